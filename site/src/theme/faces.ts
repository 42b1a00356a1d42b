import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { isInRanges, rangesOf } from '../../../packages/content-model/src/theme/unicode-ranges.ts';
import { type Face, readFace } from './text-drawing.ts';

const axis = z.object({ min: z.coerce.number(), max: z.coerce.number() });

/** The description of a family in a Fontsource package, from metadata.json. */
const metadataSchema = z.object({
  id: z.string(),
  weights: z.array(z.number()),
  category: z.string(),
  /** The axes of the family's variable form, which has a package of its own. */
  variable: z.union([z.literal(false), z.record(z.string(), z.unknown())]),
});

/** A file of a family: some of its letters, in one weight or all. */
export type FaceFile = {
  path: string;
  /** The name of its letters, such as `latin-ext`. */
  subset: string;
  /** Its letters, as `unicode-range` has them. */
  unicodeRange: string[];
  /** The weight of the file. A variable file has a range: every weight of the family. */
  weight: number | { min: number; max: number };
  /** The optical size for headings, where the file has that axis. */
  opticalSize?: number;
};

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The optical size of a face for headings, in points. */
const DISPLAY_SIZE = 72;

const isFile = (folder: string) => /\.(?:woff2|ttf|otf)$/.test(folder);

/** A font file of the owner's own, with all of its letters. */
function ownFace(path: string): FaceFile {
  const font = readFace(readFileSync(path));
  const { wght } = font.variationAxes;
  return {
    path,
    subset: font.hasGlyphForCodePoint(97) ? 'latin' : 'own',
    unicodeRange: rangesOf(font.characterSet.map((code) => String.fromCodePoint(code))),
    weight: wght ? { min: wght.min, max: wght.max } : font['OS/2'].usWeightClass,
  };
}

/** The category of a family, such as `sans-serif`. */
export const categoryOf = (folder: string) =>
  isFile(folder)
    ? 'sans-serif'
    : metadataSchema.parse(json(join(folder, 'metadata.json'))).category;

/**
 * The upright files of an installed family, one for each of its sets of letters.
 *
 * @param folder the family's package, or a font file
 * @param weights the wanted weights of a family that is not variable; weights that it lacks are left out
 */
export function faceFiles(folder: string, weights: readonly number[]): FaceFile[] {
  if (isFile(folder)) return [ownFace(folder)];
  const family = metadataSchema.parse(json(join(folder, 'metadata.json')));
  const subsets = z.record(z.string(), z.string()).parse(json(join(folder, 'unicode.json')));
  return Object.entries(subsets).flatMap(([name, ranges]): FaceFile[] => {
    const subset = name.replaceAll(/[[\]]/g, '');
    const file = (form: string | number) =>
      join(folder, 'files', `${family.id}-${subset}-${form}-normal.woff2`);
    const common = { subset, unicodeRange: ranges.split(',') };
    const variable = folder.includes('@fontsource-variable') && family.variable;
    if (variable) {
      const size = axis.safeParse(variable['opsz']).data;
      const opticalSize = size && Math.min(size.max, Math.max(size.min, DISPLAY_SIZE));
      const weight = axis.safeParse(variable['wght']).data ?? 400;
      const withSize = size && existsSync(file('opsz'));
      const path = withSize ? file('opsz') : file('wght');
      return [{ ...common, path, weight, ...(withSize && { opticalSize }) }];
    }
    const has = weights.filter((weight) => family.weights.includes(weight));
    return (has.length > 0 ? has : family.weights.slice(0, 1)).map((weight) => ({
      ...common,
      path: file(weight),
      weight,
    }));
  });
}

/** The fonts that were read, by a hash of the file: every language asks for the same, and each is unpacked in 50 ms. */
const fonts = new Map<string, Face>();

function fontIn(path: string): Face {
  const file = readFileSync(path);
  const hash = createHash('sha256').update(file).digest('hex');
  const font = fonts.get(hash) ?? readFace(file);
  fonts.set(hash, font);
  return font;
}

/** The letters for which a font file has a glyph. A package claims more letters for its files than they have. */
export function lettersWithGlyphs({ path }: Pick<FaceFile, 'path'>, letters: readonly string[]) {
  if (letters.length === 0) return [];
  const font = fontIn(path);
  return letters.filter((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
}

/** Some letters of a file in one weight, as an OpenType file. */
export const cutFace = (
  { path, weight: has, opticalSize }: Pick<FaceFile, 'path' | 'weight' | 'opticalSize'>,
  letters: string,
  weight: number,
): Promise<Buffer> =>
  subsetFont(readFileSync(path), letters, {
    targetFormat: 'sfnt',
    variationAxes: {
      ...(typeof has === 'object' && { wght: Math.min(has.max, Math.max(has.min, weight)) }),
      ...(opticalSize && { opsz: opticalSize }),
    },
  });

/** A family's fonts for drawing a text in a weight: one for each set of letters that the text needs. */
export async function facesFor(folder: string, text: string, weight: number): Promise<Buffer[]> {
  const files = faceFiles(folder, [weight]).filter(({ unicodeRange }) =>
    [...text].some((character) => isInRanges(character, unicodeRange)),
  );
  return Promise.all(files.map((file) => cutFace(file, text, weight)));
}
