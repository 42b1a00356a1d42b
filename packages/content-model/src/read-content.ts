import { listIssues, singletonIssues } from './check/collection.ts';
import { encodingIssues } from './check/encoding.ts';
import { checkEntry } from './check/entry.ts';
import type { TranslatedLinks } from './check/links.ts';
import { idOf, locate } from './check/locate.ts';
import { SITE_VARIABLES } from './check/texts.ts';
import type { Documents } from './collection-types.ts';
import {
  COLLECTIONS,
  type Collection,
  type Content,
  collectionName,
  collections,
  lists,
  mapCollections,
} from './collections.ts';
import { type DocumentContext, readDocument } from './documents.ts';
import { fieldsOfFile } from './file-fields.ts';
import { type Finding, finding } from './findings/findings.ts';
import type { ContentIssue } from './issue.ts';
import { interfaceWords } from './languages.ts';
import { orderFile } from './order.ts';
import type { DocumentPage } from './page-kinds/define-page.ts';
import { onlineDays } from './page-kinds/online-days.ts';
import { kindWith } from './page-kinds/page-kinds.ts';
import { pagesOf } from './pages.ts';
import { isObject } from './schema-traversal.ts';
import { themeSchema } from './schemas/theme.ts';
import { siteFacts } from './site-facts.ts';
import { themeIssues } from './theme/theme-issues.ts';

/** A version of the files of a content folder. It is immutable; every path is from `content/`. */
export type ContentFiles = {
  /** The text of every file that is no picture and no translation, by its path. */
  files: ReadonlyMap<string, string>;
  /** The text of every translation, by its path. */
  translations?: ReadonlyMap<string, string>;
  /** The path of every picture. */
  pictures: ReadonlySet<string>;
  /** The findings for pictures that cannot be shown; absent when no picture was decoded. */
  imageErrors?: ReadonlyMap<string, Finding>;
  /** The installed typefaces; absent when unknown. */
  typefaces?: ReadonlySet<string> | undefined;
};

/** A file or a collection after reading and checking; `value` fits the schema only without issues. */
type Read = {
  issues: readonly ContentIssue[];
  /** The fields as the file has them. */
  entry?: unknown;
  value?: unknown;
  /** The pictures that it names. */
  pictures?: readonly string[];
};

/**
 * Reads the entries of one language.
 *
 * @param translated the targets of its links; undefined for the first language
 * @returns content that fits its type only if there is no issue, and the pictures that it names
 */
export function readEntries(
  { files, pictures, imageErrors = new Map(), typefaces }: ContentFiles,
  basePath: string,
  translated?: TranslatedLinks,
): { content: Content; issues: ContentIssue[]; used: ReadonlySet<string> } {
  const facts = { ...siteFacts(files), ...pagesOf(files) };
  const hidden = [...facts.hidden, ...(translated?.untranslatedEntries ?? [])];
  const context = {
    ...facts,
    hidden,
    pictures,
    imageErrors,
    basePath,
    typefaces,
    translated,
    offline: translated?.offline ?? facts.offline,
    // A translation leaves out entries that wait to be translated, and has the references of the first language.
    entriesIn: translated ? undefined : (folder: string) => idsIn(folder, files),
  };
  const read = new Map(
    [...collections.values()].map((each) => [each, readCollection(each, files, context)]),
  );
  const used = new Set([...read.values()].flatMap((each) => each.pictures ?? []));
  const issues = [...read.values()].flatMap((each) => each.issues);
  const content = mapCollections((collection) => read.get(collection)?.value);
  if (issues.length > 0) return { content, issues, used };
  content.pages.home.sections = context.sections;
  return { content, issues, used };
}

/** The ids of the entries of the list in a folder, in their order. */
const idsIn = (folder: string, files: ContentFiles['files']) =>
  lists
    .filter((list) => list.folder === folder)
    .flatMap((list) => locate(list, files))
    .map(idOf);

function readCollection(
  collection: Collection,
  files: ContentFiles['files'],
  context: Context,
): Read {
  const paths = locate(collection, files);
  if (paths.length === 0 && collection.type === 'singleton') {
    // The words of the site's language may fill every field.
    const read = readFile(collection, `${collection.path}.yaml`, '{}', context);
    if (read.issues.length === 0) return read;
  }
  const read = paths.map((path) => ({
    path,
    ...readFile(collection, path, files.get(path) ?? '', context),
  }));
  const issues = read.flatMap((each) => each.issues);
  const pictures = read.flatMap((each) => each.pictures ?? []);
  if (collection.type === 'documents') {
    return { value: onlinePages(collection, read, files), issues, pictures };
  }
  if (collection.type === 'singleton') {
    const value = read.find((each) => each.value !== undefined)?.value ?? collection.whenMissing;
    return { value, issues: [...singletonIssues(collection, paths), ...issues], pictures };
  }
  const entries = read.flatMap(({ path, entry }) => (entry === undefined ? [] : { path, entry }));
  const order = files.get(orderFile(collection)) ?? '';
  return {
    value: read.map(({ path, value }) => (isObject(value) ? { ...value, id: idOf(path) } : value)),
    issues: [...issues, ...listIssues(collection, entries, paths, order)],
    pictures,
  };
}

/** The pages of a kind that are online today, in the order of the kind. */
function onlinePages(
  collection: Documents,
  read: readonly (Read & { path: string })[],
  files: ContentFiles['files'],
): unknown[] {
  const kind = kindWith(collection);
  if (!kind) return [];
  const online = read.filter(({ path }) => onlineDays(kind, fieldsOfFile(files, path)).isOnline);
  const pages = online.flatMap(({ value }) => (value === undefined ? [] : (value as DocumentPage)));
  return kind.compare ? pages.sort(kind.compare) : pages;
}

function readFile(collection: Collection, path: string, source: string, context: Context): Read {
  const issues = encodingIssues(`content/${path}`, source);
  if (issues.length > 0) return { issues };
  const kind = collection.type === 'documents' && kindWith(collection);
  if (kind) return readDocument(path, source, kind, context);
  // Variables are filled from these facts, so the facts have none themselves.
  const variables = collection === COLLECTIONS.site ? [] : SITE_VARIABLES;
  const read = checkEntry(path, source, collection, context, variables, {
    defaults: interfaceWords(context.language, collectionName(collection)),
  });
  if (collection !== COLLECTIONS.theme || read.issues.length > 0 || !('value' in read)) return read;
  const theme = themeSchema.parse(read.value);
  return { ...read, issues: themeIssues(`content/${path}`, theme, context.typefaces) };
}

/** The words that entries of a collection may leave out, in the language of the site. */
export const defaultsOf = (collection: Collection, files: ContentFiles['files']) =>
  interfaceWords(siteFacts(files).language, collectionName(collection));

/** The context in which every entry is checked: facts of the site, and the typefaces of this computer. */
type Context = DocumentContext & {
  language: string;
  typefaces: ReadonlySet<string> | undefined;
  /** The sections that the home page shows. */
  sections: string[];
};

/** Reports broken pictures that no entry names, because the build reads them too. */
export const unusedPictureIssues = (
  imageErrors: ReadonlyMap<string, Finding>,
  used: ReadonlySet<string>,
): ContentIssue[] =>
  [...imageErrors]
    .filter(([path]) => !used.has(path))
    .map(([path, { found, write }]) => ({
      file: `content/${path}`,
      ...finding('unusedImageError', found, write),
    }));
