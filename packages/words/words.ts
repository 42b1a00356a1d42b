import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ownLanguages, readOwnWords, withOwnWords } from './own-words.ts';

/** A part of the product that has words: a top-level key of the files. */
export type Part = 'site' | 'privacy' | 'gateway' | 'findings' | 'admin' | 'fields' | 'create';

type Parts = { readonly [part in Part]?: unknown };

const folder = import.meta.dirname;

const productLanguages = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''));

let codes: readonly string[] | undefined;

/** The languages that have a file. The folders are read at the first call, since bundles have none beside them. */
function languages(): readonly string[] {
  codes ??= [...new Set([...productLanguages(), ...ownLanguages()])];
  return codes;
}

const textOf = (code: string): string =>
  productLanguages().includes(code) ? readFileSync(join(folder, `${code}.yaml`), 'utf8') : '';

/** The lines of a part: its key, and all lines up to the next key at their beginning. */
const linesOf = (part: Part, text: string): string =>
  new RegExp(`^${part}:.*(?:\\n(?!\\w).*)*`, 'm').exec(text)?.[0] ?? '';

/** The words that have been read, by the language and the part. */
const known = new Map<string, unknown>();

/**
 * The words of a part in a language; undefined without any. Without an agency's own words only the part is parsed: the
 * gateway needs a twelfth of the English file, and all of it takes longer to read than its database to open.
 *
 * @throws Error with the file and the key of a wrong word of the agency's own
 */
function wordsIn(code: string, part: Part): unknown {
  const key = `${code} ${part}`;
  if (!known.has(key)) known.set(key, readWords(code, part));
  return known.get(key);
}

function readWords(code: string, part: Part): unknown {
  const own = readOwnWords(code);
  if (own === undefined) return readParts(linesOf(part, textOf(code)))[part];
  return withOwnWords(readParts(textOf(code)), own, readParts(textOf('en')), code)[part];
}

const readParts = (text: string): Parts => parse(text) ?? {};

/** The code of the file with the words of a part: `pt-PT` for that language, else `pt`, the language without its country. */
function codeFor(part: Part, language: string): string | undefined {
  const wanted = language.toLowerCase();
  const found = [wanted, wanted.split('-')[0]].map((code) =>
    languages().find((each) => each.toLowerCase() === code),
  );
  return found.find((code) => code !== undefined && wordsIn(code, part) !== undefined);
}

/** Whether a part has words in a language, such as `de-AT`: a file may have those of only some parts. */
export const hasWords = (part: Part, language: string): boolean =>
  codeFor(part, language) !== undefined;

/** The languages of a part, as codes. */
export const languagesOf = (part: Part): string[] =>
  languages().filter((code) => wordsIn(code, part) !== undefined);

/**
 * The words of a part, as they stand in the file of a language.
 *
 * @param language a language and perhaps a country, such as `de-AT`; English stands in for a language without words
 */
export const wordsOf = (part: Part, language: string): unknown =>
  wordsIn(codeFor(part, language) ?? 'en', part);
