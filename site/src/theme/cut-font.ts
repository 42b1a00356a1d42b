import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FaceFile } from './faces.ts';

/** A font file for browsers. */
export type WebFace = Pick<FaceFile, 'path' | 'subset' | 'weight'> & {
  /** Its letters, as `unicode-range` has them; absent for a file that is asked for every letter. */
  unicodeRange?: string[];
};

/** What a file keeps of its typeface. */
export type Cut = {
  letters: string;
  weights: { min: number; max: number };
};

/**
 * What browsers do with letters unasked, but for the shaping of scripts such as Arabic. Style sheets ask for nothing
 * beyond: tabular figures alone were 0.9 KB of every page.
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

/** A file cut down to some letters and weights; made once, and then taken from the cache folder. */
export async function cutDown(
  { path, subset, weight, opticalSize }: FaceFile,
  { letters, weights }: Cut,
  cache: string,
): Promise<WebFace> {
  const source = readFileSync(path);
  const variationAxes = {
    ...(typeof weight === 'object' && {
      wght: { min: Math.max(weights.min, weight.min), max: Math.min(weights.max, weight.max) },
    }),
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
    const cut = await subsetFont(source, letters, { targetFormat: 'woff2', ...options });
    // In a second step: only then does the default weight of the cut file have its own kerning.
    const spare = () => subsetFont(cut, letters, { targetFormat: 'woff2', dropTables: SPARED });
    writeFileSync(file, keepFeatures ? await spare() : cut);
  }
  return { path: file, subset, weight: variationAxes.wght ?? weight };
}
