import { posix } from 'node:path';
import { type Collection, legalPages, lists, singletons } from '../collections.ts';
import type { ContentIssue, Finding } from '../issue.ts';
import { isPictureName, PICTURE_TYPES, withoutExtension } from './pictures.ts';
import { nearest } from './suggest.ts';

const SINGLETON_PATHS = singletons.map(({ path }) => path);
const LEGAL_PATHS = legalPages.map(({ path }) => path);
const LIST_FOLDERS = lists.map(({ folder }) => folder);
const FOLDERS = new Set([
  ...LIST_FOLDERS,
  ...[...SINGLETON_PATHS, ...LEGAL_PATHS].map((path) => posix.dirname(path)),
]);

/** Whether a file has the extension of an entry's fields. */
export const isEntryFile = (path: string) =>
  ['.yaml', '.yml', '.json'].includes(posix.extname(path));

/** `2-…` before `10-…`, whether or not the numbers have as many digits. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

/** The files of a collection out of all paths from `content/`, in the order in which they are shown. */
export function locate(collection: Collection, paths: Iterable<string>): string[] {
  if (collection.type === 'legalPage')
    return [...paths].filter((path) => path === `${collection.path}.md`);
  const files = [...paths].filter(isEntryFile);
  if (collection.type === 'singleton')
    return files.filter((path) => withoutExtension(path) === collection.path);
  return files
    .filter((path) => posix.dirname(path) === collection.folder)
    .filter((path) => !SINGLETON_PATHS.includes(withoutExtension(path)))
    .sort(byName);
}

/** Files that may be anywhere: documents, and what operating systems leave in folders. */
const isIgnored = (path: string) =>
  /^(?:README\.md|CREDITS\.md|\..*|Thumbs\.db|desktop\.ini)$/.test(posix.basename(path));

const isKnown = (path: string) => {
  if (posix.extname(path) === '.md') return LEGAL_PATHS.includes(withoutExtension(path));
  if (!isEntryFile(path)) return isPictureName(path);
  return (
    SINGLETON_PATHS.includes(withoutExtension(path)) || LIST_FOLDERS.includes(posix.dirname(path))
  );
};

/** Reports files in unknown folders, with unknown names or with unsupported extensions. */
export const unknownFileIssues = (paths: readonly string[]): ContentIssue[] =>
  paths
    .filter((path) => !isIgnored(path) && !isKnown(path))
    .map((path) => ({ file: `content/${path}`, ...whyUnknown(path) }));

function whyUnknown(path: string): Finding {
  const folder = posix.dirname(path);
  if (!FOLDERS.has(folder)) {
    const meant = nearest(folder, FOLDERS);
    const where = folder === '.' ? 'the top of content/' : `the folder content/${folder}/`;
    return {
      found: `a file that nobody reads: ${where} holds no records.${meant ? ` Did you mean content/${meant}/?` : ''}`,
      write: `the file into one of the folders ${[...FOLDERS].sort(byName).join(', ')}; or take it away.`,
    };
  }
  const names = [
    ...SINGLETON_PATHS.map((each) => `${each}.yaml`),
    ...LEGAL_PATHS.map((each) => `${each}.md`),
  ].filter((each) => posix.dirname(each) === folder);
  const needsMarkdown = names.some((name) => name.endsWith('.md'));
  const type = posix.extname(path);
  if (needsMarkdown ? type !== '.md' : !isEntryFile(path)) {
    const types = needsMarkdown ? '.md' : '.yaml (or .yml or .json)';
    return {
      found: `a file that nobody reads: its name ends in ${type === '' ? 'nothing' : type}.`,
      write: `the ending ${types} for a record, ${[...PICTURE_TYPES.keys()].join(', ')} for a picture; or take the file away.`,
    };
  }
  return {
    found: 'a file that nobody reads: the folder holds other records.',
    write: `the name ${names.map((name) => posix.basename(name)).join(' or ')}; or take the file away.`,
  };
}
