import { posix } from 'node:path';
import { type Collection, type List, legalPages, lists, singletons } from '../collections.ts';
import { describeValue, type Fault, quoted } from '../fault.ts';
import { fieldsOf, valueAt } from '../schema-traversal.ts';
import { PICTURE_TYPES } from './pictures.ts';
import { nearest } from './suggest.ts';

const RECORD_TYPES = ['.yaml', '.yml', '.json'];

const stemOf = (path: string) => path.slice(0, path.length - posix.extname(path).length);
const isRecord = (path: string) => RECORD_TYPES.includes(posix.extname(path));

const SINGLE_STEMS = singletons.map(({ path }) => path);
const LEGAL_STEMS = legalPages.map(({ path }) => path);
const LIST_FOLDERS = lists.map(({ folder }) => folder);
const FOLDERS = new Set([...LIST_FOLDERS, ...[...SINGLE_STEMS, ...LEGAL_STEMS].map(posix.dirname)]);

/** `2-…` before `10-…`, whether or not the numbers have as many digits. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

/** The files of a collection out of all paths from `content/`, in the order in which they are shown. */
export function pathsOf(collection: Collection, paths: readonly string[]): string[] {
  if (collection.type === 'legalPage')
    return paths.filter((path) => path === `${collection.path}.md`);
  const records = paths.filter(isRecord);
  if (collection.type === 'singleton') {
    return records.filter((path) => stemOf(path) === collection.path);
  }
  return records
    .filter((path) => posix.dirname(path) === collection.folder)
    .filter((path) => !SINGLE_STEMS.includes(stemOf(path)))
    .sort(byName);
}

const isIgnored = (path: string) => {
  const name = posix.basename(path);
  const isNote = name === 'README.md' || name === 'CREDITS.md';
  return isNote || name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';
};

const isRead = (path: string) => {
  if (posix.extname(path) === '.md') return LEGAL_STEMS.includes(stemOf(path));
  if (!isRecord(path)) return PICTURE_TYPES.includes(posix.extname(path).toLowerCase());
  return SINGLE_STEMS.includes(stemOf(path)) || LIST_FOLDERS.includes(posix.dirname(path));
};

/** A fault for every file that stands where nobody reads it, or whose ending nobody reads. */
export function strayFaults(paths: readonly string[]): Fault[] {
  return paths
    .filter((path) => !isIgnored(path) && !isRead(path))
    .map((path) => ({ file: `content/${path}`, ...whyStray(path) }));
}

function whyStray(path: string): { found: string; write: string } {
  const folder = posix.dirname(path);
  const type = posix.extname(path);
  if (!FOLDERS.has(folder)) {
    const meant = nearest(folder, FOLDERS);
    const where = folder === '.' ? 'the top of content/' : `the folder content/${folder}/`;
    return {
      found: `a file that nobody reads: ${where} holds no records.${meant ? ` Did you mean content/${meant}/?` : ''}`,
      write: `the file into one of the folders ${[...FOLDERS].sort(byName).join(', ')}; or take it away.`,
    };
  }
  const wantsMarkdown = LEGAL_STEMS.some((stem) => posix.dirname(stem) === folder);
  const isWrongType = wantsMarkdown ? type !== '.md' : !isRecord(path);
  if (isWrongType) {
    const types = wantsMarkdown ? '.md' : '.yaml (or .yml or .json)';
    return {
      found: `a file that nobody reads: its name ends in ${type === '' ? 'nothing' : type}.`,
      write: `the ending ${types} for a record, ${PICTURE_TYPES.join(', ')} for a picture; or take the file away.`,
    };
  }
  const known = [...SINGLE_STEMS, ...LEGAL_STEMS].filter((stem) => posix.dirname(stem) === folder);
  const names = known.map((stem) => `${posix.basename(stem)}${wantsMarkdown ? '.md' : '.yaml'}`);
  return {
    found: 'a file that nobody reads: the folder holds other records.',
    write: `the name ${names.join(' or ')}; or take the file away.`,
  };
}

/** A fault when the one file of a collection is missing, or is there twice. */
export function missingRecord(
  collection: Exclude<Collection, List>,
  paths: readonly string[],
): Fault[] {
  const type = collection.type === 'legalPage' ? '.md' : '.yaml';
  const fields = Object.keys(fieldsOf(collection.schema)).join(', ');
  if (paths.length === 0) {
    return [
      {
        file: `content/${collection.path}${type}`,
        found: `nothing, content/${collection.path}${type} is missing.`,
        write: `this file, with the fields ${fields}.`,
      },
    ];
  }
  return paths.slice(1).map((path) => secondFile(path, paths[0] ?? ''));
}

const secondFile = (path: string, first: string): Fault => ({
  file: `content/${path}`,
  found: `a second file for what content/${first} says.`,
  write: 'one of the two: take the other away.',
});

/** Everything that is wrong among the records of a collection, each of which may be right by itself. */
export function listFaults(
  list: List,
  entries: readonly { path: string; record: unknown }[],
  paths: readonly string[],
): Fault[] {
  return [
    ...tooFew(list, paths),
    ...tooMany(list, paths),
    ...paths.flatMap((path, index) => {
      const first = paths.slice(0, index).find((other) => stemOf(other) === stemOf(path));
      return first ? [secondFile(path, first)] : [];
    }),
    ...repeated(list.unique, entries),
    ...misnumbered(list.numbered, entries, paths),
  ];
}

function tooFew({ folder, schema, atLeast }: List, paths: readonly string[]): Fault[] {
  if (paths.length >= atLeast) return [];
  return [
    {
      file: `content/${folder}/`,
      found: paths.length === 0 ? 'no record.' : `${paths.length} records.`,
      write: `at least ${atLeast === 1 ? 'one file' : `${atLeast} files`} such as content/${folder}/01-name.yaml, with the fields ${Object.keys(fieldsOf(schema)).join(', ')}.`,
    },
  ];
}

function tooMany({ folder, atMost }: List, paths: readonly string[]): Fault[] {
  if (paths.length <= atMost) return [];
  const found = `${paths.length} records.`;
  const write = `at most ${atMost}: take ${paths.length - atMost} away.`;
  return [{ file: `content/${folder}/`, found, write }];
}

function repeated(field: string, entries: readonly { path: string; record: unknown }[]): Fault[] {
  const firstWith = new Map<string, string>();
  return entries.flatMap(({ path, record }) => {
    const value = valueAt(record, [field]);
    if (typeof value !== 'string' || value.trim() === '') return [];
    const key = value.trim().toLowerCase();
    const first = firstWith.get(key);
    if (first === undefined) {
      firstWith.set(key, path);
      return [];
    }
    return [
      {
        file: `content/${path}`,
        field,
        found: `${quoted(value)}, which content/${first} has as well.`,
        write: `a ${field} of its own; or take one of the two files away.`,
      },
    ];
  });
}

function misnumbered(
  field: string | undefined,
  entries: readonly { path: string; record: unknown }[],
  paths: readonly string[],
): Fault[] {
  if (field === undefined) return [];
  return entries.flatMap(({ path, record }) => {
    const value = valueAt(record, [field]);
    const wanted = paths.indexOf(path) + 1;
    if (value === wanted || typeof value !== 'number') return [];
    return [
      {
        file: `content/${path}`,
        field,
        found: `${describeValue(value)}, in file ${wanted} of the folder.`,
        write: `${wanted}: the records count 1, 2, 3 in the order of their files.`,
      },
    ];
  });
}
