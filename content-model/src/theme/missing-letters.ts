import type { Content } from '../collections.ts';
import { typefacesOf } from '../schemas/theme.ts';
import { lettersIn } from './letters.ts';
import { typefaceId } from './typefaces.ts';
import { isInRanges } from './unicode-ranges.ts';

/** Letters of the content for which visitors see a font of their system. */
export type MissingLetters = { typeface: string; letters: string };

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
    return missing.length > 0 ? [{ typeface, letters: missing.join(' ') }] : [];
  });
}

/** What to do about missing letters, for the owner. */
export const missingLettersLine = ({ typeface, letters }: MissingLetters) =>
  `The typeface ${typeface} has no ${letters}. Visitors see them in a font of their system.
Write in content/theme.yaml, as displayTypeface and textTypeface, a family that has them: https://fontsource.org lists families by language.`;
