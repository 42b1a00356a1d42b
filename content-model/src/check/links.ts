import { quoted } from '../fault.ts';
import { isEmail } from '../schemas/fields.ts';
import { didYouMean } from './suggest.ts';

/** The pages that a link can name. */
const PAGES = ['/', '/contact', '/terms-and-conditions', '/privacy-policy'];

/** The sections of the home page that a link can name. */
export const SECTIONS = ['#services', '#process', '#projects'];

/** What a link may be, for messages. */
const FORMS = `a web address that begins with https://, a page (${PAGES.join(', ')}), a section (${SECTIONS.join(', ')}), mailto: or tel: with an address, social: with the id of a network, or "" for no link.`;

/** Why an address cannot be followed. */
export type LinkFault = { found: string; write: string };

/**
 * Checks the address of a link.
 *
 * @param href what the content says
 * @param known the ids of the social networks, and anchors beside the sections of the home page
 * @returns undefined when the address is in order
 */
export function linkFault(
  href: string,
  known: { socialIds: readonly string[]; anchors?: readonly string[] },
): LinkFault | undefined {
  const anchors = [...SECTIONS, ...(known.anchors ?? [])];
  const isRight =
    href === '' ||
    (/^https?:\/\/[^\s/?#]+\S*$/i.test(href) && URL.canParse(href)) ||
    PAGES.includes(href) ||
    anchors.includes(href) ||
    (href.startsWith('/#') && SECTIONS.includes(href.slice(1))) ||
    (href.startsWith('mailto:') && isEmail(href.slice(7).replace(/\?.*$/s, ''))) ||
    /^tel:\+?[\d(). -]{3,}$/.test(href) ||
    (href.startsWith('social:') && known.socialIds.includes(href.slice(7)));
  if (isRight) return undefined;
  const social = known.socialIds.map((id) => `social:${id}`);
  if (href.startsWith('social:')) {
    return {
      found: `${quoted(href)}, but site/site.yaml has no social link with the id ${quoted(href.slice(7))}.${didYouMean(href, social)}`,
      write: `one of ${social.join(', ')}; or add the network to socialLinks in content/site/site.yaml.`,
    };
  }
  return {
    found: `${quoted(href)}, which is no address that can be followed.${meant(href, anchors)}`,
    write: FORMS,
  };
}

/** The address that was probably meant. */
function meant(href: string, anchors: readonly string[]): string {
  if (isEmail(href)) return ` Did you mean mailto:${href}?`;
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|ng|io|dev)\b)/i.test(href)) {
    return ` Did you mean https://${href}?`;
  }
  if (/^\+?\d[\d ()-]{5,}$/.test(href)) return ` Did you mean tel:${href}?`;
  return didYouMean(href, [...PAGES, ...anchors]);
}
