import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { isTypefacePath } from '../../../packages/content-model/src/theme/typefaces.ts';
import { rangesOf } from '../../../packages/content-model/src/theme/unicode-ranges.ts';
import { installedRanges, typefacesFor } from '../../../packages/content-store/src/typefaces.ts';

/**
 * The ranges of letters that a typeface has: an installed family in all its files, or a file of the owner's own.
 *
 * @param folder the content folder
 * @param id see `typefaceId`
 * @returns undefined if it is not installed, or the file does not exist
 */
export function rangesIn(folder: string, id: string): readonly string[] | undefined {
  if (!isTypefacePath(id)) return installedRanges(id);
  const file = typefacesFor(folder).get(id);
  if (file === undefined) return undefined;
  const font = fontkit.create(readFileSync(file));
  const codes = 'characterSet' in font ? font.characterSet : [];
  return rangesOf(codes.map((code) => String.fromCodePoint(code)));
}
