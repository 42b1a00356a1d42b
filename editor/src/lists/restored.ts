import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Changes } from '../../../content-model/src/changes.ts';
import { collectionOf, idOf } from '../../../content-model/src/check/locate.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { freeId, idsIn, ordered, studyOf } from '../entries/entries.ts';
import { type Trashed, trashed, trashedFile } from '../undo/trash.ts';

/** The entries that were removed from a content folder and are not back yet, the latest first. */
export const removedEntries = (folder: string): Trashed[] =>
  trashed(folder).filter(({ paths: [path = ''] }) => collectionOf(path) !== undefined);

/**
 * What puts an entry back in its place.
 *
 * @returns the changes, that of its own file first; undefined if another page has the place
 */
export function restored(
  folder: string,
  content: ContentFiles,
  entry: Trashed,
): Changes | undefined {
  const [path = '', study] = entry.paths;
  const collection = collectionOf(path);
  const textOf = (file: string) => readFileSync(trashedFile(folder, entry, file), 'utf8');
  if (collection?.type !== 'list') {
    return content.files.has(path) ? undefined : new Map([[path, textOf(path)]]);
  }
  const id = freeId(content, collection, idOf(path));
  const own = `${collection.folder}/${id}${posix.extname(path)}`;
  const order = idsIn(content, collection).toSpliced(entry.position ?? 0, 0, id);
  return new Map([
    [own, textOf(path)],
    ...(study === undefined ? [] : [[studyOf(own), textOf(study)] as const]),
    ...ordered(content, collection, order),
  ]);
}
