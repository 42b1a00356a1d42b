import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptFolder, makeKeptFolder } from './kept-folder.ts';

/** An entry that was removed and can be put back until the owner publishes. */
export type Trashed = {
  id: string;
  /** What the owner calls it. */
  title: string;
  /** Its files, from the content folder: its own and its case study. */
  paths: readonly string[];
  /** The position of an entry in its list, counted from 0. */
  position?: number;
};

const ABOUT = 'about.json';

/** The file in which a removed file is kept. */
export const trashedFile = (folder: string, { id }: Trashed, path: string): string =>
  join(keptFolder(folder, 'removed'), id, path);

/** Everything that can be put back, the latest first. */
export function trashed(folder: string): Trashed[] {
  const trash = keptFolder(folder, 'removed');
  const ids = globSync(`*/${ABOUT}`, { cwd: trash }).map(dirname);
  return ids
    .sort()
    .toReversed()
    .map((id) => ({ id, ...JSON.parse(readFileSync(join(trash, id, ABOUT), 'utf8')) }));
}

/** Keeps copies of files that are about to be removed. @returns the id of what they are */
export function keepForUndo(folder: string, about: Omit<Trashed, 'id'>): string {
  const trash = makeKeptFolder(folder, 'removed');
  const last = Number(trashed(folder)[0]?.id ?? 0);
  const id = String(last + 1).padStart(5, '0');
  for (const path of about.paths) cpSync(join(folder, path), join(trash, id, path));
  writeFileSync(join(trash, id, ABOUT), JSON.stringify(about));
  return id;
}

/** Forgets what is back. */
const forget = (folder: string, { id }: Trashed): void =>
  rmSync(join(keptFolder(folder, 'removed'), id), { recursive: true });

/** Forgets everything that was removed. */
export const emptyTrash = (folder: string): void =>
  rmSync(keptFolder(folder, 'removed'), { recursive: true, force: true });
