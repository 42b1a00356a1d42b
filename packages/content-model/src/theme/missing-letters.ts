import { startOf } from '../../../words/graphemes.ts';
import type { Content } from '../collections.ts';
import { typefacesOf } from '../schemas/theme.ts';
import { lettersIn } from './letters.ts';
import { isTypefacePath, typefaceId } from './typefaces.ts';
import { isInRanges } from './unicode-ranges.ts';

/** Letters of the content for which visitors see a font of their system. */
export type MissingLetters = { typeface: string; letters: string; words: readonly string[] };

/** The number of words with missing letters that are named, and the length at which each is cut. */
const NAMED = { words: 5, letters: 40 };

/**
 * The letters of the content that its typefaces have no file for, by typeface.
 *
 * @param rangesOf the ranges of letters that a family has files for, by its id; undefined for one that is not installed
 */
export function missingLetters(
  { theme, ...content }: Content,
  rangesOf: (id: string) => readonly string[] | undefined,
): MissingLetters[] {
  const letters = [...lettersIn(content)].filter((each) => /\p{L}|\p{M}/u.test(each)).sort();
  return [...new Set(Object.values(typefacesOf(theme)))].flatMap((typeface) => {
    const ranges = rangesOf(typefaceId(typeface));
    if (ranges === undefined) return [];
    const missing = letters.filter((each) => !isInRanges(each, ranges));
    const words = () => wordsWith(missing, content).slice(0, NAMED.words);
    return missing.length > 0 ? [{ typeface, letters: missing.join(' '), words: words() }] : [];
  });
}

/** The words of a value that contain any of these letters, without repetitions. */
function wordsWith(letters: readonly string[], value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return [...new Set(Object.values(value).flatMap((each) => wordsWith(letters, each)))];
  }
  const words = typeof value === 'string' ? (value.match(/[\p{L}\p{M}\p{Pd}'’]+/gu) ?? []) : [];
  return words
    .filter((word) => letters.some((letter) => word.normalize('NFC').includes(letter)))
    .map((word) => startOf(word, NAMED.letters));
}

/** The advice about missing letters, for the owner. */
export const missingLettersLine = ({ typeface, letters, words }: MissingLetters) =>
  `The typeface ${typeface} has no ${letters}. Visitors see them in a font of their system, in words such as ${words.join(', ')}.
${isTypefacePath(typeface) ? 'Put a file that has them in its place, or write' : 'Write'} in content/theme.yaml, as displayTypeface and textTypeface, a family that has them: https://fontsource.org lists families by language.`;
