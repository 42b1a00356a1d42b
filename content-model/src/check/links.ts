import { type Finding, quoted } from '../issue.ts';
import { isEmail } from '../schemas/fields.ts';
import { HOME_SECTIONS } from '../schemas/page-head.ts';
import { didYouMean } from './suggest.ts';

/** What a link can name. */
export type LinkTargets = {
  /** The addresses of the pages, such as `/contact`. */
  pages: readonly string[];
  /** The anchors of the home page, such as `#services`. */
  anchors: readonly string[];
  /** The address of each social network, by its id. */
  social: ReadonlyMap<string, string>;
};

const forms = ({ pages, anchors }: LinkTargets) =>
  [
    'a web address that begins with https://',
    `a page (${pages.join(', ')})`,
    ...(anchors.length > 0 ? [`a section (${anchors.join(', ')})`] : []),
    'mailto: or tel: with an address, social: with the id of a network, or "" for no link.',
  ].join(', ');

/**
 * Checks the address of a link.
 *
 * @param ownAnchors anchors of the same page
 * @returns undefined if the address can be followed, or is empty
 */
export function checkLink(
  href: string,
  targets: LinkTargets,
  ownAnchors: readonly string[] = [],
): Finding | undefined {
  const { pages, anchors, social } = targets;
  const isValid =
    href === '' ||
    (/^https?:\/\/[^\s/?#]+\S*$/i.test(href) && URL.canParse(href)) ||
    pages.includes(href) ||
    [...anchors, ...ownAnchors].includes(href) ||
    (href.startsWith('/#') && anchors.includes(href.slice(1))) ||
    (href.startsWith('mailto:') && isEmail(href.slice(7).replace(/\?.*$/s, ''))) ||
    /^tel:\+?[\d(). -]{3,}$/.test(href) ||
    (href.startsWith('social:') && social.has(href.slice(7)));
  if (isValid) return undefined;
  if (href.startsWith('social:')) {
    const known = [...social.keys()].map((id) => `social:${id}`);
    return {
      found: `${quoted(href)}, but site/site.yaml has no social link with the id ${quoted(href.slice(7))}.${didYouMean(href, known)}`,
      write: `one of ${known.join(', ')}; or add the network to socialLinks in content/site/site.yaml.`,
    };
  }
  const isSection = HOME_SECTIONS.some((name) => [`#${name}`, `/#${name}`].includes(href));
  if (isSection && href !== '#hero') {
    return {
      found: `${quoted(href)}, but the home page does not show this section: it has no entries, or content/pages/home.yaml leaves it out.`,
      write: forms(targets),
    };
  }
  return {
    found: `${quoted(href)}, which is no address that can be followed.${suggestion(href, [...pages, ...anchors, ...ownAnchors])}`,
    write: forms(targets),
  };
}

function suggestion(href: string, known: readonly string[]): string {
  if (isEmail(href)) return ` Did you mean mailto:${href}?`;
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|ng|io|dev)\b)/i.test(href)) {
    return ` Did you mean https://${href}?`;
  }
  if (/^\+?\d[\d ()-]{5,}$/.test(href)) return ` Did you mean tel:${href}?`;
  return didYouMean(href, known);
}
