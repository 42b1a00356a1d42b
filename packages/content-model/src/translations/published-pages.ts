import { posix } from 'node:path';
import { locate } from '../check/locate.ts';
import { withoutExtension } from '../check/pictures.ts';
import { COLLECTIONS, type Collection, collectionName, collections } from '../collections.ts';
import { pageKinds } from '../page-kinds/page-kinds.ts';
import { pagesOf } from '../pages.ts';
import { fieldsIn } from '../parse.ts';
import { OFF, valueAt } from '../schema-traversal.ts';
import {
  CLOSING_SECTIONS,
  HOME_SECTIONS,
  OPENING_SECTIONS,
  SECTION_NAMES,
  sectionNamed,
} from '../sections/sections.ts';
import type { Translation } from './translate.ts';

/**
 * The id of a page, the same in all languages: `home`, `contact`, a key of `FIXED_PAGES`, the name of a kind for the
 * list of its pages, or the path of a Markdown page without `.md`.
 */
export type PageId = string;

/** The collection with a section's own words. */
function ownWords(section: string): Collection | undefined {
  const [words] = Object.values<Collection>(sectionNamed(section)?.collections ?? {});
  return words;
}

const namesOfWords = (sections: readonly string[]) =>
  sections.flatMap((name) => {
    const words = ownWords(name);
    return words ? [collectionName(words)] : [];
  });

/** The entries without which a language has no pages: they must be fully translated. */
export const HOME = [
  'site',
  'labels',
  'navigation',
  'footer',
  ...namesOfWords(OPENING_SECTIONS),
  'pages.home',
];

/** Pages with a fixed address below the home page of a language, and the entries that they show. */
const FIXED_PAGES: Readonly<Record<PageId, { address: string; shows: readonly string[] }>> = {
  messageSent: { address: '/message-sent', shows: ['contact', 'pages.messageSent'] },
  messageNotSent: { address: '/message-not-sent', shows: ['contact', 'pages.messageNotSent'] },
  notFound: { address: '/404', shows: ['notFound', 'pages.notFound'] },
};

/** The addresses of the pages that every site has and no link names. @param home without a slash at its end */
export const fixedAddresses = (home: string): [PageId, string][] =>
  Object.entries(FIXED_PAGES).map(([id, { address }]) => [id, home + address]);

/** The sections of the home page whose title or entries a language lacks, so that it leaves them out. */
export function untranslatedSections(
  files: ReadonlyMap<string, string>,
  translation: Translation,
): string[] {
  const own = pagesOf(translation.files).sectionsOfAllDays;
  return pagesOf(files)
    .sectionsOfAllDays.filter((name) => !OPENING_SECTIONS.includes(name))
    .filter((name) => !own.includes(name) || !hasTranslatedWords(name, translation));
}

/** A translation with some sections of the home page switched off. */
export function withoutSections(
  { files, ...translation }: Translation,
  sections: readonly string[],
): Translation {
  if (sections.length === 0) return { files, ...translation };
  const { home } = COLLECTIONS.pages;
  const [path = `${home.path}.yaml`] = locate(home, files);
  const fields = fieldsIn(files.get(path) ?? '{}');
  const wanted = valueAt(fields, ['sections']);
  const named: readonly unknown[] = Array.isArray(wanted) ? wanted : HOME_SECTIONS;
  const switched = named.map((name) =>
    sections.some((each) => each === name) ? name + OFF : name,
  );
  const text = JSON.stringify({ ...Object(fields), sections: switched });
  return { ...translation, files: new Map(files).set(path, text) };
}

/** The kind of a page, or of the pages that it lists; undefined for pages of no kind. */
const kindOf = (id: PageId) =>
  pageKinds.find(({ name, documents }) => name === id || documents.folder === posix.dirname(id));

/** The entries that must be fully translated for a page, beside the page itself. */
export function neededFor(id: PageId): readonly string[] {
  if (id === 'home') return HOME;
  if (id === 'contact') return ['contact', 'pages.contact'];
  const kind = kindOf(id);
  if (kind?.name === id && kind.head) return [collectionName(kind.head)];
  return FIXED_PAGES[id]?.shows ?? (kind?.hasClosingSections ? namesOfWords(CLOSING_SECTIONS) : []);
}

/** Whether a language has everything that a page needs beside its own file. */
export const isComplete = (id: PageId, translation: Translation): boolean =>
  neededFor(id).every((name) => isTranslated(name, translation));

/**
 * The addresses of the complete pages of a language, by their ids; none without a complete home page.
 *
 * @param translation without the sections that it leaves out
 * @param home the address of the home page, such as `/fr`
 * @param addresses the addresses of its pages below `home`; by default of the pages that are online today
 */
export function publishedPages(
  translation: Translation,
  home: string,
  addresses = pagesOf(translation.files).addresses,
): Map<PageId, string> {
  const pages = [...addresses].map(
    ([id, address]) => [id, id === 'home' ? home : home + address] as const,
  );
  const published = new Map(
    [...pages, ...fixedAddresses(home)].filter(([id]) => isComplete(id, translation)),
  );
  return published.has('home') ? published : new Map();
}

/** The sections whose own words a language lacks. */
export const sectionsWithoutWords = (translation: Translation): string[] =>
  SECTION_NAMES.filter((name) => !hasTranslatedWords(name, translation));

/** Whether a translation can show a section: the words of the section are translated, or it has none. */
function hasTranslatedWords(section: string, translation: Translation): boolean {
  const words = ownWords(section);
  return words === undefined || canBeShown(words, translation);
}

const isTranslated = (name: string, translation: Translation) =>
  canBeShown(collections.get(name), translation);

/** Whether the entry of a singleton can be shown. */
function canBeShown(collection: Collection | undefined, { entries }: Translation): boolean {
  if (collection?.type !== 'singleton') return false;
  const entry = [...entries].find(([path]) => withoutExtension(path) === collection.path);
  // Without a file, the interface words of the language fill the entry.
  return entry === undefined || entry[1].leftOut !== undefined;
}
