import type { z } from 'zod';
import { describeValue, type Fault, quoted } from '../fault.ts';
import type { Written } from '../parse.ts';
import {
  about,
  allFields,
  bare,
  type FieldPath,
  fieldName,
  fieldsOf,
  schemaAt,
  valueAt,
} from '../schema-traversal.ts';
import { didYouMean } from './suggest.ts';

const WANTED: Record<string, string> = {
  string: 'a text',
  array: 'a list, each entry on a line of its own after a dash',
  object: 'a group of fields, each on a line of its own, two spaces further in',
  boolean: 'true or false',
  number: 'a whole number',
  int: 'a whole number',
};

const shownExample = (example: unknown) => {
  if (example === undefined) return '';
  const shown = example === '' ? '""' : String(example);
  return ` For example:${shown.includes('\n') ? '\n' : ' '}${shown}`;
};

/** The sentence of a field and its example: what to write there. */
function whatToWrite(schema: z.core.$ZodType | undefined): string {
  if (!schema) return '';
  const { description = '', example } = about(schema);
  const fields = Object.keys(fieldsOf(schema));
  const inner = fields.length > 0 ? ` Its fields: ${fields.join(', ')}.` : '';
  return `${description}${inner}${shownExample(example)}`;
}

/**
 * Compares a record with what its collection must look like.
 *
 * @param written how values stand in the file, for advice that keeps every sign of them
 * @returns every difference, each with the field and what to write; and the record as its schema
 *   reads it, or as it was where it does not fit
 */
export function checkShape(
  file: string,
  schema: z.ZodType,
  record: unknown,
  written: Written = () => undefined,
): { faults: Fault[]; data: unknown } {
  const { data = record, error } = schema.safeParse(record);
  const faults = [
    ...(error?.issues ?? []).flatMap((issue) => explain(file, schema, record, written, issue)),
    ...allFields(schema).flatMap(({ path, schema: field }) =>
      repeatedIn(file, field, record, path),
    ),
  ];
  return { faults, data };
}

/** A fault for every entry of a list that has the same value as an earlier one where it may not. */
function repeatedIn(
  file: string,
  field: z.core.$ZodType,
  record: unknown,
  path: FieldPath,
): Fault[] {
  const { unique } = about(field);
  const entries = valueAt(record, path);
  if (unique === undefined || !Array.isArray(entries)) return [];
  const values = entries.map((entry) => valueAt(entry, [unique]));
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (first === index || value === undefined) return [];
    return [
      {
        file,
        field: fieldName([...path, index, unique]),
        found: `${describeValue(value)}, which ${fieldName([...path, first, unique])} has as well.`,
        write: `another ${unique}; or take one of the two out.`,
      },
    ];
  });
}

function explain(
  file: string,
  root: z.core.$ZodType,
  record: unknown,
  written: Written,
  issue: z.core.$ZodIssue,
): Fault[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(file, root, path, key));
  }
  const schema = schemaAt(root, path);
  const value = valueAt(record, path);
  return [
    {
      file,
      field: fieldName(path),
      found: `${describeValue(value, written(path))}.${hint(issue, value)}`,
      write: `${form(issue, value, written(path))}${whatToWrite(schema)}`,
    },
  ];
}

/** A remark on what was found, when a wrong word was probably a known one. */
function hint(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'invalid_value' || typeof value !== 'string') return '';
  return didYouMean(value, issue.values.map(String));
}

/** The form that the value must have, before the field's own sentence. */
function form(issue: z.core.$ZodIssue, value: unknown, written?: string): string {
  if (issue.code === 'custom') {
    const write: unknown = issue.params?.['write'];
    return typeof write === 'string' ? `${write} ` : '';
  }
  if (issue.code === 'invalid_type' && value !== undefined && value !== '') {
    const quotes = issue.expected === 'string' && typeof value !== 'object';
    const asText = quotes ? `, here in quotes: "${written ?? String(value)}"` : '';
    return `${WANTED[issue.expected] ?? issue.expected}${asText}. `;
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

function unknownField(file: string, root: z.core.$ZodType, path: FieldPath, key: string): Fault {
  const group = schemaAt(root, path);
  const known = group ? Object.keys(fieldsOf(bare(group))) : [];
  return {
    file,
    field: fieldName([...path, key]),
    found: `a field with the unknown name ${quoted(key)}.${didYouMean(key, known)}`,
    write: `one of the names ${known.join(', ')}; or take the field out.`,
  };
}
