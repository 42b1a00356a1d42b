import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import type { Changes } from '../../../content-model/src/changes.ts';
import { idOf, locate } from '../../../content-model/src/check/locate.ts';
import type { Collection } from '../../../content-model/src/collections.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type EntryFile, freeId, idsIn, ordered, studyOf } from '../entries/entries.ts';

/** An entry that was removed, with all that is needed to put it back. */
export type Removed = {
  token: string;
  title: string;
  collection: Collection;
  path: string;
  text: string;
  /** The text of its case study. */
  study: string | undefined;
  /** Its position in its list, counted from 0. */
  position: number;
};

/** What was removed from each content folder, the latest first, until the editor ends. */
const removed = new Map<string, readonly Removed[]>();

/** What was removed from a content folder and is not back yet, the latest first. */
export const removedFrom = (folder: string): readonly Removed[] => removed.get(folder) ?? [];

/** Remembers an entry that is about to be removed; returns the token by which it can be put back. */
export function remember(
  folder: string,
  content: ContentFiles,
  { path, collection }: EntryFile,
  title: string,
): string {
  const token = randomUUID();
  const text = content.files.get(path) ?? '';
  const study = collection.type === 'list' ? content.files.get(studyOf(path)) : undefined;
  const position = locate(collection, content.files).indexOf(path);
  const one = { token, title, collection, path, text, study, position };
  removed.set(folder, [one, ...removedFrom(folder)]);
  return token;
}

/** Forgets an entry that is back. */
export function forget(folder: string, token: string): void {
  removed.set(
    folder,
    removedFrom(folder).filter((each) => each.token !== token),
  );
}

/**
 * Puts an entry back in its place.
 *
 * @returns undefined if another page has the place
 */
export function restored(content: ContentFiles, entry: Removed): Changes | undefined {
  const { collection, path, text, study, position } = entry;
  if (collection.type !== 'list') {
    return content.files.has(path) ? undefined : new Map([[path, text]]);
  }
  const id = freeId(content, collection, idOf(path));
  const own = `${collection.folder}/${id}${posix.extname(path)}`;
  return new Map([
    [own, text],
    ...(study === undefined ? [] : [[studyOf(own), study] as const]),
    ...ordered(content, collection, idsIn(content, collection).toSpliced(position, 0, id)),
  ]);
}
