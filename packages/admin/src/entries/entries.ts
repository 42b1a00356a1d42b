import { posix } from 'node:path';
import type { Changes } from '../../../content-model/src/changes.ts';
import { collectionOf, idOf, isEntryOf, locate } from '../../../content-model/src/check/locate.ts';
import { storedPicture, withoutExtension } from '../../../content-model/src/check/pictures.ts';
import type { Documents, List } from '../../../content-model/src/collection-types.ts';
import {
  type Collection,
  documentFolders,
  lists,
  singletons,
} from '../../../content-model/src/collections.ts';
import { unmarked } from '../../../content-model/src/drafts.ts';
import { fieldsOfFile } from '../../../content-model/src/file-fields.ts';
import { collectionLabel } from '../../../content-model/src/labels.ts';
import { withDefaults, withoutDefaults } from '../../../content-model/src/languages.ts';
import { freeName, slugOf } from '../../../content-model/src/names.ts';
import { oncePer } from '../../../content-model/src/once.ts';
import { orderFile, rewriteOrder } from '../../../content-model/src/order.ts';
import { parseEntry, splitFrontMatter } from '../../../content-model/src/parse.ts';
import { type ContentFiles, defaultsOf } from '../../../content-model/src/read-content.ts';
import {
  fieldsOf,
  mapFields,
  metadata,
  normaliseEmpty,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { today } from '../../../content-model/src/today.ts';
import { splitTranslations } from '../../../content-model/src/translations/translation-files.ts';
import { rewriteDocument, rewriteEntry } from '../../../content-model/src/write.ts';
import { languageOf } from '../words/words.ts';
import { selectionDefaults } from './selections.ts';

/** An entry's file, as a path from `content/`, and its collection. */
export type EntryFile = { path: string; collection: Collection };

/** An entry that the editor shows. */
export type OpenEntry = EntryFile & {
  source: string;
  /** The words of the site's language for fields that the file leaves out. */
  defaults: Record<string, unknown>;
  /** The fields; undefined if the file cannot be parsed. */
  fields: unknown;
  /** The text below the front matter of a Markdown file. */
  body: string;
};

/** Every entry in the order of the collections, including interface words whose file does not exist yet. */
export const entryFiles = ({ files }: ContentFiles): readonly EntryFile[] => entriesOf(files);

const entriesOf = oncePer((files: ContentFiles['files']): readonly EntryFile[] =>
  [...singletons, ...lists, ...documentFolders].flatMap((collection) => {
    const paths = locate(collection, files);
    const hasWords = Object.keys(defaultsOf(collection, files)).length > 0;
    const isToCome = paths.length === 0 && collection.type === 'singleton' && hasWords;
    return (isToCome ? [`${collection.path}.yaml`] : paths).map((path) => ({ path, collection }));
  }),
);

/** Reads the entry in a file; undefined if there is none. */
export function openEntry(content: ContentFiles, path: string): OpenEntry | undefined {
  const collection = content.files.has(path) ? collectionOf(path) : undefined;
  const file = collection
    ? { path, collection }
    : entryFiles(content).find((entry) => entry.path === path);
  return file && readEntry(content, file);
}

/** Reads the entry in a file; a missing file counts as an empty one. */
export function readEntry(content: ContentFiles, { path, collection }: EntryFile): OpenEntry {
  const { schema } = collection;
  const source = content.files.get(path) ?? '';
  const parts = collection.type === 'documents' ? splitFrontMatter(source) : undefined;
  const { value, issues, sourceAt } = parseEntry(path, parts?.fields ?? (source || '{}'));
  // A number in a text field keeps its notation: a telephone number keeps its plus.
  const defaults = { ...selectionDefaults(schema), ...defaultsOf(collection, content.files) };
  const shown = withDefaults(normaliseEmpty(schema, value), defaults);
  const fields = mapFields(schema, shown, (item, field, at) => {
    const isText = !['number', 'switch'].includes(metadata(field).widget ?? '');
    return typeof item === 'number' && isText ? (sourceAt(at) ?? String(item)) : item;
  });
  return {
    path,
    collection,
    source,
    defaults,
    fields: issues.length > 0 ? undefined : fields,
    body: parts?.body.trim().replaceAll('\r\n', '\n') ?? '',
  };
}

/** A new entry of a list or a new page in Markdown. Every field is empty, except days that begin with the present day. */
export const blankEntry = (collection: List | Documents, path: string): OpenEntry => ({
  path,
  collection,
  source: '',
  defaults: {},
  fields: Object.fromEntries(
    Object.entries(fieldsOf(collection.schema)).flatMap(([name, schema]) =>
      metadata(schema).startsToday ? [[name, today()]] : [],
    ),
  ),
  body: '',
});

/**
 * The text of an entry's file with new fields; fields that equal the default words of the site's language are left out.
 */
export function textOf(entry: OpenEntry, fields: object, body: string): string {
  const { collection, path, source, defaults } = entry;
  if (collection.type === 'documents') return rewriteDocument(source, fields, body);
  const { value } = parseEntry(path, source);
  return rewriteEntry(path, source, withoutDefaults(fields, defaults, value) as object);
}

/** The names of a list's entries in their order; `files` may contain translations. */
export const idsIn = ({ files }: ContentFiles, list: List): string[] =>
  locate(list, splitTranslations(files).files).map(idOf);

/** The changes that give the entries of a list an order. */
export function ordered({ files }: ContentFiles, list: List, ids: readonly string[]): Changes {
  const file = orderFile(list);
  return new Map([[file, rewriteOrder(files.get(file) ?? '', ids)]]);
}

/** A name that no entry of a list has, also on a disk that ignores case. */
export function freeId(content: ContentFiles, list: List, id: string): string {
  const taken = new Set(idsIn(content, list).map((each) => each.toLowerCase()));
  return freeName(
    id,
    (name) => taken.has(name.toLowerCase()) || !isEntryOf(list, `${list.folder}/${name}.yaml`),
  );
}

/** The file for a new entry of a list, with a name of its own made from its title. */
export function pathForNew(content: ContentFiles, list: List, fields: unknown): string {
  const title = valueAt(fields, [list.unique]);
  const id = freeId(content, list, slugOf(typeof title === 'string' ? title : ''));
  return `${list.folder}/${id}.yaml`;
}

/** The file of the page about an entry, beside the file of the entry. */
export const pageOfEntry = (path: string) => `${withoutExtension(path)}.md`;

/** The value of a field in the file of an entry. */
export function fieldOf(files: ContentFiles['files'], path: string, field: string) {
  return valueAt(fieldsOfFile(files, path), [field]);
}

/** The owner's name of an entry: its title or name, else the name of its file, or its collection. */
export function displayName(content: ContentFiles, { path, collection }: EntryFile): string {
  if (collection.type === 'singleton') return collectionLabel(collection, languageOf(content));
  const title = fieldOf(
    content.files,
    path,
    collection.type === 'list' ? collection.unique : 'title',
  );
  const name = typeof title === 'string' ? unmarked(title) : '';
  return name === '' ? posix.basename(withoutExtension(path)) : name;
}

/** The first picture that an entry names, as a path from `content/`. */
export function pictureOf(content: ContentFiles, { path, collection }: EntryFile) {
  const [field] =
    Object.entries(fieldsOf(collection.schema)).find(
      ([, schema]) => metadata(schema).widget === 'picture',
    ) ?? [];
  const named = field && fieldOf(content.files, path, field);
  if (typeof named !== 'string') return undefined;
  return storedPicture(content.pictures, posix.join(posix.dirname(path), named));
}
