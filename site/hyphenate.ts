import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import createHyphenator, { type Patterns } from 'hyphen';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('hyphen/package.json')), 'patterns');
const known = new Set(readdirSync(folder));

const SOFT_HYPHEN = '\u00AD';

/**
 * The length from which words are hyphenated. Shorter words fit on a line of a small phone, even at twice the text size.
 * English has no long compounds, so it keeps more words whole.
 */
const longFrom = (code: string) =>
  code === 'en' ? { heading: 17, text: 17 } : { heading: 13, text: 15 };
/** Soft hyphens with fewer than four letters before or after them, which would look lost on a line. */
const AFTER_FEW = /(?<=^(?:[^\u00AD]\u00AD?){1,3})\u00AD/g;
const BEFORE_FEW = /\u00AD(?=(?:[^\u00AD]\u00AD?){1,3}$)/g;

/** Puts soft hyphens into the long words of a text. */
export type Hyphenate = (text: string, place: 'heading' | 'text') => string;

/**
 * The function that hyphenates a language; undefined for a language without patterns.
 *
 * @param language a code such as `de-AT`
 */
export function hyphenatorOf(language: string): Hyphenate | undefined {
  const [code = ''] = language.toLowerCase().split('-');
  const name = fileNames(language.toLowerCase(), code).find((each) => known.has(`${each}.js`));
  if (!name) return undefined;
  const patterns: Patterns = require(join(folder, name));
  const divide = createHyphenator(patterns, { hyphenChar: SOFT_HYPHEN });
  const long = longFrom(code);
  return (text, place) =>
    text.replaceAll(/[\p{L}\p{M}]+/gu, (word) =>
      word.length < long[place] ? word : withoutShortParts(divide(word)),
    );
}

/** The possible names of the patterns of a language. Some have a spelling or a country in their name. */
const fileNames = (language: string, code: string) => [
  language,
  code,
  ...({ de: ['de-1996'], en: ['en-gb'], el: ['el-monoton'], sr: ['sr-cyrl'] }[code] ?? []),
];

const withoutShortParts = (divided: string) =>
  divided.replaceAll(AFTER_FEW, '').replaceAll(BEFORE_FEW, '');
