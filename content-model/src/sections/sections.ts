import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import type { List, Singleton } from '../collection-types.ts';
import { isObject } from '../schema-traversal.ts';
import type { SectionDefinition } from './define-section.ts';

/** A section with the names that follow from its folder. */
export type Section = SectionDefinition & {
  /** The name of the folder, which is also its anchor on a page: `get-in-touch`. */
  name: string;
  /** The name of its content: `getInTouch`. */
  key: string;
  folder: string;
  /** What it is called, by language: `words.yaml` in its folder. */
  words: Readonly<{ en: SectionWords } & Record<string, SectionWords>>;
};

/** What a section, its collections and their fields are called in one language. */
export type SectionWords = {
  name: string;
  /** Left out in a language that has only the name of the section. */
  collections?: Readonly<Record<string, object>>;
};

const root = join(import.meta.dirname, '../../..');

/** The folders of all sections by their names: an agency's own one takes the place of the product's. */
function sectionFolders(): Map<string, string> {
  const parents = ['sections', 'own/sections'].map((name) => join(root, name)).filter(existsSync);
  return new Map(
    parents.flatMap((parent) =>
      readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => [name, join(parent, name)] as const),
    ),
  );
}

/** @throws Error for a folder without a section or without its English words */
async function readSection(name: string, folder: string): Promise<Section> {
  const file = join(folder, 'section.ts');
  const { section } = existsSync(file)
    ? await import(/* @vite-ignore */ pathToFileURL(file).href)
    : {};
  if (!section?.collections) {
    throw new Error(`${file} must export a \`section\` that defineSection({ … }) made.`);
  }
  const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { ...section, name, key, folder, words: readWords(join(folder, 'words.yaml')) };
}

function readWords(file: string): Section['words'] {
  const words = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  if (typeof words?.en?.name !== 'string' || !isObject(words.en.collections)) {
    throw new Error(`${file} must have \`en:\` with \`name:\` and \`collections:\`.`);
  }
  return words;
}

const read = await Promise.all([...sectionFolders()].map((entry) => readSection(...entry)));

const placeOf = ({ homePlace = Number.POSITIVE_INFINITY }: Section) => homePlace;

/** Every section, in the order of a home page that names none; the others follow by name. */
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

/** The names of the sections of a home page that names none. */
export const HOME_SECTIONS = sections
  .filter(({ homePlace }) => homePlace !== undefined)
  .map(({ name }) => name);

/** The section of a name; undefined for a name that no folder has. */
export const sectionNamed = (name: string): Section | undefined =>
  sections.find((section) => section.name === name);

/** The section that has a collection; undefined for the collections that belong to no section. */
export const sectionWith = (collection: object): Section | undefined =>
  sections.find(({ collections }) =>
    Object.values<Singleton | List>(collections).some((each) => each === collection),
  );
