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

/** The change of an entry, of the order of a list, or of a file that is no entry. */
export type Change = {
  what: 'added' | 'removed' | 'changed' | 'order' | 'file';
  collection?: Collection;
  /** The title that distinguishes the entry from others of its collection. */
  title?: string | undefined;
  /** The code of the language, for a change of a translation. */
  into?: string | undefined;
  /** The entry's file, or the order file. It identifies the change in forms and queries. */
  path: string;
  /** The changed fields; for a new order, the entries that moved. */
  fields: readonly FieldChange[];
};

/**
 * The path of a change outside the fields of an entry: in the text of a Markdown file, or of a picture in that text.
 */
export const TEXT = '(text)';
export const PICTURE = '(picture)';

const all = [...singletons, ...lists, ...documentFolders];

/** The title that distinguishes an entry from others of its collection; undefined for a singleton. */
export const titleOf = (content: ContentFiles, entry: EntryFile): string | undefined =>
  entry.collection.type === 'singleton' ? undefined : displayName(content, entry);

/** One version of an entry, with the text below its fields. */
function sideOf(snapshot: Snapshot, entry: EntryFile): Side & { body: string } {
  const { path } = entry;
  const { fields, body } = readEntry(snapshot, entry);
  return { fields, body, path, snapshot };
}

/** The change of a text outside of fields. */
export const textChange = (before: string | undefined, after: string | undefined): FieldChange => ({
  path: [TEXT],
  before: before === undefined ? undefined : { text: before },
  after: after === undefined ? undefined : { text: after },
});

/**
 * The change of an entry or of a translation, with the fields that differ; for a new entry, with all of its fields.
 *
 * @returns a list of one, or of none if the owner sees no difference
 */
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
  const pictures = namedIn([[path, text]], changedPictures(before, after));
  if (isSame && pictures.size === 0) return [];
  const fields = changesOfParts(entry, before, after, pictures);
  if (fields.length === 0 && what === 'changed') return [];
  return [{ what, title, collection, path, fields }];
}

/**
 * The changes of an entry: its fields, its text, and the pictures in its text.
 *
 * @param pictures the changed pictures that the entry names; a picture of a field is part of the field's change
 */
function changesOfParts(
  entry: EntryFile,
  before: Snapshot,
  after: Snapshot,
  pictures: Iterable<string>,
): FieldChange[] {
  const { collection, path } = entry;
  const old = sideOf(before, entry);
  const fresh = sideOf(after, entry);
  if (old.fields === undefined || fresh.fields === undefined) {
    return [textChange(before.files.get(path), after.files.get(path))];
  }
  const changes = fieldChanges(collection.schema, old, fresh);
  if (old.body !== fresh.body) {
    changes.push(textChange(plainText(old.body), plainText(fresh.body)));
  }
  if (collection.type !== 'documents') return changes;
  return [...changes, ...Array.from(pictures, (each) => pictureChange(before, after, each))];
}

/** The pictures that were added, removed or replaced. */
export function* changedPictures(before: Snapshot, after: Snapshot): Iterable<string> {
  for (const path of new Set([...before.pictures, ...after.pictures])) {
    if (before.pictureIds.get(path) !== after.pictureIds.get(path)) yield path;
  }
}

/** The texts of the changes, each in both versions; empty where a version has no such file. */
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

/**
 * The changes of files that no change of an entry covers.
 *
 * @param changes those of the entries
 * @param own the paths of all files but translations
 */
function otherFiles(
  changes: readonly Change[],
  before: Snapshot,
  after: Snapshot,
  own: ReadonlySet<string>,
): Change[] {
  const isEntry = (path: string) =>
    isOrderFile(path) || (own.has(path) && all.some((each) => isEntryOf(each, path)));
  const known = new Set(changes.flatMap((change) => filesIn(change, before)));
  const texts = [...new Set([...before.files.keys(), ...after.files.keys()])]
    .filter((path) => !isEntry(path) && !known.has(path))
    .filter((path) => before.files.get(path) !== after.files.get(path));
  return [
    ...otherPictures(changes, before, after),
    ...texts.flatMap((path) =>
      own.has(path)
        ? [otherText(path, before, after)]
        : (translationChange(path, before, after) ?? [otherText(path, before, after)]),
    ),
  ];
}

const fileChange = (path: string, change: FieldChange): Change => ({
  what: 'file',
  title: posix.basename(path),
  path,
  fields: [change],
});

const otherText = (path: string, before: Snapshot, after: Snapshot): Change =>
  fileChange(path, textChange(before.files.get(path), after.files.get(path)));

/** The changes of pictures that no changed entry names. */
function otherPictures(changes: readonly Change[], before: Snapshot, after: Snapshot): Change[] {
  const pictures = [...changedPictures(before, after)];
  const named = namedIn(versionsOf(changes, before, after), pictures);
  return pictures
    .filter((path) => !named.has(path))
    .map((path) => fileChange(path, pictureChange(before, after, path)));
}

/** The change of a translation; undefined for a file that translates no entry. */
function translationChange(path: string, before: Snapshot, after: Snapshot): Change[] | undefined {
  const translation = translationOf(path);
  const collection = translation && collectionOf(translation.source);
  if (!collection) return undefined;
  const title = titleOf(after, { path: translation.source, collection });
  const changes = entryChange({ path, collection }, before, after, 'changed', title);
  return changes.map((change) => ({ ...change, into: translation.language }));
}
