import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** What the editor keeps: pictures that were removed and can be put back. */
type Kind = 'removed';

/** Where the editor keeps something about a content folder: beside it. */
export const keptFolder = (folder: string, kind: Kind): string =>
  join(dirname(resolve(folder)), '.cache/editor-trash', basename(folder), kind);

/** Makes the folder, which Git ignores whatever the repository around it says. */
export function makeKeptFolder(folder: string, kind: Kind): string {
  const kept = keptFolder(folder, kind);
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, '.gitignore'), '*\n');
  return kept;
}
