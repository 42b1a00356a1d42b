import type { Changes } from '../../../content-model/src/changes.ts';
import { idOf } from '../../../content-model/src/check/locate.ts';
import type { Documents, List } from '../../../content-model/src/collection-types.ts';
import { documentFolders, lists } from '../../../content-model/src/collections.ts';
import {
  addPageLabel,
  collectionLabel,
  entryPageWords,
} from '../../../content-model/src/labels.ts';
import { freeName, slugOf } from '../../../content-model/src/names.ts';
import { kindWith } from '../../../content-model/src/page-kinds/page-kinds.ts';
import { pageAddresses, pagesOf } from '../../../content-model/src/pages.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { isObject, valueAt } from '../../../content-model/src/schema-traversal.ts';
import { refuseAddress } from '../../../content-model/src/schemas/fields.ts';
import { isAboutEntries } from '../../../content-model/src/site-map.ts';
import { plainAddress } from '../../../words/address.ts';
import { decoded, openEarlier, withText } from '../entries/draft.ts';
import {
  blankEntry,
  displayName,
  idsIn,
  type OpenEntry,
  openEntry,
  ordered,
  pageOfEntry,
  pathForNew,
} from '../entries/entries.ts';
import type { AdminRequest } from '../request/route.ts';
import { type Language, wordsIn } from '../words/words.ts';

/** An entry to edit. */
export type EditedEntry = {
  entry: OpenEntry;
  heading: string;
  /** The entry when the form was made, which differs from `entry` if the file was changed since. */
  base: OpenEntry;
  isNew: boolean;
};

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The entry that `/edit?file=…`, `/new?folder=…` or `/new?study=…` is about; undefined if there is none. */
export function editedEntry(request: AdminRequest): EditedEntry | undefined {
  const { content, language } = request;
  const { pathname, searchParams } = request.url;
  if (pathname !== '/new') return storedEntry(request, searchParams.get('file') ?? '');
  const added = newEntry(content, searchParams, language);
  if (!added) return undefined;
  const { entry } = added;
  // A case study may have been written since its form was opened.
  const isWritten = content.files.has(entry.path);
  return isWritten
    ? storedEntry(request, entry.path, entry)
    : { ...added, base: entry, isNew: true };
}

/**
 * The entry of a file. An entry that somebody has removed since its form was made counts as well: Save writes it again.
 *
 * @param blank the entry before it had a file
 */
function storedEntry(
  { content, posted }: AdminRequest,
  path: string,
  blank?: OpenEntry,
): EditedEntry | undefined {
  const sent = posted.get('base');
  const earlierText = typeof sent === 'string' ? decoded(sent) : undefined;
  const isRemoved = earlierText && !content.files.has(path);
  const known = isRemoved ? withText(content, path, earlierText) : content;
  const entry = openEntry(known, path);
  if (!entry) return undefined;
  const base = earlierText === '' ? blank : earlierEntry(content, path, earlierText);
  return { entry, heading: displayName(known, entry), base: base ?? entry, isNew: false };
}

const earlierEntry = (content: ContentFiles, path: string, text: string | undefined) =>
  text === undefined ? undefined : openEarlier(content, path, text);

/** A new page about the entry in a file, with the title of the entry. */
function pageAboutEntry(content: ContentFiles, path: string, language: Language) {
  const entry = openEntry(content, path);
  const documents = documentFolders.find((each) => each.folder === folderOf(path));
  if (entry?.collection.type !== 'list' || !documents) return undefined;
  const blank = blankEntry(documents, pageOfEntry(path));
  const title = valueAt(entry.fields, [entry.collection.unique]);
  const name = displayName(content, entry);
  return {
    entry: { ...blank, fields: { ...Object(blank.fields), title } },
    heading: entryPageWords(documents.folder, name, language)?.heading ?? name,
  };
}

/** A new entry of a list, a new page, or a new page about an entry, with the heading of its form. */
function newEntry(content: ContentFiles, params: URLSearchParams, language: Language) {
  const about = params.get('study');
  const folder = params.get('folder');
  if (about !== null) return pageAboutEntry(content, about, language);
  const list = lists.find((each) => each.folder === folder);
  if (list) return newListEntry(content, list, params.get('from'), language);
  const documents = documentFolders.find((each) => each.folder === folder && hasOwnAddress(each));
  return documents && newPage(documents, language);
}

const newPage = (documents: Documents, language: Language) => ({
  entry: blankEntry(documents, `${documents.folder}/new.md`),
  heading: addPageLabel(documents, language),
});

/** A new entry of a list. @param from the file of the entry that is copied; null for an empty entry */
function newListEntry(content: ContentFiles, list: List, from: string | null, language: Language) {
  const words = wordsIn(language).entry;
  const blank = blankEntry(list, `${list.folder}/new.yaml`);
  const copied = from === null ? undefined : openEntry(content, from);
  if (!copied || copied.collection !== list || !isObject(copied.fields)) {
    return { entry: blank, heading: words.addTo({ list: collectionLabel(list, language) }) };
  }
  const title = `${copied.fields[list.unique] ?? ''} ${words.copy}`.trim();
  return {
    entry: { ...blank, fields: { ...copied.fields, [list.unique]: title } },
    heading: words.copyOf({ entry: displayName(content, copied) }),
  };
}

/** Whether the owner chooses the addresses of these pages. A case study has the address of its project. */
export const hasOwnAddress = (documents: Documents): boolean => !isAboutEntries(documents);

/** The file for a new entry. The file of a page is named after its address or title, and its address is free. */
export function pathOfNew(
  content: ContentFiles,
  { collection, path }: OpenEntry,
  fields: unknown,
): string {
  if (collection.type === 'list') return pathForNew(content, collection, fields);
  if (collection.type !== 'documents' || !hasOwnAddress(collection)) return path;
  const fileOf = (name: string) => `${collection.folder}/${name}.md`;
  const parent = pagesOf(content.files).parents.get(kindWith(collection)?.name ?? '') ?? '';
  const [slug, title] = ['slug', 'title'].map((field) => String(valueAt(fields, [field]) ?? ''));
  const name = freeName(
    slugOf(plainAddress(slug ?? '') || title || ''),
    (each) =>
      content.files.has(fileOf(each)) ||
      pageAddresses(content).includes(`${parent}/${each}`) ||
      refuseAddress(each) !== undefined,
  );
  return fileOf(name);
}

/** The changes that add an entry, at the end of its list. */
export function changesToAdd(content: ContentFiles, path: string, text: string): Changes {
  const { collection } = openEarlier(content, path, text) ?? {};
  const order =
    collection?.type === 'list'
      ? ordered(content, collection, [...idsIn(content, collection), idOf(path)])
      : [];
  return new Map([...order, [path, text]]);
}
