import { plainAddress } from '../../../words/address.ts';
import { type Finding, finding } from '../findings/findings.ts';
import { isEmail } from '../schemas/fields.ts';
import { OPENING_SECTIONS, SECTION_NAMES } from '../sections/sections.ts';
import { nearest } from './suggest.ts';

/** The targets that links can name. */
export type LinkTargets = {
  /** The addresses of the pages, such as `/contact`. */
  pages: readonly string[];
  /** The addresses of lists of some pages, such as `/news/topic/maps`. */
  lists?: readonly string[];
  /** The anchors of the home page, such as `#services`. */
  anchors: readonly string[];
  /** The sections of other pages, such as `/about#faq`, with the addresses of the first language. */
  sectionsOfPages?: readonly string[];
  /** The anchors of entries on the home page, such as `#question-price`. */
  entryAnchors?: readonly string[];
  /** The anchors of sections and entries that pages do not show: lists leave out links to them. */
  hidden?: readonly string[];
  /**
   * The pages and sections that are not online today, such as `/jobs` and `#news`: lists leave out links to them, and texts
   * show only their words.
   */
  offline?: readonly string[];
  /** The address of each social network, by its id. */
  social: ReadonlyMap<string, string>;
  /** Where the pages are in this language; undefined in the first of a site. */
  translated?: TranslatedLinks | undefined;
};

/** The targets of links to the site's own pages in a language other than the first. */
export type TranslatedLinks = {
  /** The address of its home page, such as `/fr`. */
  home: string;
  /** The targets of links, by the names that links use: pages, and anchors that only the first language's home page has. */
  addresses: ReadonlyMap<string, string>;
  /** The files of the pages that this language does not have, by their addresses. */
  untranslated: ReadonlyMap<string, string>;
  /** The pages and sections of this language that are not online today, by each address that a link may name. */
  offline: readonly string[];
  /** The anchors of entries that only the home page of the first language has. */
  untranslatedEntries: readonly string[];
};

/**
 * Whether a link leads to a section or an entry on a home page, such as `#services` or `/#question-price`: on the home
 * page of this language, or of the first language where links may lead there.
 */
export function isOnHome(href: string, targets: LinkTargets): boolean {
  const { anchors, entryAnchors = [], translated } = targets;
  const anchor = href.replace(/^\/#/, '#');
  const isOfFirst = anchor.startsWith('#') && translated?.addresses.has(anchor);
  return isOfFirst || [...anchors, ...entryAnchors].includes(anchor);
}

/** The normal form of a link to a page or an anchor; other links are unchanged. */
export const plainHref = (typed: string): string =>
  /^[/#]/.test(typed) ? plainAddress(typed) : typed;

/** Whether a link leads to a page or a section that is not online today. */
const isOffline = (href: string, { offline = [] }: LinkTargets) =>
  offline.includes(href.replace(/^\/#/, '#'));

/**
 * Resolves a link of the content to the page or section in the language of the linking page.
 *
 * @returns an empty address for a page or a section that is not online today
 */
export function linkTarget(typed: string, targets: LinkTargets): string {
  const { translated } = targets;
  const href = plainHref(typed);
  if (isOffline(href, targets)) return '';
  if (!translated) return href;
  const anchor = /^\/?(#.+)$/.exec(href)?.[1];
  if (anchor) return translated.addresses.get(anchor) ?? translated.home + anchor;
  return translated.addresses.get(href) ?? href;
}

/** As `linkTarget`, for a text in Markdown; undefined for other sites, and for anchors of the page itself. */
export function linkTargetInText(typed: string, targets: LinkTargets): string | undefined {
  const href = plainHref(typed);
  const isOfSite = href.startsWith('/') || isOnHome(href, targets) || isOffline(href, targets);
  return isOfSite ? linkTarget(href, targets) : undefined;
}

/** The host of an address. Browsers allow more characters, which are instructions to some web servers. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/** Whether a link is a web address without a user name or password. */
function isWebAddress(href: string): boolean {
  const url = /^https?:\/\/[^\s/?#]+\S*$/i.test(href) ? URL.parse(href) : null;
  return url !== null && HOST.test(url.hostname) && url.username + url.password === '';
}

/**
 * Checks the address of a link.
 *
 * @param ownAnchors anchors of the same page
 * @returns undefined if the address can be followed, or is empty
 */
export function checkLink(
  typed: string,
  targets: LinkTargets,
  ownAnchors: readonly string[] = [],
): Finding | undefined {
  const href = plainHref(typed);
  const { pages, anchors, social, translated } = targets;
  if (isOffline(href, targets)) return undefined;
  const untranslated = translated?.untranslated.get(href.replace(/(?<=.)#.*/, ''));
  if (untranslated !== undefined) return finding('pageNotTranslated', href, untranslated);
  const isValid =
    href === '' ||
    isWebAddress(href) ||
    pages.includes(href) ||
    targets.lists?.includes(href) ||
    targets.sectionsOfPages?.includes(href) ||
    translated?.addresses.has(href) ||
    ownAnchors.includes(href) ||
    isOnHome(href, targets) ||
    (href.startsWith('mailto:') && isEmail(href.slice(7).replace(/\?.*$/s, ''))) ||
    /^tel:\+?[\d(). -]{3,}$/.test(href) ||
    (href.startsWith('social:') && social.has(href.slice(7)));
  if (isValid) return undefined;
  if (href.startsWith('social:')) {
    const known = [...social.keys()].map((id) => `social:${id}`);
    return finding('unknownNetwork', href.slice(7), known, nearest(href, known));
  }
  const isSection = SECTION_NAMES.some(
    (name) => !OPENING_SECTIONS.includes(name) && [`#${name}`, `/#${name}`].includes(href),
  );
  if (isSection) return finding('hiddenSection', href, { pages, anchors });
  const known = [...pages, ...(targets.lists ?? []), ...anchors, ...ownAnchors];
  const meant = suggestion(href, known);
  return finding('brokenLink', href, { pages, anchors }, meant);
}

function suggestion(href: string, known: readonly string[]): string | undefined {
  if (isEmail(href)) return `mailto:${href}`;
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|ng|io|dev)\b)/i.test(href)) {
    return `https://${href}`;
  }
  if (/^\+?\d[\d ()-]{5,}$/.test(href)) return `tel:${href}`;
  return nearest(href, known);
}
