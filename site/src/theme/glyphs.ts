import { readFileSync } from 'node:fs';
import { typefaceId } from '../../../packages/content-model/src/theme/typefaces.ts';
import { isInRanges } from '../../../packages/content-model/src/theme/unicode-ranges.ts';
import { typefacesFor } from '../../../packages/content-store/src/typefaces.ts';
import { type FaceFile, faceFiles } from './faces.ts';
import { type Face, readFace } from './text-drawing.ts';

/** The weight that is looked at in a family that is not variable: all its weights have the same signs. */
const WEIGHTS = [400];

/**
 * Tells whether a typeface has a glyph for a character. A package names its files for more characters than they have, so
 * the files are asked, each when a character may be in it.
 *
 * @param folder the content folder
 * @param name the typeface, as the theme has it
 */
export function glyphsOf(folder: string, name: string): (character: string) => boolean {
  const place = typefacesFor(folder).get(typefaceId(name));
  const files = place === undefined ? [] : faceFiles(place, WEIGHTS);
  const fonts = new Map<string, Face>();
  const fontIn = ({ path }: FaceFile): Face => {
    const font = fonts.get(path) ?? readFace(readFileSync(path));
    fonts.set(path, font);
    return font;
  };
  return (character) =>
    files.some(
      (file) =>
        isInRanges(character, file.unicodeRange) &&
        fontIn(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
}
