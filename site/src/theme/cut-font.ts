import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FaceFile } from './faces.ts';

/** A font file for browsers. */
export type WebFace = Pick<FaceFile, 'path' | 'subset' | 'weight'> & {
  /** The `unicode-range` of its letters; absent when browsers may look in it for every letter. */
  unicodeRange?: string[];
};

/** The parts of a typeface that a subset keeps. */
export type Cut = {
  letters: string;
  weights: { min: number; max: number };
};

/**
 * The OpenType features that browsers apply by default, without those for shaping scripts such as Arabic. Style
 * sheets use no others: tabular figures alone were 0.9 KB of every page.
 */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rvrn'];

/** Whether letters need no more of a font than kerning and ligatures: no marks, no joined scripts. */
const isPlain = (letters: string) =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u.test(letters) &&
  !/\p{M}/u.test(letters);

/**
 * Tables that plain letters do without. GDEF holds how kerning varies with the weight: without it, all weights are
 * kerned like the default one, and a file is a quarter smaller. STAT is for the font menus of programs.
 */
const SPARED = ['GDEF', 'STAT'];

/** The weights of a file that pages use: browsers ignore a face with weights beyond the best match of its family. */
export const usedWeights = ({ weight }: Pick<FaceFile, 'weight'>, { weights }: Cut) =>
  typeof weight === 'object'
    ? { min: Math.max(weights.min, weight.min), max: Math.min(weights.max, weight.max) }
    : weight;

/**
 * A cut file without the tables that plain letters do without. This takes a second step: only then does the default
 * weight of the cut file have its own kerning.
 */
async function withoutSpared(made: Buffer, letters: string): Promise<Buffer> {
  try {
    return await subsetFont(made, letters, { targetFormat: 'woff2', dropTables: SPARED });
  } catch {
    // HarfBuzz does not read its own file again where one or two letters are left. Such a file is small as it is.
    return made;
  }
}

/** Subsets a font file to some letters and weights, or takes the result from the cache folder. */
export async function cutDown(face: FaceFile, cut: Cut, cache: string): Promise<WebFace> {
  const { path, subset, opticalSize } = face;
  const { letters } = cut;
  const source = readFileSync(path);
  const weight = usedWeights(face, cut);
  const variationAxes = {
    ...(typeof weight === 'object' && { wght: weight }),
    ...(opticalSize && { opsz: opticalSize }),
  };
  const keepFeatures = isPlain(letters) && FEATURES;
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([letters, variationAxes, keepFeatures && [keepFeatures, SPARED]]));
  const file = join(cache, `${subset}-${key.digest('hex').slice(0, 16)}.woff2`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const options = { variationAxes, ...(keepFeatures && { keepFeatures }) };
    const made = await subsetFont(source, letters, { targetFormat: 'woff2', ...options });
    writeFileSync(file, keepFeatures ? await withoutSpared(made, letters) : made);
  }
  return { path: file, subset, weight };
}
