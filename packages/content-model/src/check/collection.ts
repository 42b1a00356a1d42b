import type { List, Singleton } from '../collection-types.ts';
import { finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { orderFile, orderIn } from '../order.ts';
import { fieldsOf, valueAt } from '../schema-traversal.ts';
import { idOf } from './locate.ts';
import { withoutExtension } from './pictures.ts';
import { repeats } from './repeats.ts';
import { nearest } from './suggest.ts';

/** Reports a singleton with no file, or with two. */
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
 * Reports the issues of a list as a whole: its length, its order and repeated titles.
 *
 * @param entries the entries whose files could be parsed
 * @param order the text of the file with their order
 */
export const listIssues = (
  list: List,
  entries: readonly ListEntry[],
  files: readonly string[],
  order: string,
): ContentIssue[] => [
  ...countIssues(list, files.length),
  ...secondFiles(files),
  ...repeatedValues(list.unique, entries),
  ...orderIssues(list, order, files.map(idOf)),
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

/**
 * Reports an order that cannot be read, and a name without an entry that resembles the name of an entry missing from the
 * order. All other names without an entry belong to removed entries, and are allowed.
 */
function orderIssues(list: List, order: string, entries: readonly string[]): ContentIssue[] {
  const file = `content/${orderFile(list)}`;
  const names = orderIn(order);
  if (!names) return [{ file, ...finding('noOrder') }];
  const unnamed = entries.filter((entry) => !names.includes(entry));
  return names.flatMap((name) => {
    const meant = entries.includes(name) ? undefined : nearest(name, unnamed);
    return meant === undefined ? [] : [{ file, ...finding('nameWithoutEntry', name, meant) }];
  });
}
