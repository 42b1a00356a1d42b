import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The folder of what was removed from a content folder and can be put back: beside it.
 *
 * @param kind one folder for each kind of removed thing
 */
export const trashFolder = (folder: string, kind: 'pictures' | 'entries'): string =>
  join(dirname(resolve(folder)), '.cache/editor-trash', basename(folder), kind);

/** Makes the folder, which Git ignores whatever the repository around it says. */
export function makeTrashFolder(folder: string, kind: 'pictures' | 'entries'): string {
  const trash = trashFolder(folder, kind);
  mkdirSync(trash, { recursive: true });
  writeFileSync(join(trash, '.gitignore'), '*\n');
  return trash;
}
