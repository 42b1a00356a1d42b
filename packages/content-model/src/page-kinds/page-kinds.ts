import { join } from 'node:path';
import { type Documents, documents, type Singleton, singleton } from '../collection-types.ts';
import { foldersOf, importFrom, keyOf, wordsOfFolder } from '../own-folders.ts';
import { isObject } from '../schema-traversal.ts';
import type { PageDefinition } from './define-page.ts';

/** Links and buttons for the page of an entry, each alone and with the name of the entry; and the heading of its form. */
export type EntryPageWords = Readonly<
  Record<'open' | 'openOf' | 'write' | 'writeOf' | 'remove' | 'removeOf' | 'heading', string>
>;

/** The names of a kind of pages and of its fields in one language. */
export type KindWords = {
  /** The name of the kind, such as "Legal pages". */
  name: string;
  /** The words of the button that adds a page; left out where each page is about an entry. */
  add?: string;
  /** The name of one page among links, such as "Case study: {title}"; left out, its title alone. */
  titled?: string;
  /** The name of a further list among links, such as "Topic: {name}"; left out, its name alone. */
  listed?: string;
  /** The name of the feed among links; left out, its address. */
  feed?: string;
  search?: string;
  /** The words around the page of an entry, whose name is `{entry}`; only where each page is about an entry. */
  ofEntry?: EntryPageWords;
  fields?: object;
  /** The name and the fields of the head of the list. */
  list?: { name: string; fields?: object };
};

/** A kind of pages with the names that follow from its folder. */
export type PageKind = Omit<PageDefinition, 'folder' | 'schema' | 'list'> & {
  /** The name of the folder: `case-studies`. */
  name: string;
  /** The name of its content: `caseStudies`. */
  key: string;
  /** The folder with its code. */
  codeFolder: string;
  documents: Documents<PageDefinition['schema']>;
  /** The head of the page that lists the pages. */
  head?: Singleton;
  /** Its names by language, from `words.yaml` in its folder. */
  words: Readonly<{ en: KindWords } & Record<string, KindWords>>;
};

/** @throws Error for a folder without a kind of pages, or without its English words */
async function readKind(name: string, codeFolder: string): Promise<PageKind> {
  const { page } = await importFrom(codeFolder, 'page.ts');
  if (!isObject(page) || typeof page['folder'] !== 'string') {
    const file = join(codeFolder, 'page.ts');
    throw new Error(`${file} must export a \`page\` that definePage({ … }) made.`);
  }
  const { folder, schema, list, ...definition } = page as PageDefinition;
  return {
    ...definition,
    name,
    key: keyOf(name),
    codeFolder,
    documents: documents(folder, schema),
    ...(list && { head: singleton(`pages/${name}`, list) }),
    words: readWords(codeFolder),
  };
}

function readWords(folder: string): PageKind['words'] {
  const words = wordsOfFolder(folder) as PageKind['words'] | undefined;
  if (typeof words?.en?.name !== 'string' || !isObject(words.en.fields)) {
    const file = join(folder, 'words.yaml');
    throw new Error(`${file} must have \`en:\` with \`name:\` and \`fields:\`.`);
  }
  return words;
}

// One after the other: some loaders of TypeScript give a module to the second import before it has run.
const read: PageKind[] = [];
for (const [name, folder] of foldersOf('pages')) read.push(await readKind(name, folder));

/** Every kind of pages, by name. */
export const pageKinds: readonly PageKind[] = read.sort((one, other) =>
  one.name.localeCompare(other.name, 'en'),
);

/** The kind of pages in a folder below `content/`; undefined for other folders. */
export const kindIn = (folder: string): PageKind | undefined =>
  pageKinds.find(({ documents }) => documents.folder === folder);

/** The kind of a collection: its pages, or the head of their list; undefined for other collections. */
export const kindWith = (collection: object): PageKind | undefined =>
  pageKinds.find(({ documents, head }) => documents === collection || head === collection);
