import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** What the editor keeps: removed pictures and entries that can be put back, and the publication that waits. */
type Kind = 'pictures' | 'entries' | 'schedule';

/** Where the editor keeps something about a content folder: beside it. */
export const trashFolder = (folder: string, kind: Kind): string =>
  join(dirname(resolve(folder)), '.cache/editor-trash', basename(folder), kind);

/** Makes the folder, which Git ignores whatever the repository around it says. */
export function makeTrashFolder(folder: string, kind: Kind): string {
  const trash = trashFolder(folder, kind);
  mkdirSync(trash, { recursive: true });
  writeFileSync(join(trash, '.gitignore'), '*\n');
  return trash;
}
