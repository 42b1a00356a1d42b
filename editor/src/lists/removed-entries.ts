import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import type { Changes } from '../../../content-model/src/changes.ts';
import { collectionOf, idOf } from '../../../content-model/src/check/locate.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type EntryFile, freeId, idsIn, ordered, studyOf } from '../entries/entries.ts';
import { forgetKept, keep, readKept } from '../undo/kept-file.ts';

/** An entry that was removed and can be put back until the owner publishes. */
export type RemovedEntry = {
  id: string;
  /** What the owner calls it. */
  title: string;
  /** Its file, from the content folder, and that of its case study. */
  texts: readonly (readonly [path: string, text: string])[];
  /** Its position in its list, counted from 0. */
  position: number;
};

const FILE = 'removed/entries.json';

/** The entries that were removed from a content folder and are not back yet, the latest first. */
export const removedEntries = (folder: string): RemovedEntry[] => readKept(folder, FILE) ?? [];

/** Keeps an entry that is about to be removed. */
export const keepRemoved = (folder: string, entry: Omit<RemovedEntry, 'id'>): void =>
  keep(folder, FILE, [{ id: randomUUID(), ...entry }, ...removedEntries(folder)]);

/** Forgets an entry that is back. */
export function forgetRemoved(folder: string, { id }: RemovedEntry): void {
  const others = removedEntries(folder).filter((each) => each.id !== id);
  keep(folder, FILE, others);
}

/** Forgets everything that was removed. */
export const forgetAllRemoved = (folder: string): void => forgetKept(folder, FILE);

/** The file of an entry, and that of its case study. */
export const filesOf = (content: ContentFiles, { path }: EntryFile): string[] =>
  [...new Set([path, studyOf(path)])].filter((each) => content.files.has(each));

/** What takes an entry out of the content. */
export function removal(content: ContentFiles, entry: EntryFile): Changes {
  const { path, collection } = entry;
  if (collection.type !== 'list') return new Map([[path, undefined]]);
  const others = idsIn(content, collection).filter((id) => id !== idOf(path));
  return new Map([
    ...filesOf(content, entry).map((each) => [each, undefined] as const),
    ...ordered(content, collection, others),
  ]);
}

/**
 * What puts an entry back in its place.
 *
 * @returns the changes, that of its own file first; undefined if another page has the place
 */
export function restored(content: ContentFiles, entry: RemovedEntry): Changes | undefined {
  const { texts, position } = entry;
  const [[path, text] = ['', ''], study] = texts;
  const collection = collectionOf(path);
  if (collection?.type !== 'list') {
    return content.files.has(path) ? undefined : new Map([[path, text]]);
  }
  const id = freeId(content, collection, idOf(path));
  const own = `${collection.folder}/${id}${posix.extname(path)}`;
  return new Map([
    [own, text],
    ...(study ? [[studyOf(own), study[1]] as const] : []),
    ...ordered(content, collection, idsIn(content, collection).toSpliced(position, 0, id)),
  ]);
}
