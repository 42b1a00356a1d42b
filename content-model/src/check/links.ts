import { type Finding, quoted } from '../issue.ts';
import { isEmail } from '../schemas/fields.ts';
import { didYouMean } from './suggest.ts';

/** The pages that a link can name. */
const PAGES = ['/', '/contact', '/terms-and-conditions', '/privacy-policy'];

/** The sections of the home page that a link can name. */
export const SECTIONS = ['#services', '#process', '#projects'];

const FORMS = `a web address that begins with https://, a page (${PAGES.join(', ')}), a section (${SECTIONS.join(', ')}), mailto: or tel: with an address, social: with the id of a network, or "" for no link.`;

/**
 * Checks the address of a link.
 *
 * @param socialIds the ids of the social networks
 * @param ownAnchors anchors of the same page
 * @returns undefined if the address can be followed, or is empty
 */
export function checkLink(
  href: string,
  socialIds: readonly string[],
  ownAnchors: readonly string[] = [],
): Finding | undefined {
  const anchors = [...SECTIONS, ...ownAnchors];
  const isValid =
    href === '' ||
    (/^https?:\/\/[^\s/?#]+\S*$/i.test(href) && URL.canParse(href)) ||
    PAGES.includes(href) ||
    anchors.includes(href) ||
    (href.startsWith('/#') && SECTIONS.includes(href.slice(1))) ||
    (href.startsWith('mailto:') && isEmail(href.slice(7).replace(/\?.*$/s, ''))) ||
    /^tel:\+?[\d(). -]{3,}$/.test(href) ||
    (href.startsWith('social:') && socialIds.includes(href.slice(7)));
  if (isValid) return undefined;
  if (href.startsWith('social:')) {
    const known = socialIds.map((id) => `social:${id}`);
    return {
      found: `${quoted(href)}, but site/site.yaml has no social link with the id ${quoted(href.slice(7))}.${didYouMean(href, known)}`,
      write: `one of ${known.join(', ')}; or add the network to socialLinks in content/site/site.yaml.`,
    };
  }
  return {
    found: `${quoted(href)}, which is no address that can be followed.${suggestion(href, anchors)}`,
    write: FORMS,
  };
}

function suggestion(href: string, anchors: readonly string[]): string {
  if (isEmail(href)) return ` Did you mean mailto:${href}?`;
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|ng|io|dev)\b)/i.test(href)) {
    return ` Did you mean https://${href}?`;
  }
  if (/^\+?\d[\d ()-]{5,}$/.test(href)) return ` Did you mean tel:${href}?`;
  return didYouMean(href, [...PAGES, ...anchors]);
}
