import { posix } from 'node:path';
import { addressOf } from '../../../content-model/src/check/address.ts';
import { isEntryOf, isOrderFile, locate } from '../../../content-model/src/check/locate.ts';
import {
  type Collection,
  documentFolders,
  type List,
  lists,
  singletons,
} from '../../../content-model/src/collections.ts';
import { orderFile } from '../../../content-model/src/order.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { type EntryFile, readEntry } from '../entries/entries.ts';
import { movedItems, pairUp } from './alignment.ts';
import { type FieldChange, fieldChanges, type Side } from './field-changes.ts';
import { titleOf } from './names.ts';

/** An entry, the order of a list, or a file that is no entry, and what happened to it. */
export type Change = {
  what: 'added' | 'removed' | 'changed' | 'order' | 'file';
  collection?: Collection;
  /** What tells it from the others of its collection. */
  title?: string | undefined;
  /** Where its file was, and where it is; the file with the order. */
  before?: string | undefined;
  after?: string | undefined;
  /** What is different in it; for a new order, the entries that have another place. */
  fields: readonly FieldChange[];
};

/** Names a change in forms and in the query of an address. */
export const changeKey = ({ before, after }: Change) => after ?? before ?? '';

/** The names under which the text of a Markdown file, its address, and a picture in it stand for fields. */
export const TEXT = 'the text';
export const ADDRESS = 'the address';
export const PICTURE = 'the picture';

const all = [...singletons, ...lists, ...documentFolders];

/** An entry at one time; `body` is the text of a Markdown file, or of one that cannot be parsed. */
function sideOf(snapshot: Snapshot, entry: EntryFile): Side & { body: string } {
  const { path } = entry;
  if (!snapshot.files.has(path)) return { fields: undefined, body: '', path, snapshot };
  const { fields, body } = readEntry(snapshot, entry);
  return { fields, body, path, snapshot };
}

/** How the text of something changed that has no fields. */
export const textChange = (before: string | undefined, after: string | undefined): FieldChange => ({
  path: [TEXT],
  what: 'changed',
  before: before === undefined ? undefined : { text: before },
  after: after === undefined ? undefined : { text: after },
});

/** What happened to an entry that was and is there. */
function entryChange(
  collection: Collection,
  before: Snapshot,
  after: Snapshot,
  [from, to]: readonly [string, string],
): Change[] {
  const isSame = before.files.get(from) === after.files.get(to);
  const named = [...changedPictures(before, after)].filter((path) =>
    after.files.get(to)?.includes(posix.basename(path)),
  );
  const hasAddress = collection.type === 'documents' && addressOf(from) !== addressOf(to);
  if (isSame && named.length === 0 && !hasAddress) return [];
  const old = sideOf(before, { path: from, collection });
  const fresh = sideOf(after, { path: to, collection });
  const isBroken = old.fields === undefined || fresh.fields === undefined;
  const fields = isBroken
    ? [textChange(before.files.get(from), after.files.get(to))]
    : [
        ...fieldChanges(collection.schema, old, fresh),
        ...(hasAddress ? [addressChange(from, to)] : []),
        ...(old.body === fresh.body ? [] : [textChange(old.body, fresh.body)]),
        ...(collection.type === 'documents'
          ? named.map((path) => pictureChange(before, after, path))
          : []),
      ];
  if (fields.length === 0) return [];
  const title = titleOf(after, { path: to, collection });
  return [{ what: 'changed', title, collection, before: from, after: to, fields }];
}

const addressChange = (from: string, to: string): FieldChange => ({
  path: [ADDRESS],
  what: 'changed',
  before: { text: addressOf(from) },
  after: { text: addressOf(to) },
});

/** The pictures that are there at one time only, or have other bytes. */
function* changedPictures(before: Snapshot, after: Snapshot): Iterable<string> {
  for (const path of new Set([...before.pictures, ...after.pictures])) {
    if (before.pictureIds.get(path) !== after.pictureIds.get(path)) yield path;
  }
}

function pictureChange(before: Snapshot, after: Snapshot, path: string): FieldChange {
  const shown = ({ pictures, pictureUrl }: Snapshot) =>
    pictures.has(path) ? { text: posix.basename(path), picture: pictureUrl(path) } : undefined;
  return { path: [PICTURE], what: 'changed', before: shown(before), after: shown(after) };
}

/**
 * The files of the entries that a collection has at both times, and of those that it has at one only. A file that was
 * renamed is known by the title of its entry.
 */
function pairEntries(collection: Collection, before: Snapshot, after: Snapshot) {
  const entriesIn = (snapshot: Snapshot) =>
    locate(collection, snapshot.files).map((path) => ({ path, snapshot }));
  const [old, fresh] = [entriesIn(before), entriesIn(after)];
  type Entry = (typeof old)[number];
  const title = ({ path, snapshot }: Entry) => titleOf(snapshot, { path, collection });
  const name = ({ path }: Entry) => path;
  const { pairs, removed, added } = pairUp(old, fresh, [name, title]);
  return {
    pairs: pairs.map(([from, to]) => [old[from]?.path ?? '', fresh[to]?.path ?? ''] as const),
    removed: removed.map((position) => old[position]?.path ?? ''),
    added: added.map((position) => fresh[position]?.path ?? ''),
  };
}

/** What happened to the entries of a collection, and to their order. */
function collectionChanges(collection: Collection, before: Snapshot, after: Snapshot): Change[] {
  const { pairs, removed, added } = pairEntries(collection, before, after);
  return [
    ...pairs.flatMap((pair) => entryChange(collection, before, after, pair)),
    ...added.map((path) => sideChange('added', collection, after, path)),
    ...removed.map((path) => sideChange('removed', collection, before, path)),
    ...(collection.type === 'list' ? orderChange(collection, before, after, pairs) : []),
  ];
}

function sideChange(
  what: 'added' | 'removed',
  collection: Collection,
  snapshot: Snapshot,
  path: string,
): Change {
  const title = titleOf(snapshot, { path, collection });
  return { what, title, collection, [what === 'added' ? 'after' : 'before']: path, fields: [] };
}

/** The entries of a list that changed places with others. */
function orderChange(
  collection: List,
  before: Snapshot,
  after: Snapshot,
  paths: readonly (readonly [string, string])[],
): Change[] {
  const old = locate(collection, before.files);
  const order = old.filter((path) => paths.some(([from]) => from === path));
  const moved = movedItems(
    order,
    paths.map(([from]) => from),
  );
  if (moved.length === 0) return [];
  const fields = moved.map((from) => {
    const to = paths.find(([path]) => path === from)?.[1] ?? '';
    const text = titleOf(after, { path: to, collection }) ?? '';
    return {
      path: [locate(collection, after.files).indexOf(to)],
      what: 'moved' as const,
      before: { text: String(old.indexOf(from) + 1) },
      after: { text },
    };
  });
  const file = orderFile(collection);
  return [{ what: 'order', collection, before: file, after: file, fields }];
}

/** What changed in the content between two times, in the order in which the editor lists it. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const changes = all.flatMap((collection) => collectionChanges(collection, before, after));
  return [...changes, ...otherFiles(changes, before, after)];
}

/** Pictures that no changed entry shows, and files that are no entries. */
function otherFiles(changes: readonly Change[], before: Snapshot, after: Snapshot): Change[] {
  const told = changes
    .flatMap((change) => [
      before.files.get(change.before ?? '') ?? '',
      after.files.get(change.after ?? '') ?? '',
    ])
    .join('\n');
  const pictures = [...changedPictures(before, after)].filter(
    (path) => !told.includes(posix.basename(path)),
  );
  const isEntry = (path: string) => isOrderFile(path) || all.some((each) => isEntryOf(each, path));
  const texts = [...new Set([...before.files.keys(), ...after.files.keys()])].filter(
    (path) => !isEntry(path) && before.files.get(path) !== after.files.get(path),
  );
  const other = (path: string, change: FieldChange): Change => {
    const isIn = ({ files, pictures: shown }: Snapshot) => files.has(path) || shown.has(path);
    return {
      what: 'file',
      title: posix.basename(path),
      before: isIn(before) ? path : undefined,
      after: isIn(after) ? path : undefined,
      fields: [change],
    };
  };
  return [
    ...pictures.map((path) => other(path, pictureChange(before, after, path))),
    ...texts.map((path) => other(path, textChange(before.files.get(path), after.files.get(path)))),
  ];
}
