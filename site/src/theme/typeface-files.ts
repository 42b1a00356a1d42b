import type { TypefaceFiles } from '../../../packages/content-model/src/hints.ts';
import { glyphsOf } from './glyphs.ts';
import { rangesIn } from './letter-ranges.ts';

/** What the files of typefaces have, for a content folder. */
export const typefaceFiles = (folder: string): TypefaceFiles => ({
  rangesOf: (id) => rangesIn(folder, id),
  glyphsOf: (typeface) => glyphsOf(folder, typeface),
});
