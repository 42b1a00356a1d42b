import { startOf } from '../../../words/graphemes.ts';
import type { Content } from '../collections.ts';
import { finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { typefacesOf } from '../schemas/theme.ts';
import { lettersIn } from './letters.ts';
import { isTypefacePath, typefaceId } from './typefaces.ts';
import { isInRanges } from './unicode-ranges.ts';

/** The number of words with missing letters that are named, and the length at which each is cut. */
const NAMED = { words: 5, letters: 40 };

/**
 * A hint for each typeface that has no file for letters of the content.
 *
 * @param rangesOf the ranges of letters that a family has files for, by its id; undefined for one that is not installed
 */
export function letterHints(
  { theme, ...content }: Content,
  rangesOf: (id: string) => readonly string[] | undefined,
): ContentIssue[] {
  const letters = [...lettersIn(content)].filter((each) => /\p{L}|\p{M}/u.test(each)).sort();
  return [...new Set(Object.values(typefacesOf(theme)))].flatMap((typeface) => {
    const ranges = rangesOf(typefaceId(typeface));
    if (ranges === undefined) return [];
    const missing = letters.filter((each) => !isInRanges(each, ranges));
    const words = () => wordsWith(missing, content).slice(0, NAMED.words);
    if (missing.length === 0) return [];
    const isFile = isTypefacePath(typeface);
    return [
      {
        file: 'content/theme.yaml',
        ...finding('lettersWithoutGlyph', missing, typeface, words(), isFile),
      },
    ];
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
