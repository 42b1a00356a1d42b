import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { isText } from '../../../content-model/src/check/locate.ts';
import { pathInAddress } from '../../../content-model/src/names.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { readFolder } from '../folder.ts';
import { targetIn } from '../target-in.ts';
import { runGit } from './run-git.ts';

/** The content at one time. */
export type Snapshot = Pick<ContentFiles, 'files' | 'pictures'> & {
  /** Ids of the pictures' bytes by path: another id is another picture. */
  pictureIds: ReadonlyMap<string, string>;
  /** The address at which the editor shows a picture of this content. */
  pictureUrl: (path: string) => string;
};

/** Texts by the ids of their blobs, and contents by the ids of their commits: neither ever changes. */
const texts = new Map<string, string>();
const snapshots = new Map<string, Promise<Snapshot>>();
const CACHED_SNAPSHOTS = 100;

const isShown = (path: string) => !posix.basename(path).startsWith('.');

const nothing: Snapshot = {
  files: new Map(),
  pictures: new Set(),
  pictureIds: new Map(),
  pictureUrl: () => '',
};

/** The content of a folder in a commit; nothing for `undefined`, which is before the first. */
export function snapshotAt(folder: string, commit: string | undefined): Promise<Snapshot> {
  if (commit === undefined) return Promise.resolve(nothing);
  const key = `${folder}\0${commit}`;
  const known = snapshots.get(key);
  if (known) return known;
  if (snapshots.size >= CACHED_SNAPSHOTS) snapshots.clear();
  const read = readCommit(folder, commit);
  snapshots.set(key, read);
  read.catch(() => snapshots.delete(key));
  return read;
}

async function readCommit(folder: string, commit: string): Promise<Snapshot> {
  const listed = (await runGit(folder, ['ls-tree', '-r', '-z', commit])).toString();
  const entries = listed.split('\0').flatMap((line) => {
    const match = /^100\d{3} blob (\w+)\t(.*)$/s.exec(line);
    const [, id = '', path = ''] = match ?? [];
    return match && isShown(path) ? [{ id, path }] : [];
  });
  const own = entries.filter(({ path }) => isText(path));
  const pictures = entries.filter(({ path }) => !isText(path));
  await readTexts(
    folder,
    own.map(({ id }) => id),
  );
  return {
    files: new Map(own.map(({ id, path }) => [path, texts.get(id) ?? ''])),
    pictures: new Set(pictures.map(({ path }) => path)),
    pictureIds: new Map(pictures.map(({ id, path }) => [path, id])),
    pictureUrl: (path) => `/admin/history/picture/${commit}/${pathInAddress(path)}`,
  };
}

/** Reads the blobs that are not known yet, all in one call. */
async function readTexts(folder: string, ids: readonly string[]): Promise<void> {
  const unknown = [...new Set(ids)].filter((id) => !texts.has(id));
  if (unknown.length === 0) return;
  const input = unknown.map((id) => `${id}\n`).join('');
  const output = await runGit(folder, ['cat-file', '--batch'], { input });
  for (let at = 0; at < output.length; ) {
    const start = output.indexOf('\n', at) + 1;
    const [id = '', , size] = output.subarray(at, start).toString().split(' ');
    const end = start + Number(size);
    texts.set(id, output.subarray(start, end).toString().replaceAll('\r\n', '\n'));
    at = end + 1;
  }
}

/** The bytes of a file of a commit, in the form in which they would be checked out. */
export const fileAt = (folder: string, commit: string, path: string): Promise<Buffer> =>
  runGit(folder, ['cat-file', '--filters', `${commit}:./${path}`]);

/** Writes the content of a commit of a folder to another folder. */
export async function writeSnapshot(folder: string, commit: string, target: string): Promise<void> {
  const { files, pictures } = await snapshotAt(folder, commit);
  const write = (path: string, content: string | Buffer) => {
    const file = targetIn(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [path, text] of files) write(path, text);
  for (const path of pictures) write(path, await fileAt(folder, commit, path));
}

/**
 * The current content of a folder of a repository.
 *
 * @param last the content of the last commit
 * @param changed the files that differ from it; of the others, the pictures have the ids of the commit
 */
export async function snapshotNow(
  folder: string,
  last: Snapshot,
  changed: ReadonlySet<string>,
): Promise<Snapshot> {
  const { files: own, translations = [], pictures } = readFolder(folder);
  const files = [...own, ...translations];
  const paths = [...pictures].filter((path) => isShown(path) && !path.includes('\n'));
  const known = paths.filter((path) => !changed.has(path) && last.pictureIds.has(path));
  const knownIds = known.map((path) => [path, last.pictureIds.get(path) ?? ''] as const);
  const unknown = paths.filter((path) => !known.includes(path));
  return {
    files: new Map(files.map(([path, text]) => [path, text.replaceAll('\r\n', '\n')])),
    pictures: new Set(paths),
    pictureIds: new Map([...knownIds, ...(await hashed(folder, unknown))]),
    pictureUrl: (path) => `/admin/picture/${pathInAddress(path)}`,
  };
}

/** The ids that files of a folder would have in a commit. */
async function hashed(folder: string, paths: readonly string[]): Promise<[string, string][]> {
  if (paths.length === 0) return [];
  // Git counts the paths that it hashes from the top of the repository.
  const places = await runGit(folder, ['rev-parse', '--show-toplevel', '--show-prefix']);
  const [top = '', prefix = ''] = places.toString().split(/\r?\n/);
  const input = paths.map((path) => `${prefix}${path}\n`).join('');
  const output = await runGit(top, ['hash-object', '--stdin-paths'], { input });
  const ids = output.toString().split(/\r?\n/);
  return paths.map((path, index) => [path, ids[index] ?? '']);
}
