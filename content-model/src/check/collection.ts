import type { List, Singleton } from '../collections.ts';
import { finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { fieldsOf, valueAt } from '../schema-traversal.ts';
import { withoutExtension } from './pictures.ts';
import { repeats } from './repeats.ts';

/** Reports a singleton whose file is missing, or is there twice. */
export function singletonIssues(
  { path, schema, whenMissing }: Singleton,
  files: readonly string[],
): ContentIssue[] {
  const file = `content/${path}.yaml`;
  if (files.length > 0 || whenMissing !== undefined) return secondFiles(files);
  return [{ file, ...finding('missingFile', file, Object.keys(fieldsOf(schema))) }];
}

/** Reports files that differ only in their extension. */
const secondFiles = (files: readonly string[]): ContentIssue[] =>
  repeats(files.map(withoutExtension)).map(({ index, first }) => ({
    file: `content/${files[index]}`,
    ...finding('secondFile', files[first] ?? ''),
  }));

/** An entry of a list, and its file from `content/`. */
type ListEntry = { path: string; entry: unknown };

/**
 * Reports what is wrong among the entries of a list: their number, repeated titles and positions.
 *
 * @param entries those entries whose files could be parsed
 */
export const listIssues = (
  list: List,
  entries: readonly ListEntry[],
  files: readonly string[],
): ContentIssue[] => [
  ...countIssues(list, files.length),
  ...secondFiles(files),
  ...repeatedValues(list.unique, entries),
  ...(list.numbered === undefined ? [] : positionIssues(list.numbered, entries, files)),
];

const countIssues = ({ folder, atMost }: List, count: number): ContentIssue[] =>
  count > atMost
    ? [{ file: `content/${folder}/`, ...finding('tooManyEntries', count, atMost) }]
    : [];

function repeatedValues(field: string, entries: readonly ListEntry[]): ContentIssue[] {
  const values = entries.map(({ entry }) => {
    const value = valueAt(entry, [field]);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  });
  return repeats(values.map((value) => value?.trim().toLowerCase())).map(({ index, first }) => ({
    file: `content/${entries[index]?.path}`,
    field,
    ...finding('titleTwice', values[index] ?? '', entries[first]?.path ?? '', field),
  }));
}

const positionIssues = (
  field: string,
  entries: readonly ListEntry[],
  files: readonly string[],
): ContentIssue[] =>
  entries.flatMap(({ path, entry }) => {
    const value = valueAt(entry, [field]);
    const position = files.indexOf(path) + 1;
    if (value === position || typeof value !== 'number') return [];
    return [{ file: `content/${path}`, field, ...finding('wrongPosition', value, position) }];
  });
