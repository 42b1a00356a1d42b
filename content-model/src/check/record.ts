import type { z } from 'zod';
import type { Fault } from '../fault.ts';
import { parseRecord } from '../parse.ts';
import { settleNulls } from '../schema-traversal.ts';
import { checkShape } from './shape.ts';
import { type CheckedTexts, checkTexts, type World } from './texts.ts';

/** What came of the fields of a file. */
type CheckedRecord = CheckedTexts & {
  /** The fields as the file has them. */
  record: unknown;
  /** The same as the schema reads them, with names in braces as they are. */
  data: unknown;
};

type Options = {
  /** The line of the file on which the fields begin. */
  firstLine?: number;
  /** The names in braces that every text may use; the facts of the site unless told. */
  tokens?: readonly string[] | undefined;
};

/**
 * Reads the fields of one file and checks all of them. `data` and `value` fit the schema where there is
 * no fault.
 *
 * @param path the path of the file, from `content/`
 * @returns only faults for a file that cannot be read as fields
 */
export function checkRecord(
  path: string,
  source: string,
  schema: z.ZodType,
  world: World,
  { firstLine, tokens }: Options = {},
): CheckedRecord | { faults: Fault[] } {
  const file = `content/${path}`;
  const { value: fields, faults: syntax, written } = parseRecord(file, source, firstLine);
  if (syntax.length > 0) return { faults: syntax };
  const record = settleNulls(schema, fields);
  const { faults, data } = checkShape(file, schema, record, written);
  const texts = checkTexts(path, schema, data, world, tokens);
  return { ...texts, faults: [...faults, ...texts.faults], record, data };
}
