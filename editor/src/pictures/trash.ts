import { cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeTrashFolder, trashFolder } from '../trash-folder.ts';

/** A picture that was removed or replaced, and where it was in the content folder. */
export type Trashed = { id: string; path: string };

/** Where removed pictures of a content folder are kept. */
const trashOf = (folder: string) => trashFolder(folder, 'pictures');

/** Keeps a copy of a picture that is about to be removed or replaced. */
export function keepForUndo(folder: string, path: string): void {
  const trash = makeTrashFolder(folder, 'pictures');
  const last = Number(trashed(folder).at(-1)?.id ?? 0);
  const id = String(last + 1).padStart(5, '0');
  mkdirSync(dirname(join(trash, id, path)), { recursive: true });
  cpSync(join(folder, path), join(trash, id, path));
}

/** Takes a picture out of the content folder. */
export function removePicture(folder: string, path: string): void {
  keepForUndo(folder, path);
  rmSync(join(folder, path));
}

/** Every picture that can be put back, the latest last. */
export function trashed(folder: string): Trashed[] {
  return globSync('*/**/*.*', { cwd: trashOf(folder) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const [id = '', ...path] = file.split('/');
      return { id, path: path.join('/') };
    });
}

/** The file of a removed picture; undefined if there is none. */
export function trashedFile(folder: string, id: string): string | undefined {
  const found = trashed(folder).find((each) => each.id === id);
  return found && join(trashOf(folder), id, found.path);
}

/**
 * Puts a picture back where it was. One that took its place since can be put back in turn.
 *
 * @returns its path; undefined if there is none
 */
export function putBack(folder: string, id: string): string | undefined {
  const found = trashed(folder).find((each) => each.id === id);
  if (!found) return undefined;
  const target = join(folder, found.path);
  if (existsSync(target)) keepForUndo(folder, found.path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(trashOf(folder), id, found.path), target);
  rmSync(join(trashOf(folder), id), { recursive: true });
  return found.path;
}

/** Forgets what was removed. */
export const emptyTrash = (folder: string) =>
  rmSync(trashOf(folder), { recursive: true, force: true });
