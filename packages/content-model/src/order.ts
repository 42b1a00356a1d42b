import { isSeq, parseDocument } from 'yaml';
import { oncePerText } from './once.ts';
import { rewriteEntry } from './write.ts';

/** The file that names the entries of a folder in their order. */
export const orderFile = ({ folder }: { folder: string }): string => `${folder}/order.yaml`;

/**
 * The names in an order file, each once.
 *
 * @returns undefined where the file is no list of names
 */
export const orderIn = oncePerText((source): readonly string[] | undefined => {
  // Every plain value of this schema is a text: a file may be called 2024.yaml.
  const { contents, errors } = parseDocument(source, { schema: 'failsafe' });
  if (errors.length > 0 || (contents !== null && !isSeq(contents))) return undefined;
  const names: unknown[] = contents?.toJSON() ?? [];
  if (!names.every((name) => typeof name === 'string')) return undefined;
  return [...new Set(names.map((name) => name.normalize('NFC')))];
});

/** The text of an order file with new names. Comments stay. */
export const rewriteOrder = (source: string, names: readonly string[]): string =>
  rewriteEntry('.yaml', orderIn(source) ? source : '', names);
