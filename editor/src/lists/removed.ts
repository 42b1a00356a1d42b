import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Changes } from '../../../content-model/src/changes.ts';
import { idOf, locate } from '../../../content-model/src/check/locate.ts';
import {
  type Collection,
  collectionName,
  collections,
} from '../../../content-model/src/collections.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type EntryFile, freeId, idsIn, ordered, studyOf } from '../entries/entries.ts';
import { makeTrashFolder, trashFolder } from '../trash-folder.ts';

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

const fileFor = (folder: string) => join(trashFolder(folder, 'entries'), 'removed.json');

/** An entry in the file, with its collection by its name. */
type Kept = Omit<Removed, 'collection' | 'study'> & { collection: string; study?: string };

/** What was removed from a content folder and is not back yet, the latest first. */
export function removedFrom(folder: string): readonly Removed[] {
  const file = fileFor(folder);
  const kept: Kept[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return kept.flatMap(({ collection: name, study, ...entry }) => {
    const collection = collections.get(name);
    return collection ? [{ ...entry, study, collection }] : [];
  });
}

function keep(folder: string, removed: readonly Removed[]): void {
  const kept = removed.map((entry) => ({ ...entry, collection: collectionName(entry.collection) }));
  makeTrashFolder(folder, 'entries');
  writeFileSync(fileFor(folder), JSON.stringify(kept));
}

/** Forgets what was removed. */
export const forgetAll = (folder: string): void => rmSync(fileFor(folder), { force: true });

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
  keep(folder, [one, ...removedFrom(folder)]);
  return token;
}

/** Forgets an entry that is back. */
export function forget(folder: string, token: string): void {
  keep(
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
