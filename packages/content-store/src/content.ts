import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '../../content-model/src/changes.ts';
import { imageError } from '../../content-model/src/check/image-error.ts';
import { isPictureName } from '../../content-model/src/check/pictures.ts';
import type { Content } from '../../content-model/src/collections.ts';
import type { Finding } from '../../content-model/src/findings/findings.ts';
import type { ContentFiles } from '../../content-model/src/read-content.ts';
import { readSite, type SiteLanguage } from '../../content-model/src/read-site.ts';
import { pathsIn, readFolder, textOf } from './folder.ts';
import { typefacesFor } from './typefaces.ts';

/** The last read of a content folder. */
type Known = {
  /** Names the version of the folder that was read; undefined where a file changed too shortly before. */
  version: string | undefined;
  content: ContentFiles | undefined;
  /** The result of decoding each picture, for the version of its file. */
  pictures: Map<string, { version: string; error: Finding | undefined }>;
};

const folders = new Map<string, Known>();

/** Two changes of a file within this time may leave the same version: file systems count time in steps of up to 10 ms. */
const SETTLED_MS = 100;

/** The most folders that are remembered: publishing and tests read temporary folders. */
const MOST_FOLDERS = 8;

function knownOf(folder: string): Known {
  const known = folders.get(folder) ?? {
    version: undefined,
    content: undefined,
    pictures: new Map(),
  };
  // The map is in the order of the last use.
  folders.delete(folder);
  folders.set(folder, known);
  const [oldest = ''] = folders.keys();
  if (folders.size > MOST_FOLDERS) folders.delete(oldest);
  return known;
}

/** Names a version of a file. Its time is `ctime`, the last change of any kind, which no program can set. */
function fileVersion(file: string) {
  const { size, ino, ctimeNs, ctimeMs } = statSync(file, { bigint: true });
  return { version: `${size} ${ino} ${ctimeNs}`, changedAt: Number(ctimeMs) };
}

/** Names a version of a folder by its files; undefined while a file may change again without another version. */
function folderVersion(folder: string): string | undefined {
  const settled = Date.now() - SETTLED_MS;
  const files = pathsIn(folder).map((path) => ({ path, ...fileVersion(join(folder, path)) }));
  if (files.some(({ changedAt }) => changedAt > settled)) return undefined;
  return files.map(({ path, version }) => `${path} ${version}`).join('\n');
}

async function imageErrorsIn(folder: string, known: Known): Promise<Map<string, Finding>> {
  const errors = new Map<string, Finding>();
  for (const path of pathsIn(folder).filter(isPictureName)) {
    const file = join(folder, path);
    const { version } = fileVersion(file);
    const before = known.pictures.get(path);
    const error =
      before?.version === version ? before.error : await imageError(readFileSync(file), path);
    known.pictures.set(path, { version, error });
    if (error) errors.set(path, error);
  }
  return errors;
}

const isSameMap = <Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((item) => other.has(item));

/** Whether two versions of a content have the same files, issues of pictures and typefaces. */
const isSame = (one: ContentFiles, other: ContentFiles) =>
  isSameMap(textsIn(one), textsIn(other)) &&
  isSameSet(one.pictures, other.pictures) &&
  isSameMap(one.imageErrors ?? new Map(), other.imageErrors ?? new Map()) &&
  isSameSet(one.typefaces ?? new Set(), other.typefaces ?? new Set());

/**
 * Reads a content folder: its files, the issues of its pictures, and the installed typefaces. An unchanged folder is
 * not read again, and equal content is the same object, so that results computed from it stay known.
 */
export async function readContent(folder: string): Promise<ContentFiles> {
  const known = knownOf(folder);
  const version = folderVersion(folder);
  if (known.content && version !== undefined && known.version === version) return known.content;
  const imageErrors = await imageErrorsIn(folder, known);
  const typefaces = new Set(typefacesFor(folder).keys());
  const read = { ...readFolder(folder), imageErrors, typefaces };
  const content = known.content && isSame(known.content, read) ? known.content : read;
  Object.assign(known, { version, content });
  return content;
}

/** Remembers the content that was just written to a folder, so that results computed from it stay known. */
export function rememberContent(folder: string, content: ContentFiles): void {
  Object.assign(knownOf(folder), { version: undefined, content });
}

/** Whether files of a folder still have the texts that were read. */
export function isAsRead(folder: string, content: ContentFiles, paths: Iterable<string>): boolean {
  const texts = textsIn(content);
  return [...paths].every((path) => textOf(folder, path) === texts.get(path));
}

/**
 * Reads and checks a whole content folder.
 *
 * @param basePath the path of the site's home page, for the links of the legal pages
 * @returns the site in its first language, and in every other one in which it has pages
 * @throws ContentError with every issue
 */
export const loadSite = async (
  folder: string,
  basePath?: string,
): Promise<[SiteLanguage, ...SiteLanguage[]]> => readSite(await readContent(folder), basePath);

/** The content of a folder in its first language; see loadSite. */
export const loadContent = async (folder: string): Promise<Content> =>
  (await loadSite(folder))[0].content;
