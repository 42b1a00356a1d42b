import { type Fields, fieldNames } from '../../src/message.ts';

/** Name, e-mail, subject, phone number and message. */
export type Entry = readonly [string, string, string, string, string];

export function fieldsOf(entry: Entry): Fields {
  return Object.fromEntries(fieldNames.map((name, index) => [name, entry[index] ?? ''])) as Fields;
}
