import type { z } from 'zod';
import { type ContentIssue, describeValue, quoted } from '../issue.ts';
import type { SourceAt } from '../parse.ts';
import {
  allFields,
  type FieldPath,
  fieldName,
  fieldsOf,
  metadata,
  type Schema,
  schemaAt,
  valueAt,
} from '../schema-traversal.ts';
import { repeats } from './repeats.ts';
import { didYouMean } from './suggest.ts';

const EXPECTED: Record<string, string> = {
  string: 'a text',
  array: 'a list, each entry on a line of its own after a dash',
  object: 'a group of fields, each on a line of its own, two spaces further in',
  boolean: 'true or false',
  number: 'a whole number',
  int: 'a whole number',
};

/**
 * Compares an entry with its schema.
 *
 * @param sourceAt the text of a value in the file, for advice that quotes it exactly
 * @returns every difference; and the entry as the schema reads it, or unchanged if it does not fit
 */
export function checkShape(
  file: string,
  schema: z.ZodType,
  entry: unknown,
  sourceAt: SourceAt,
): { issues: ContentIssue[]; data: unknown } {
  const { data = entry, error } = schema.safeParse(entry);
  const issues = [
    ...(error?.issues ?? []).flatMap((issue) => explain(schema, entry, sourceAt, issue)),
    ...allFields(schema).flatMap((field) => repeatedElements(field, entry)),
  ];
  return { issues: issues.map((issue) => ({ file, ...issue })), data };
}

type FieldIssue = Omit<ContentIssue, 'file'>;

function repeatedElements(
  { path, schema }: { path: FieldPath; schema: Schema },
  entry: unknown,
): FieldIssue[] {
  const { unique } = metadata(schema);
  const elements = valueAt(entry, path);
  if (unique === undefined || !Array.isArray(elements)) return [];
  const values = elements.map((element) => valueAt(element, [unique]));
  return repeats(values).map(({ index, first }) => ({
    field: fieldName([...path, index, unique]),
    found: `${describeValue(values[index])}, which ${fieldName([...path, first, unique])} has as well.`,
    write: `another ${unique}; or take one of the two out.`,
  }));
}

/** Says what Zod found in words for the owner. */
function explain(
  root: Schema,
  entry: unknown,
  sourceAt: SourceAt,
  issue: z.core.$ZodIssue,
): FieldIssue[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  const schema = schemaAt(root, path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schema ? fieldsOf(schema) : {});
    return issue.keys.map((key) => ({
      field: fieldName([...path, key]),
      found: `a field with the unknown name ${quoted(key)}.${didYouMean(key, known)}`,
      write: `one of the names ${known.join(', ')}; or take the field out.`,
    }));
  }
  const value = valueAt(entry, path);
  const source = sourceAt(path);
  const isWrongWord = issue.code === 'invalid_value' && typeof value === 'string';
  const suggestion = isWrongWord ? didYouMean(value, issue.values.map(String)) : '';
  return [
    {
      field: fieldName(path),
      found: `${describeValue(value, source)}.${suggestion}`,
      write: `${expectedForm(issue, value, source)}${schema ? instruction(schema) : ''}`,
    },
  ];
}

/** The form that a value must have, to stand before the field's description. */
function expectedForm(issue: z.core.$ZodIssue, value: unknown, source?: string): string {
  if (issue.code === 'custom') {
    const write: unknown = issue.params?.['write'];
    return typeof write === 'string' ? `${write} ` : '';
  }
  if (issue.code === 'invalid_type' && value !== undefined && value !== '') {
    const needsQuotes = issue.expected === 'string' && typeof value !== 'object';
    const asText = needsQuotes ? `, here in quotes: "${source ?? String(value)}"` : '';
    return `${EXPECTED[issue.expected] ?? issue.expected}${asText}. `;
  }
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}. `;
  const isList = Array.isArray(value);
  if (isList && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const wanted = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
    const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
    return `${bound} ${wanted} ${wanted === 1 ? 'entry' : 'entries'}. `;
  }
  if (issue.code === 'too_small' && issue.origin !== 'string') return `${issue.minimum} or more. `;
  return '';
}

/** The description of a field, the fields in it, and its example: the end of what to write there. */
export function instruction(schema: Schema): string {
  const { description = '', example } = metadata(schema);
  const fields = Object.keys(fieldsOf(schema));
  const inner = fields.length > 0 ? ` Its fields: ${fields.join(', ')}.` : '';
  if (example === undefined) return `${description}${inner}`;
  const shown = example === '' ? '""' : String(example);
  return `${description}${inner} For example:${shown.includes('\n') ? '\n' : ' '}${shown}`;
}
