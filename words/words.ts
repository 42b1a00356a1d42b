import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = import.meta.dirname;

/** The languages that the product speaks, as codes. */
export const LANGUAGES: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''));

const files = new Map<string, Record<string, unknown>>(
  LANGUAGES.map((code) => [code, parse(readFileSync(join(folder, `${code}.yaml`), 'utf8'))]),
);

/**
 * The words of one part of the product, as they stand in the file of a language.
 *
 * @param language a language and perhaps a country, such as `de-AT`; English stands in for one without a file
 */
export function wordsOf(part: 'gateway', language: string): unknown {
  const [code = ''] = language.toLowerCase().split('-');
  return (files.get(code) ?? files.get('en'))?.[part];
}
