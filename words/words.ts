import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A part of the product that has words: a top-level key of the files. */
type Part = 'site' | 'gateway';

const folder = import.meta.dirname;

const files = new Map<string, { [part in Part]?: unknown }>(
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file.replace('.yaml', ''), parse(readFileSync(join(folder, file), 'utf8'))]),
);

/** The languages of a part, as codes: a file may have words for only some parts. */
export const languagesOf = (part: Part): string[] =>
  [...files.keys()].filter((code) => files.get(code)?.[part] !== undefined);

/**
 * The words of a part, as they stand in the file of a language.
 *
 * @param language a language and perhaps a country, such as `de-AT`; English stands in for one without words
 */
export function wordsOf(part: Part, language: string): unknown {
  const [code = ''] = language.toLowerCase().split('-');
  return files.get(code)?.[part] ?? files.get('en')?.[part];
}
