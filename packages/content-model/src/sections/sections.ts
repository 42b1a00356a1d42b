import { join } from 'node:path';
import type { List, Singleton } from '../collection-types.ts';
import { foldersOf, importFrom, keyOf, wordsOfFolder } from '../own-folders.ts';
import { isObject } from '../schema-traversal.ts';
import type { SectionDefinition } from './define-section.ts';

/** A section with the names that follow from its folder. */
export type Section = SectionDefinition & {
  /** The name of the folder, which is also its anchor on a page: `get-in-touch`. */
  name: string;
  /** The name of its content: `getInTouch`. */
  key: string;
  folder: string;
  /** Its names by language, from `words.yaml` in its folder. */
  words: Readonly<{ en: SectionWords } & Record<string, SectionWords>>;
};

/** The names of a section, of its collections and of their fields in one language. */
export type SectionWords = {
  name: string;
  /** Left out in a language that has only the name of the section. */
  collections?: Readonly<Record<string, object>>;
};

/** @throws Error for a folder without a section or without its English words */
async function readSection(name: string, folder: string): Promise<Section> {
  const { section } = await importFrom(folder, 'section.ts');
  if (!isObject(section) || !isObject(section['collections'])) {
    const file = join(folder, 'section.ts');
    throw new Error(`${file} must export a \`section\` that defineSection({ … }) made.`);
  }
  const definition = section as SectionDefinition;
  return { ...definition, name, key: keyOf(name), folder, words: readWords(folder) };
}

function readWords(folder: string): Section['words'] {
  const words = wordsOfFolder(folder) as Section['words'] | undefined;
  if (typeof words?.en?.name !== 'string' || !isObject(words.en.collections)) {
    const file = join(folder, 'words.yaml');
    throw new Error(`${file} must have \`en:\` with \`name:\` and \`collections:\`.`);
  }
  return words;
}

// One after the other: some loaders of TypeScript give a module to the second import before it has run.
const read: Section[] = [];
for (const [name, folder] of foldersOf('sections')) read.push(await readSection(name, folder));

const placeOf = ({ homePlace = Number.POSITIVE_INFINITY }: Section) => homePlace;

/** Every section: first the sections with a place on a home page, in that order, then the others by name. */
export const sections: readonly Section[] = read.sort(
  (one, other) =>
    Math.sign(placeOf(one) - placeOf(other)) || one.name.localeCompare(other.name, 'en'),
);

/** The names of all sections. */
export const SECTION_NAMES = sections.map(({ name }) => name);

/** The sections of which one opens the home page. */
export const OPENING_SECTIONS = sections
  .filter(({ opensPage }) => opensPage)
  .map(({ name }) => name);

/** The sections that close a page. */
export const CLOSING_SECTIONS = sections
  .filter(({ closesPage }) => closesPage)
  .map(({ name }) => name);

/** The names of the sections of a home page whose file lists no sections. */
export const HOME_SECTIONS = sections
  .filter(({ homePlace }) => homePlace !== undefined)
  .map(({ name }) => name);

/** The section with a name; undefined if there is none. */
export const sectionNamed = (name: string): Section | undefined =>
  sections.find((section) => section.name === name);

/** The section that has a collection; undefined for the collections that belong to no section. */
export const sectionWith = (collection: object): Section | undefined =>
  sections.find(({ collections }) =>
    Object.values<Singleton | List>(collections).some((each) => each === collection),
  );
