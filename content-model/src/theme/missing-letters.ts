import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Content } from '../collections.ts';
import { typefacesOf } from '../schemas/theme.ts';
import { lettersIn } from './letters.ts';
import { typefaceId } from './typefaces.ts';
import { isInRanges } from './unicode-ranges.ts';

/** Letters of the content for which visitors see a font of their system. */
export type MissingLetters = { typeface: string; letters: string };

/** The ranges of letters that an installed family has files for. */
function rangesIn(folder: string): string[] {
  const file = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.values(z.record(z.string(), z.string()).parse(file)).flatMap((each) =>
    each.split(','),
  );
}

/**
 * The letters of the content that its typefaces have no file for, by typeface.
 *
 * @param folders the folder of each installed family, by its id; a family that is not there is left out
 */
export function missingLetters(
  { theme, ...content }: Content,
  folders: ReadonlyMap<string, string>,
): MissingLetters[] {
  const letters = [...lettersIn(content)].filter((each) => /\p{L}|\p{M}/u.test(each)).sort();
  return [...new Set(Object.values(typefacesOf(theme)))].flatMap((typeface) => {
    const folder = folders.get(typefaceId(typeface));
    if (folder === undefined) return [];
    const ranges = rangesIn(folder);
    const missing = letters.filter((each) => !isInRanges(each, ranges));
    return missing.length > 0 ? [{ typeface, letters: missing.join(' ') }] : [];
  });
}

/** What to do about missing letters, for the owner. */
export const missingLettersLine = ({ typeface, letters }: MissingLetters) =>
  `The typeface ${typeface} has no ${letters}. Visitors see them in a font of their system.
Write in content/theme.yaml, as displayTypeface and textTypeface, a family that has them: https://fontsource.org lists families by language.`;
