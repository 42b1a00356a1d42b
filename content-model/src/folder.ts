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
import { imageError } from './check/image-error.ts';
import { isEntryFile } from './check/locate.ts';
import { isPictureName } from './check/pictures.ts';
import type { Content } from './collections.ts';
import type { Finding } from './findings/findings.ts';
import { ContentError, type ContentIssue } from './issue.ts';
import { type ContentFiles, readContent } from './read-content.ts';
import { installedTypefaces } from './theme/typefaces.ts';

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

/** Whether a file of the content is a text, and no picture. */
export const isText = (path: string) => isEntryFile(path) || extname(path) === '.md';

/** The files of a content folder; no picture is opened. */
export function readFolder(folder: string): ContentFiles {
  const paths = globSync('**/*', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(folder, path)).isFile());
  const texts = paths.filter(isText);
  return {
    files: new Map(texts.map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
    pictures: new Set(paths.filter((path) => !isText(path))),
  };
}

/**
 * The files of a content folder, what is wrong with its pictures, and the typefaces that are installed.
 *
 * @param content the files, if they were read before
 */
export async function inspectFolder(
  folder: string,
  content = readFolder(folder),
): Promise<ContentFiles> {
  const imageErrors = new Map<string, Finding>();
  for (const path of [...content.pictures].filter(isPictureName)) {
    const error = await imageError(readFileSync(join(folder, path)), path);
    if (error) imageErrors.set(path, error);
  }
  return { ...content, imageErrors, typefaces: new Set(installedTypefaces().keys()) };
}

/**
 * Reads and checks a whole content folder.
 *
 * @param basePath the path of the site's home page, for the links of the legal pages
 * @throws ContentError with every issue
 */
export const loadContent = async (folder: string, basePath?: string): Promise<Content> =>
  readContent(await inspectFolder(folder), basePath);

/** Every issue that a build from this content would report. */
export function issuesOf(content: ContentFiles): readonly ContentIssue[] {
  try {
    readContent(content);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** New texts by path; undefined deletes the file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/**
 * The issues that changes would cause, and those of the changed files themselves. Issues that other
 * files had before do not keep the owner from working.
 */
export function issuesAfter(content: ContentFiles, changes: Changes): readonly ContentIssue[] {
  const files = new Map(content.files);
  for (const [path, text] of changes) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  const after = issuesOf({ ...content, files });
  if (after.length === 0) return [];
  const before = new Set(issuesOf(content).map((issue) => JSON.stringify(issue)));
  const changed = new Set([...changes.keys()].map((path) => `content/${path}`));
  return after.filter((issue) => changed.has(issue.file) || !before.has(JSON.stringify(issue)));
}

/**
 * Writes changes to the folder. All new texts lie beside their files, as `.part`, before the first of these is replaced
 * or deleted: on a full disk, nothing changes.
 */
export function applyChanges(folder: string, changes: Changes): void {
  const targets = [...changes].map(([path, text]) => ({ target: join(folder, path), text }));
  const written = targets.filter(({ text }) => text !== undefined);
  try {
    for (const { target, text = '' } of written) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(`${target}.part`, text);
    }
  } catch (error) {
    for (const { target } of written) rmSync(`${target}.part`, { force: true });
    throw error;
  }
  for (const { target } of written) renameSync(`${target}.part`, target);
  for (const { target, text } of targets) if (text === undefined) rmSync(target, { force: true });
}

/**
 * A file name from any words: `Tally & Co` becomes `tally-and-co`. Letters of other scripts stay; it has 60 characters at
 * most, because a file system counts their bytes.
 */
export function slugOf(words: string): string {
  const text = words
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return /[^-](?:.{0,58}[^-])?/u.exec(text)?.[0] ?? 'untitled';
}

/** The first of `c`, `c-2`, `c-3`, … that is not taken. */
export function freeName(name: string, isTaken: (candidate: string) => boolean): string {
  let candidate = name;
  for (let count = 2; isTaken(candidate); count += 1) candidate = `${name}-${count}`;
  return candidate;
}

/**
 * Adds a picture to a folder. It never replaces another picture.
 *
 * @returns the name that the picture got
 */
export function addPicture(folder: string, name: string, bytes: Uint8Array): string {
  const type = extname(name).toLowerCase();
  const stem = slugOf(name.slice(0, -type.length));
  mkdirSync(folder, { recursive: true });
  for (let count = 1; ; count += 1) {
    const candidate = `${stem}${count === 1 ? '' : `-${count}`}${type}`;
    try {
      writeFileSync(join(folder, candidate), bytes, { flag: 'wx' });
      return candidate;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!isTaken) throw error;
    }
  }
}
