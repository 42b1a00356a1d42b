import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptFolder, makeKeptFolder } from './kept-folder.ts';

/** Something that was removed or replaced and can be put back until the owner publishes: an entry or a picture. */
export type Trashed = {
  id: string;
  /** What the owner calls it. */
  title: string;
  /** Its files, from the content folder: a picture, or an entry and its case study. */
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

/** Keeps copies of files that are about to be removed or replaced. @returns the id of what they are */
export function keepForUndo(folder: string, about: Omit<Trashed, 'id'>): string {
  const trash = makeKeptFolder(folder, 'removed');
  const last = Number(trashed(folder)[0]?.id ?? 0);
  const id = String(last + 1).padStart(5, '0');
  for (const path of about.paths) cpSync(join(folder, path), join(trash, id, path));
  writeFileSync(join(trash, id, ABOUT), JSON.stringify(about));
  return id;
}

/** Forgets what is back. */
export const forget = (folder: string, { id }: Trashed): void =>
  rmSync(join(keptFolder(folder, 'removed'), id), { recursive: true });

/** Forgets everything that was removed. */
export const emptyTrash = (folder: string): void =>
  rmSync(keptFolder(folder, 'removed'), { recursive: true, force: true });

/** Keeps a copy of a picture that is about to be removed or replaced. */
export const keepPicture = (folder: string, path: string): string =>
  keepForUndo(folder, { title: path, paths: [path] });

/** Puts pictures back where they were. One that took its place since can be put back in turn. */
export function putPictureBack(folder: string, picture: Trashed): void {
  for (const path of picture.paths) {
    const target = join(folder, path);
    if (existsSync(target)) keepPicture(folder, path);
    cpSync(trashedFile(folder, picture, path), target);
  }
  forget(folder, picture);
}
