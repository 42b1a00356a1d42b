import { posix } from 'node:path';
import type { Singleton } from '../collection-types.ts';
import {
  type Collection,
  collections,
  documentFolders,
  lists,
  singletons,
} from '../collections.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { slugOf } from '../names.ts';
import { orderFile, orderIn } from '../order.ts';
import { isTypefaceFile } from '../theme/typefaces.ts';
import { isPictureName, PICTURE_TYPES, withoutExtension } from './pictures.ts';
import { isPortableName } from './portable-names.ts';
import { nearest } from './suggest.ts';

const SINGLETON_PATHS = singletons.map(({ path }) => path);
const LIST_FOLDERS = lists.map(({ folder }) => folder);
const DOCUMENT_FOLDERS = documentFolders.map(({ folder }) => folder);
/** The folders with entries made of fields. */
const ENTRY_FOLDERS = new Set([
  ...LIST_FOLDERS,
  ...SINGLETON_PATHS.map((path) => posix.dirname(path)).filter((folder) => folder !== '.'),
]);
const TOP_FILES = SINGLETON_PATHS.filter((path) => posix.dirname(path) === '.');
const FOLDERS = new Set([...ENTRY_FOLDERS, ...DOCUMENT_FOLDERS]);

const ORDER_FILES = lists.map(orderFile);

const ENTRY_TYPES = ['.yaml', '.yml', '.json'];

/** Whether a file has the extension of an entry's fields. */
export const isEntryFile = (path: string) => ENTRY_TYPES.includes(posix.extname(path));

/** Whether a file names the entries of a list in their order. */
export const isOrderFile = (path: string) => ORDER_FILES.includes(path);

/** The id of an entry in its folder: the name of its file without the ending, in one normal form. */
export const idOf = (path: string) => withoutExtension(posix.basename(path)).normalize('NFC');

/** The files in which a singleton may be. */
export const singletonFiles = ({ path }: Singleton) => ENTRY_TYPES.map((type) => path + type);

/** `2-…` before `10-…`, whether or not the numbers have as many digits. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Whether a file, by its path from `content/`, holds an entry of a collection. */
export function isEntryOf(collection: Collection, path: string): boolean {
  if (collection.type === 'singleton') return singletonFiles(collection).includes(path);
  if (posix.dirname(path) !== collection.folder) return false;
  if (collection.type === 'documents') return posix.extname(path) === '.md' && !isIgnored(path);
  const isOther = SINGLETON_PATHS.includes(withoutExtension(path)) || isOrderFile(path);
  return isEntryFile(path) && !isOther;
}

/** The collection of a file's entry; undefined for other files, and for paths that leave the content folder. */
export const collectionOf = (path: string): Collection | undefined =>
  /[\\:\0]/.test(path)
    ? undefined
    : [...collections.values()].find((collection) => isEntryOf(collection, path));

/**
 * The files of a collection in the order in which they are shown: the files that `order.yaml` names, in its order, then
 * all others by name.
 *
 * @param files the texts of the content by path
 */
export function locate(collection: Collection, files: ReadonlyMap<string, string>): string[] {
  const paths = [...files.keys()].filter((path) => isEntryOf(collection, path));
  if (collection.type === 'singleton') return paths;
  const names = orderIn(files.get(orderFile(collection)) ?? '') ?? [];
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  const rankOf = (path: string) => ranks.get(idOf(path)) ?? names.length;
  return paths.sort((one, other) => rankOf(one) - rankOf(other) || byName(one, other));
}

/** Files that are allowed anywhere: READMEs, credits, and the files of operating systems. */
const isIgnored = (path: string) =>
  /^(?:README\.md|CREDITS\.md|\..*|Thumbs\.db|desktop\.ini)$/.test(posix.basename(path));

const isKnown = (path: string) => {
  if (isTypefaceFile(path)) return true;
  if (posix.extname(path) === '.md') return DOCUMENT_FOLDERS.includes(posix.dirname(path));
  if (!isEntryFile(path)) return isPictureName(path);
  return (
    SINGLETON_PATHS.includes(withoutExtension(path)) || LIST_FOLDERS.includes(posix.dirname(path))
  );
};

/** Reports files in unknown folders, with unknown names or extensions, and with names that some systems do not take. */
export const unknownFileIssues = (paths: readonly string[]): ContentIssue[] =>
  paths
    .filter((path) => !isIgnored(path))
    .flatMap((path) => {
      const wrong = isKnown(path) ? unportableName(path) : whyUnknown(path);
      return wrong ? [{ file: `content/${path}`, ...wrong }] : [];
    });

/** The finding for a name that some file systems do not take, with a better name. */
function unportableName(path: string): Finding | undefined {
  const parts = path.split('/');
  const name = parts.find((part) => !isPortableName(part));
  if (name === undefined) return undefined;
  const ending = name === parts.at(-1) ? posix.extname(name) : '';
  const meant = slugOf(name.slice(0, name.length - ending.length)) + ending;
  return finding('unportableName', name, meant);
}

function whyUnknown(path: string): Finding {
  const folder = posix.dirname(path);
  if (!FOLDERS.has(folder)) {
    const meant = nearest(folder, FOLDERS);
    const top = TOP_FILES.map((path) => `${path}.yaml`).join(', ');
    return finding('unknownFolder', folder, top, [...FOLDERS].sort(byName), meant);
  }
  const type = posix.extname(path);
  if (!isEntryFile(path) || !ENTRY_FOLDERS.has(folder)) {
    const types = [
      ...(ENTRY_FOLDERS.has(folder) ? ['.yaml (or .yml or .json)'] : []),
      ...(DOCUMENT_FOLDERS.includes(folder) ? ['.md'] : []),
    ];
    return finding('unknownEnding', type, types, [...PICTURE_TYPES.keys()]);
  }
  const names = SINGLETON_PATHS.filter((each) => posix.dirname(each) === folder);
  return finding(
    'unknownName',
    names.map((name) => `${posix.basename(name)}.yaml`),
  );
}

/** Whether a file of the content is a text, and no picture. */
export const isText = (path: string) => isEntryFile(path) || posix.extname(path) === '.md';
