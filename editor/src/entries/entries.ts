import { posix } from 'node:path';
import { stemOf } from '../../../content-model/src/check/address.ts';
import { locate } from '../../../content-model/src/check/locate.ts';
import { withoutExtension } from '../../../content-model/src/check/pictures.ts';
import {
  type Collection,
  collections,
  type Documents,
  documentFolders,
  type List,
  lists,
  singletons,
} from '../../../content-model/src/collections.ts';
import { type Changes, freeName, slugOf } from '../../../content-model/src/folder.ts';
import { withDefaults, withoutDefaults } from '../../../content-model/src/languages.ts';
import { parseEntry, splitFrontMatter } from '../../../content-model/src/parse.ts';
import { type ContentFiles, defaultsOf } from '../../../content-model/src/read-content.ts';
import {
  fieldsOf,
  isObject,
  mapFields,
  metadata,
  normaliseNulls,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { rewriteDocument, rewriteEntry } from '../../../content-model/src/write.ts';
import { collectionLabel } from '../labels/labels.ts';
import { languageOf } from '../languages.ts';

/** An entry's file, as a path from `content/`, and its collection. */
export type EntryFile = { path: string; collection: Collection };

/** An entry as the editor shows it. */
export type OpenEntry = EntryFile & {
  source: string;
  /** The words of the site's language for fields that the file leaves out. */
  defaults: Record<string, unknown>;
  /** The fields; undefined if the file cannot be parsed. */
  fields: unknown;
  /** The text below the front matter of a Markdown file, and the line of the file on which it begins. */
  body: string;
  bodyLine: number;
};

/** Every entry, in the order of the overview; also those of words whose file is not there yet. */
export const entryFiles = ({ files }: ContentFiles): EntryFile[] =>
  [...singletons, ...lists, ...documentFolders].flatMap((collection) => {
    const paths = locate(collection, files.keys());
    const hasWords = Object.keys(defaultsOf(collection, files)).length > 0;
    const isToCome = paths.length === 0 && collection.type === 'singleton' && hasWords;
    return (isToCome ? [`${collection.path}.yaml`] : paths).map((path) => ({ path, collection }));
  });

/** The collection whose entries lie in files such as this; a path that leads elsewhere has none. */
export function collectionOf(path: string): Collection | undefined {
  if (/[\\:\0]/.test(path)) return undefined;
  return [...collections.values()].find((collection) => locate(collection, [path]).length === 1);
}

/** Reads the entry in a file; undefined if there is none. */
export function openEntry(content: ContentFiles, path: string): OpenEntry | undefined {
  const collection = content.files.has(path) ? collectionOf(path) : undefined;
  const file = collection
    ? { path, collection }
    : entryFiles(content).find((entry) => entry.path === path);
  return file && readEntry(content, file);
}

/** Reads the entry in a file of which it is known that there is one. */
export function readEntry(content: ContentFiles, { path, collection }: EntryFile): OpenEntry {
  const { schema } = collection;
  const source = content.files.get(path) ?? '';
  const parts = collection.type === 'documents' ? splitFrontMatter(source) : undefined;
  const { value, issues, sourceAt } = parseEntry(path, parts?.fields ?? (source || '{}'));
  // A number where a text belongs stays as it was typed: a telephone number keeps its plus.
  const defaults = defaultsOf(collection, content.files);
  const shown = withDefaults(normaliseNulls(schema, value), defaults);
  const fields = mapFields(schema, shown, (item, field, at) => {
    const isText = !['number', 'switch'].includes(metadata(field).widget ?? '');
    return typeof item === 'number' && isText ? (sourceAt(at) ?? String(item)) : item;
  });
  const body = parts?.body ?? '';
  const blankLines = (/^\s*/.exec(body)?.[0].split('\n').length ?? 1) - 1;
  return {
    path,
    collection,
    source,
    defaults,
    fields: issues.length > 0 ? undefined : fields,
    body: body.trim(),
    bodyLine: (parts?.bodyLine ?? 1) + blankLines,
  };
}

/** A new entry of a list, with every field empty. */
export const blankEntry = ({ files }: ContentFiles, list: List): OpenEntry => ({
  path: `${list.folder}/new.yaml`,
  collection: list,
  source: '',
  defaults: {},
  fields: list.numbered ? { [list.numbered]: locate(list, files.keys()).length + 1 } : {},
  body: '',
  bodyLine: 1,
});

/** A new page in Markdown, with every field empty. */
export const blankDocument = (collection: Documents, path: string): OpenEntry => ({
  path,
  collection,
  source: '',
  defaults: {},
  fields: {},
  body: '',
  bodyLine: 1,
});

/** The text of an entry's file with other fields in it; words that the site's language has stay out of it. */
export function textOf(entry: OpenEntry, fields: object, body: string): string {
  const { collection, path, source, defaults } = entry;
  if (collection.type === 'documents') return rewriteDocument(source, fields, body);
  const { value } = parseEntry(path, source);
  return rewriteEntry(path, source, withoutDefaults(fields, defaults, value) as object);
}

/** The path of an entry's file at a position, counted from 1, in the folder of its list. */
const numberedPath = (list: List, position: number, digits: number, name: string) =>
  `${list.folder}/${String(position).padStart(digits, '0')}-${name}`;

/** A name that no entry of a list has behind its number: case studies have their address from it. */
export function freeStem({ files }: ContentFiles, list: List, stem: string): string {
  const stems = new Set(locate(list, files.keys()).map(stemOf));
  return freeName(stem, (candidate) => stems.has(candidate));
}

const numberOf = (path: string) => /^\d+/.exec(posix.basename(path))?.[0];

/** The number of digits in a list's file names: two, or one if a name has only one. */
const digitsOf = (paths: readonly string[]) =>
  Math.min(...paths.map((path) => numberOf(path)?.length ?? 2), 2);

/** The file for a new entry of a list: after the others, with a name of its own made from its title. */
export function pathForNew(content: ContentFiles, list: List, fields: unknown): string {
  const paths = locate(list, content.files.keys());
  const last = Number(numberOf(paths.at(-1) ?? '') ?? paths.length);
  const title = valueAt(fields, [list.unique]);
  const stem = freeStem(content, list, slugOf(typeof title === 'string' ? title : ''));
  return numberedPath(list, last + 1, digitsOf(paths), `${stem}.yaml`);
}

/** The files of a list by what they are called once it has an order. */
export function namesIn(
  { files }: ContentFiles,
  list: List,
  order: readonly string[],
): Map<string, string> {
  const digits = digitsOf(locate(list, files.keys()));
  const nameOf = (path: string) => posix.basename(path).replace(/^\d+-/, '');
  return new Map(
    order.map((path, index) => [numberedPath(list, index + 1, digits, nameOf(path)), path]),
  );
}

/**
 * Renames and renumbers the entries of a list to match an order; those left out are deleted. A case
 * study keeps the name of its project, and is deleted with it.
 */
export function reordered(content: ContentFiles, list: List, order: readonly string[]): Changes {
  const before = locate(list, content.files.keys());
  const after = new Map(
    [...namesIn(content, list, order)].flatMap(([renamed, path], index) => {
      const text = content.files.get(path) ?? '';
      const study = content.files.get(studyOf(path));
      return [
        [renamed, list.numbered ? renumber(path, text, list.numbered, index + 1) : text] as const,
        ...(study === undefined ? [] : [[studyOf(renamed), study] as const]),
      ];
    }),
  );
  const deleted = before
    .flatMap((path) => [path, studyOf(path)])
    .filter((path) => content.files.has(path) && !after.has(path))
    .map((path) => [path, undefined] as const);
  const changed = [...after].filter(([path, text]) => content.files.get(path) !== text);
  return new Map<string, string | undefined>([...deleted, ...changed]);
}

/** The file of the case study beside a project's file. */
export const studyOf = (path: string) => `${withoutExtension(path)}.md`;

function renumber(path: string, text: string, field: string, position: number): string {
  const { value, issues } = parseEntry(path, text);
  if (issues.length > 0 || !isObject(value)) return text;
  return rewriteEntry(path, text, { ...value, [field]: position });
}

function fieldOf({ files }: ContentFiles, path: string, field: string) {
  const source = files.get(path) ?? '';
  return valueAt(parseEntry(path, splitFrontMatter(source)?.fields ?? source).value, [field]);
}

/** What the owner recognises an entry by: its title or name, else its file or collection. */
export function displayName(content: ContentFiles, { path, collection }: EntryFile): string {
  if (collection.type === 'singleton') return collectionLabel(collection, languageOf(content));
  const title = fieldOf(content, path, collection.type === 'list' ? collection.unique : 'title');
  return typeof title === 'string' && title !== '' ? title : posix.basename(path);
}

/** The first picture that an entry names, as a path from `content/`. */
export function pictureOf(content: ContentFiles, { path, collection }: EntryFile) {
  const [field] =
    Object.entries(fieldsOf(collection.schema)).find(
      ([, schema]) => metadata(schema).widget === 'picture',
    ) ?? [];
  const named = field && fieldOf(content, path, field);
  if (typeof named !== 'string') return undefined;
  const picture = posix.join(posix.dirname(path), named);
  return content.pictures.has(picture) ? picture : undefined;
}
