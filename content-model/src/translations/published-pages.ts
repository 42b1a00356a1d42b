import { withoutExtension } from '../check/pictures.ts';
import { type Collection, collections } from '../collections.ts';
import { pagesOf } from '../read-content.ts';
import type { HomeSection } from '../schemas/page-head.ts';
import type { Translation } from './translate.ts';

/** The name of a page in every language: one of the below, or the file of a document without its ending. */
export type PageId = string;

/** What every page shows, so that all of it is in one language. */
const FRAME = ['site', 'labels', 'navigation', 'footer'];

/** Pages that every language may have, with their addresses below its home page, and what they show. */
const FIXED_PAGES: Readonly<Record<PageId, { address: string; shows: readonly string[] }>> = {
  messageSent: { address: '/message-sent', shows: ['contact', 'pages.messageSent'] },
  messageNotSent: { address: '/message-not-sent', shows: ['contact', 'pages.messageNotSent'] },
  notFound: { address: '/404', shows: ['notFound', 'pages.notFound'] },
};

/** The addresses of pages that nothing links to, which a site has whatever its content is. @param home without a slash at its end */
export const fixedAddresses = (home: string): [PageId, string][] =>
  Object.entries(FIXED_PAGES).map(([id, { address }]) => [id, home + address]);

const sectionOf = (name: HomeSection) =>
  name === 'get-in-touch' ? 'getInTouch' : `${name}.section`;

/**
 * The addresses of the pages that a language has, by their ids: of those with all their texts, if the home page is one.
 *
 * @param files the texts of the first language
 * @param home the address of the home page, such as `/fr`
 * @param leadsToOthers whether links may lead to a page in the first language
 */
export function publishedPages(
  files: ReadonlyMap<string, string>,
  translation: Translation,
  { home, leadsToOthers }: { home: string; leadsToOthers: boolean },
): Map<PageId, string> {
  const source = pagesOf(files);
  const own = pagesOf(translation.files);
  const isWhole = (name: string) => isTranslated(collections.get(name), translation);
  const sections = source.sections.filter((name) => name !== 'hero').map(sectionOf);
  const contact = ['contact', 'pages.contact'];
  // The buttons of the first view lead to the contact page.
  const linked = leadsToOthers ? [] : contact;
  const hasHome =
    [...FRAME, 'hero', 'pages.home', ...sections, ...linked].every(isWhole) &&
    source.sections.every((name) => own.sections.includes(name));
  if (!hasHome) return new Map();
  const isThere = (id: PageId) => {
    if (id === 'contact') return contact.every(isWhole);
    return !id.startsWith('projects/') || isWhole('getInTouch');
  };
  const fixed = fixedAddresses(home).filter(([id]) => FIXED_PAGES[id]?.shows.every(isWhole));
  const others = [...own.addresses].filter(([id]) => isThere(id));
  return new Map([
    ...others.map(([id, address]) => [id, id === 'home' ? home : home + address] as const),
    ...fixed,
  ]);
}

/** Whether no text is missing in an entry that is alone in its collection. */
function isTranslated(collection: Collection | undefined, { entries }: Translation): boolean {
  if (collection?.type !== 'singleton') return false;
  const entry = [...entries].find(([path]) => withoutExtension(path) === collection.path);
  // Without a file, the words of the language are all that there is.
  return entry === undefined || entry[1].missing.length === 0;
}
