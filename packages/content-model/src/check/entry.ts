import type { Collection } from '../collections.ts';
import type { ContentIssue } from '../issue.ts';
import { withDefaults } from '../languages.ts';
import { parseEntry, type SourceAt } from '../parse.ts';
import {
  mapFields,
  metadata,
  normaliseEmpty,
  type Schema,
  withEmptyFields,
} from '../schema-traversal.ts';
import { checkMarkdownFields, type FieldContext } from './markdown-fields.ts';
import { checkShape } from './shape.ts';
import { type CheckedTexts, checkTexts } from './texts.ts';

type CheckedEntry = CheckedTexts & {
  /** The fields as the file has them. */
  entry: unknown;
  /** The fields as the schema reads them, before anything in their texts is resolved. */
  data: unknown;
};

type EntryOptions = {
  /** The line of the file on which the fields begin. */
  firstLine?: number;
  /** Values of fields that the file leaves out. */
  defaults?: Record<string, unknown>;
};

/** An entry with the texts of numbers, such as 1.50, where a field takes numbers as they are written. */
const withNumbersAsTexts = (schema: Schema, entry: unknown, sourceAt: SourceAt): unknown =>
  mapFields(schema, entry, (value, field, at) =>
    typeof value === 'number' && metadata(field).takesNumbers
      ? (sourceAt(at) ?? String(value))
      : value,
  );

/**
 * Parses and checks the fields of one file. `data` and `value` fit the schema if there is no issue.
 *
 * @param path the file, from `content/`
 * @param variables what every text of this entry may use
 * @returns only issues if the fields cannot be parsed
 */
export function checkEntry(
  path: string,
  source: string,
  collection: Collection,
  context: FieldContext,
  variables: readonly string[],
  { firstLine = 1, defaults = {} }: EntryOptions = {},
): CheckedEntry | { issues: ContentIssue[] } {
  const file = `content/${path}`;
  const parsed = parseEntry(file, source, firstLine);
  if (parsed.issues.length > 0) return { issues: parsed.issues };
  const { schema } = collection;
  const written = withNumbersAsTexts(schema, normaliseEmpty(schema, parsed.value), parsed.sourceAt);
  const entry = withDefaults(withEmptyFields(schema, written), defaults);
  const { issues, data } = checkShape(file, collection, entry, parsed.sourceAt);
  const texts = checkTexts(path, collection, data, context, variables);
  const markdown = checkMarkdownFields(file, collection, texts.value, context);
  return {
    ...texts,
    value: markdown.value,
    issues: [...issues, ...texts.issues, ...markdown.issues],
    entry,
    data,
  };
}
