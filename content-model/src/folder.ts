import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pictureFlaws } from './check/picture-flaws.ts';
import { PICTURE_TYPES } from './check/pictures.ts';
import type { Content } from './collections.ts';
import type { Fault } from './fault.ts';
import { ContentError, type ContentFiles, readContent } from './read-content.ts';

/** New texts by path; undefined takes the file away. */
export type Changes = ReadonlyMap<string, string | undefined>;

const project = join(import.meta.dirname, '../..');

/** The sample agency's content, which the product's own tests are about. */
export const SAMPLE_FOLDER = join(project, 'sample/content');

/**
 * The content that the site is built from: `content/`, or the sample while there is none. The
 * environment's `CONTENT_DIR` names another folder, absolute or below the project.
 */
export const CONTENT_FOLDER = (() => {
  const { CONTENT_DIR } = process.env;
  if (CONTENT_DIR) return resolve(project, CONTENT_DIR);
  const own = join(project, 'content');
  return existsSync(own) ? own : SAMPLE_FOLDER;
})();

const isText = /\.(ya?ml|json|md)$/;

/** Everything in a content folder; no picture is opened. */
export function readFolder(folder: string): ContentFiles {
  const paths = globSync('**/*', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(folder, path)).isFile());
  return {
    files: new Map(
      paths
        .filter((path) => isText.test(path))
        .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    ),
    pictures: new Set(paths.filter((path) => !isText.test(path))),
  };
}

/** Everything in a content folder, and what is wrong with its pictures. */
export async function inspectFolder(folder: string): Promise<ContentFiles> {
  const content = readFolder(folder);
  return { ...content, flaws: await pictureFlaws(folder, content.pictures) };
}

/**
 * Reads and checks a whole content folder.
 *
 * @param basePath what stands before the site's own paths in the links of the legal pages
 * @throws ContentError which lists every fault
 */
export const loadContent = async (folder: string, basePath?: string): Promise<Content> =>
  readContent(await inspectFolder(folder), basePath);

/** Everything that the site's own check finds wrong. */
export function faultsOf(content: ContentFiles): readonly Fault[] {
  try {
    readContent(content);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

/**
 * The faults that changes would bring in, and those of the changed files themselves.
 *
 * Faults elsewhere that were there before do not count: they must not keep the owner from working.
 */
export function faultsAfter(content: ContentFiles, changes: Changes): readonly Fault[] {
  const files = new Map(content.files);
  for (const [path, text] of changes) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  const before = new Set(faultsOf(content).map((fault) => JSON.stringify(fault)));
  const changed = new Set([...changes.keys()].map((path) => `content/${path}`));
  return faultsOf({ ...content, files }).filter(
    (fault) => changed.has(fault.file) || !before.has(JSON.stringify(fault)),
  );
}

/** Writes changes to the folder; a file is replaced whole or not at all. */
export function applyChanges(folder: string, changes: Changes): void {
  for (const [path, text] of changes) {
    if (text === undefined) rmSync(join(folder, path), { force: true });
  }
  for (const [path, text] of changes) {
    if (text === undefined) continue;
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.part`, text);
    renameSync(`${target}.part`, target);
  }
}

/** A file name from any words: `Tally & Co` becomes `tally-and-co`. */
export const slugOf = (words: string) =>
  words
    .normalize('NFKD')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'untitled';

/** Whether a file's name ends as that of a picture which browsers can show. */
export const isPictureName = (name: string) => PICTURE_TYPES.includes(extname(name).toLowerCase());

/**
 * Puts an uploaded picture beside a record. It never replaces another picture.
 *
 * @returns the picture's file name
 */
export function addPicture(
  folder: string,
  recordFolder: string,
  name: string,
  bytes: Uint8Array,
): string {
  const type = extname(name).toLowerCase();
  const stem = slugOf(name.slice(0, -type.length));
  mkdirSync(join(folder, recordFolder), { recursive: true });
  for (let count = 1; ; count += 1) {
    const candidate = `${stem}${count === 1 ? '' : `-${count}`}${type}`;
    try {
      writeFileSync(join(folder, recordFolder, candidate), bytes, { flag: 'wx' });
      return candidate;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!isTaken) throw error;
    }
  }
}
