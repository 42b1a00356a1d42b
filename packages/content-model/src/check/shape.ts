import type { z } from 'zod';
import type { Collection } from '../collections.ts';
import { fieldSentences } from '../field-sentences.ts';
import { isEmptyText } from '../findings/describe.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { trailOf } from '../labels.ts';
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
import { describedPictures } from './described-pictures.ts';
import { repeats } from './repeats.ts';
import { nearest } from './suggest.ts';

/**
 * Compares an entry with the schema of its collection.
 *
 * @param sourceAt the text of a value in the file, for advice that quotes it exactly
 * @returns every difference; and the entry as the schema reads it, or unchanged if it does not fit
 */
export function checkShape(
  file: string,
  collection: Collection,
  entry: unknown,
  sourceAt: SourceAt,
): { issues: ContentIssue[]; data: unknown } {
  const { schema } = collection;
  const { data = entry, error } = schema.safeParse(entry);
  const issues = [
    ...(error?.issues ?? []).flatMap((issue) => explain(collection, entry, sourceAt, issue)),
    ...allFields(schema).flatMap((field) => repeatedElements(field, entry)),
    ...missingDescriptions(collection, entry),
  ];
  return { issues: issues.map((issue) => ({ file, ...issue })), data };
}

type FieldIssue = Finding & { field: string };

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
    ...finding('twiceInList', values[index], fieldName([...path, first, unique]), unique),
  }));
}

function missingDescriptions(collection: Collection, entry: unknown): FieldIssue[] {
  return describedPictures(collection.schema, entry).flatMap(({ picture, description }) => {
    const [named, text] = [valueAt(entry, picture), valueAt(entry, description)];
    const isShown = typeof named === 'string' && !isEmptyText(named);
    if (!isShown || (text !== undefined && !isEmptyText(text))) return [];
    return [issueAt(collection, description, finding('empty', text))];
  });
}

/** An issue of a field; its advice ends with the instruction for the field. */
function issueAt(collection: Collection, path: FieldPath, wrong: Finding): FieldIssue {
  const write = [wrong.write, instruction(collection, path)].filter(Boolean).join(' ');
  return { field: fieldName(path), ...wrong, write };
}

/** The issues of a field for an issue of Zod. */
function explain(
  collection: Collection,
  entry: unknown,
  sourceAt: SourceAt,
  issue: z.core.$ZodIssue,
): FieldIssue[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  const schema = schemaAt(collection.schema, path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schema ? fieldsOf(schema) : {});
    return issue.keys.map((key) => ({
      field: fieldName([...path, key]),
      ...finding('unknownField', key, known, nearest(key, known)),
    }));
  }
  return [issueAt(collection, path, valueFinding(issue, valueAt(entry, path), sourceAt(path)))];
}

/** The finding for a value that its schema refuses. */
function valueFinding(issue: z.core.$ZodIssue, value: unknown, source?: string): Finding {
  if (issue.code === 'custom') return issue.params?.['finding'] as Finding;
  const kind =
    issue.code === 'invalid_type' && issue.expected !== 'string' ? undefined : kindOf(source);
  if (kind && typeof value !== 'number') return finding('readAsOther', source ?? '', kind);
  if (value === undefined || isEmptyText(value)) return finding('empty', value);
  if (issue.code === 'invalid_type') return finding('wrongType', value, issue.expected, source);
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    const meant = typeof value === 'string' ? nearest(value, choices) : undefined;
    return finding('wrongChoice', value, meant);
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const isTooSmall = issue.code === 'too_small';
    const wanted = Number(isTooSmall ? issue.minimum : issue.maximum);
    if (Array.isArray(value)) return finding('wrongCount', value, boundOf(issue), wanted);
    if (isTooSmall && issue.origin !== 'string') return finding('tooSmall', value, wanted, source);
  }
  return issue.code === 'invalid_format'
    ? finding('noDay', value)
    : finding('unfit', value, source);
}

/** The bound that a list violates. */
function boundOf({ code, exact }: { code?: string; exact?: boolean | undefined }) {
  if (exact) return 'exactly';
  return code === 'too_small' ? 'at least' : 'at most';
}

/** The kind of value that YAML makes of an unquoted text in brackets, or of an unquoted `null`. */
function kindOf(source = ''): 'group' | 'list' | 'nothing' | undefined {
  if (/^\{[^"':{}]*\}$/.test(source)) return 'group';
  if (/^\[[^"':[\]]*\]$/.test(source)) return 'list';
  return /^(?:null|~)$/i.test(source) ? 'nothing' : undefined;
}

/** The end of every advice for a field: its meaning, its inner fields and its example. */
export function instruction(collection: Collection, path: FieldPath): string {
  const schema = schemaAt(collection.schema, path);
  if (!schema || path.length === 0) return '';
  const fields = Object.keys(fieldsOf(schema));
  const { example } = metadata(schema);
  return [
    `${trailOf(collection, path, 'en')}.`,
    fieldSentences(collection, path),
    fields.length > 0 ? `Its fields: ${fields.join(', ')}.` : '',
    exampleOf(example),
  ]
    .filter(Boolean)
    .join(' ');
}

function exampleOf(example: unknown): string {
  if (example === undefined) return '';
  const shown = example === '' ? '""' : String(example);
  return `For example:${shown.includes('\n') ? '\n' : ' '}${shown}`;
}
