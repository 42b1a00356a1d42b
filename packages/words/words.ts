import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ownLanguages, readOwnWords, withOwnWords } from './own-words.ts';

/** A part of the product that has words: a top-level key of the files. */
type Part = 'site' | 'privacy' | 'gateway' | 'findings' | 'admin' | 'fields' | 'create';

type Words = { [part in Part]?: unknown };

const folder = import.meta.dirname;

const productLanguages = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''));

let known: readonly string[] | undefined;

/** The languages that have a file. The folders are read at the first call, since bundles have none beside them. */
function languages(): readonly string[] {
  known ??= [...new Set([...productLanguages(), ...ownLanguages()])];
  return known;
}

/** The files that have been read. A file is read when it is first needed. */
const files = new Map<string, Words>();

const productWords = (code: string): Words =>
  productLanguages().includes(code)
    ? parse(readFileSync(join(folder, `${code}.yaml`), 'utf8'))
    : {};

/** @throws Error with the file and the key of a wrong word of the agency's own */
function wordsIn(code: string): Words {
  const read = files.get(code);
  if (read) return read;
  const own = readOwnWords(code);
  const product = productWords(code);
  const words = own === undefined ? product : withOwnWords(product, own, productWords('en'), code);
  files.set(code, words);
  return words;
}

/** The code of the file with the words of a part: `pt-PT` for that language, else `pt`, the language without its country. */
function codeFor(part: Part, language: string): string | undefined {
  const wanted = language.toLowerCase();
  const codes = [wanted, wanted.split('-')[0]].map((code) =>
    languages().find((each) => each.toLowerCase() === code),
  );
  return codes.find((code) => code !== undefined && wordsIn(code)[part] !== undefined);
}

/** Whether a part has words in a language, such as `de-AT`: a file may have those of only some parts. */
export const hasWords = (part: Part, language: string): boolean =>
  codeFor(part, language) !== undefined;

/** The languages of a part, as codes. */
export const languagesOf = (part: Part): string[] =>
  languages().filter((code) => wordsIn(code)[part] !== undefined);

/**
 * The words of a part, as they stand in the file of a language.
 *
 * @param language a language and perhaps a country, such as `de-AT`; English stands in for a language without words
 */
export const wordsOf = (part: Part, language: string): unknown =>
  wordsIn(codeFor(part, language) ?? 'en')[part];
