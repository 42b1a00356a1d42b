import { posix } from 'node:path';
import {
  collectionOf,
  isEntryOf,
  isOrderFile,
  locate,
} from '../../../content-model/src/check/locate.ts';
import type { List } from '../../../content-model/src/collection-types.ts';
import {
  type Collection,
  documentFolders,
  lists,
  singletons,
} from '../../../content-model/src/collections.ts';
import { orderFile } from '../../../content-model/src/order.ts';
import { plainText } from '../../../content-model/src/plain-text.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  splitTranslations,
  translationOf,
} from '../../../content-model/src/translations/translation-files.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { displayName, type EntryFile, readEntry } from '../entries/entries.ts';
import { textsOfEntry } from '../lists/removed-entries.ts';
import { type FieldChange, fieldChanges, type Side } from './field-changes.ts';
import { namedIn, type TextFile } from './named-pictures.ts';
import { movedItems } from './order.ts';

/** An entry, the order of a list, or a file that is no entry, and what happened to it. */
export type Change = {
  what: 'added' | 'removed' | 'changed' | 'order' | 'file';
  collection?: Collection;
  /** The title that tells the entry from others of its collection. */
  title?: string | undefined;
  /** The code of the language into which it is a translation. */
  into?: string | undefined;
  /** The entry's file, or the order file. It identifies the change in forms and queries. */
  path: string;
  /** The changed fields; for a new order, the entries that moved. */
  fields: readonly FieldChange[];
};

/**
 * The last part of a change's path when it is in no field: in the text of a Markdown file, or a picture in that text.
 */
export const TEXT = '(text)';
export const PICTURE = '(picture)';

const all = [...singletons, ...lists, ...documentFolders];

/** The title that tells an entry from others of its collection; undefined for a singleton. */
export const titleOf = (content: ContentFiles, entry: EntryFile): string | undefined =>
  entry.collection.type === 'singleton' ? undefined : displayName(content, entry);

/** An entry at one time; `body` is the text of a Markdown file, or of one that cannot be parsed. */
function sideOf(snapshot: Snapshot, entry: EntryFile): Side & { body: string } {
  const { path } = entry;
  const { fields, body } = readEntry(snapshot, entry);
  return { fields, body, path, snapshot };
}

/** The changes of a text without fields. */
export const textChange = (before: string | undefined, after: string | undefined): FieldChange => ({
  path: [TEXT],
  before: before === undefined ? undefined : { text: before },
  after: after === undefined ? undefined : { text: after },
});

/** The changed fields of an entry or of a translation; for a new entry, all of its fields. */
function entryChange(
  entry: EntryFile,
  before: Snapshot,
  after: Snapshot,
  what: 'added' | 'changed' = 'changed',
  title = titleOf(after, entry),
): Change[] {
  const { collection, path } = entry;
  const isSame = before.files.get(path) === after.files.get(path);
  const text = after.files.get(path) ?? '';
  const named = [...namedIn([[path, text]], changedPictures(before, after))];
  if (isSame && named.length === 0) return [];
  const [old, fresh] = [sideOf(before, entry), sideOf(after, entry)];
  const isBroken = old.fields === undefined || fresh.fields === undefined;
  const fields = isBroken
    ? [textChange(before.files.get(path), after.files.get(path))]
    : [
        ...fieldChanges(collection.schema, old, fresh),
        ...(old.body === fresh.body
          ? []
          : [textChange(plainText(old.body), plainText(fresh.body))]),
        ...(collection.type === 'documents'
          ? named.map((picture) => pictureChange(before, after, picture))
          : []),
      ];
  if (fields.length === 0 && what === 'changed') return [];
  return [{ what, title, collection, path, fields }];
}

/** The pictures that were added, removed or replaced. */
export function* changedPictures(before: Snapshot, after: Snapshot): Iterable<string> {
  for (const path of new Set([...before.pictures, ...after.pictures])) {
    if (before.pictureIds.get(path) !== after.pictureIds.get(path)) yield path;
  }
}

/** The files of changes, each in both versions. */
export const versionsOf = (
  changes: readonly Change[],
  before: Snapshot,
  after: Snapshot,
): TextFile[] =>
  changes.flatMap(({ path }) =>
    [before, after].map(({ files }): TextFile => [path, files.get(path) ?? '']),
  );

/** The files of a change: those of an entry include its translations. */
export const filesIn = ({ what, collection, path }: Change, before: Snapshot): string[] =>
  what === 'removed' && collection
    ? textsOfEntry(before, { path, collection }).map(([each]) => each)
    : [path];

function pictureChange(before: Snapshot, after: Snapshot, path: string): FieldChange {
  const shown = ({ pictures, pictureUrl }: Snapshot) =>
    pictures.has(path) ? { text: posix.basename(path), picture: pictureUrl(path) } : undefined;
  return { path: [PICTURE], before: shown(before), after: shown(after) };
}

/** The changes of the entries of a collection, and of their order. */
function collectionChanges(collection: Collection, before: Snapshot, after: Snapshot): Change[] {
  const old = locate(collection, before.files);
  const fresh = locate(collection, after.files);
  const kept = fresh.filter((path) => old.includes(path));
  const added = fresh.filter((path) => !old.includes(path));
  const removed = old.filter((path) => !fresh.includes(path));
  return [
    ...kept.flatMap((path) => entryChange({ path, collection }, before, after)),
    ...added.flatMap((path) => entryChange({ path, collection }, before, after, 'added')),
    ...removed.map((path) => removedChange({ path, collection }, before)),
    ...(collection.type === 'list' ? orderChange(collection, after, old, fresh) : []),
  ];
}

const removedChange = (entry: EntryFile, before: Snapshot): Change => ({
  what: 'removed',
  title: titleOf(before, entry),
  ...entry,
  fields: [],
});

/** The entries of a list that moved. */
function orderChange(
  collection: List,
  content: Snapshot,
  old: readonly string[],
  fresh: readonly string[],
): Change[] {
  const fields = movedItems(old, fresh).map((path) => ({
    path: [fresh.indexOf(path)],
    before: { text: String(old.indexOf(path) + 1) },
    after: { text: titleOf(content, { path, collection }) ?? '' },
  }));
  if (fields.length === 0) return [];
  return [{ what: 'order', collection, path: orderFile(collection), fields }];
}

/** The changes between two versions of the content, in the order in which the admin lists them. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const [old, fresh] = [withoutTranslations(before), withoutTranslations(after)];
  const changes = all.flatMap((collection) => collectionChanges(collection, old, fresh));
  const own = new Set([...old.files.keys(), ...fresh.files.keys()]);
  return [...changes, ...otherFiles(changes, before, after, own)];
}

const withoutTranslations = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  files: splitTranslations(snapshot.files).files,
});

/** Pictures that no changed entry shows, and files that are no entries. @param own the files but translations */
function otherFiles(
  changes: readonly Change[],
  before: Snapshot,
  after: Snapshot,
  own: ReadonlySet<string>,
): Change[] {
  const told = versionsOf(changes, before, after);
  const changed = [...changedPictures(before, after)];
  const named = namedIn(told, changed);
  const pictures = changed.filter((path) => !named.has(path));
  const isEntry = (path: string) =>
    isOrderFile(path) || (own.has(path) && all.some((each) => isEntryOf(each, path)));
  const known = changes.flatMap((change) => filesIn(change, before));
  const texts = [...new Set([...before.files.keys(), ...after.files.keys()])].filter(
    (path) =>
      !isEntry(path) && !known.includes(path) && before.files.get(path) !== after.files.get(path),
  );
  const other = (path: string, change: FieldChange): Change => ({
    what: 'file',
    title: posix.basename(path),
    path,
    fields: [change],
  });
  return [
    ...pictures.map((path) => other(path, pictureChange(before, after, path))),
    ...texts.flatMap((path) => {
      const { source = path, language } = translationOf(path) ?? {};
      const collection = language && !own.has(path) ? collectionOf(source) : undefined;
      if (!collection) {
        return [other(path, textChange(before.files.get(path), after.files.get(path)))];
      }
      const title = titleOf(after, { path: source, collection });
      const changed = entryChange({ path, collection }, before, after, 'changed', title);
      return changed.map((change) => ({ ...change, into: language }));
    }),
  ];
}
