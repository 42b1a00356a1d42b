import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  DEFAULT_THEME,
  type Theme,
  typefacesOf,
} from '../../../content-model/src/schemas/theme.ts';
import { typefaceId } from '../../../content-model/src/theme/typefaces.ts';
import { categoryOf, type FaceFile, faceFiles } from './faces.ts';
import { type Cuts, fallbackNames, fallbackRules } from './font-fallbacks.ts';

/** A font file for browsers. */
export type WebFace = Pick<FaceFile, 'path' | 'subset' | 'unicodeRange' | 'weight'>;

/** One of the two typefaces of the site, as its pages load it. */
export type WebFont = {
  /** `display` or `text`. */
  name: string;
  /** The files that every page loads: Latin letters, in one weight or several. */
  first: WebFace[];
  /** Files that a browser loads only for a page with one of their letters. */
  others: WebFace[];
};

/** Characters with the code points from first to last. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

const ascii = range(0x20, 0x7e);
const latin1 = range(0xa0, 0xff);
const punctuation = '–—‘’‚“”„•…‹›€™−→←↑↓₦ŒœŠšŽžŸ';
const accents = 'ÀÁÂÃÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÜßàáâãäåæçèéêëíîïñóôöøúü';
const displayPunctuation = ' ©&·–—‘’“”…€₦×→';

/** What each typeface is for: the weights that style sheets ask for, and the letters in its first file. */
const uses = {
  display: {
    weights: { min: 300, max: 800 },
    letters: ascii + accents + displayPunctuation,
    cuts: {
      regular: { weights: [300, 550], measured: 500 },
      bold: { weights: [551, 800], measured: 700 },
    },
  },
  text: {
    weights: { min: 400, max: 700 },
    letters: ascii + latin1 + punctuation,
    cuts: {
      regular: { weights: [400, 550], measured: 400 },
      bold: { weights: [551, 700], measured: 600 },
    },
  },
} as const satisfies Record<string, { cuts: Cuts; weights: object; letters: string }>;

/** The weights of a family that is not variable. */
const STATIC_WEIGHTS = [400, 500, 600, 700];

/** All characters of some ranges, such as `U+0100-02BA`. */
const charactersOf = (ranges: readonly string[]) =>
  ranges
    .map((each) => {
      const [first = '', last = first] = each.trim().slice(2).split('-');
      return range(Number.parseInt(first, 16), Number.parseInt(last, 16));
    })
    .join('');

/** A file cut down to some letters and weights; made once, and then taken from the cache folder. */
async function cutDown(
  { path, subset, unicodeRange, weight, opticalSize }: FaceFile,
  letters: string,
  { min, max }: { min: number; max: number },
  cache: string,
): Promise<WebFace> {
  const source = readFileSync(path);
  const variationAxes = {
    ...(typeof weight === 'object' && {
      wght: { min: Math.max(min, weight.min), max: Math.min(max, weight.max) },
    }),
    ...(opticalSize && { opsz: opticalSize }),
  };
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([letters, variationAxes]));
  const file = join(cache, `${subset}-${key.digest('hex').slice(0, 16)}.woff2`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(
      file,
      await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes }),
    );
  }
  return { path: file, subset, unicodeRange, weight: variationAxes.wght ?? weight };
}

/**
 * The two typefaces of a theme as files for browsers, and the style sheet that goes with them: their
 * fallbacks, and `--font-display` and `--font-text`, lists of families.
 *
 * @param folders the folder of each installed family, by its id
 * @param cache where the files are kept
 */
export async function webFonts(theme: Theme, folders: ReadonlyMap<string, string>, cache: string) {
  const named = typefacesOf(theme);
  const known = typefacesOf(DEFAULT_THEME);
  const fonts: WebFont[] = [];
  const rules: string[] = [];
  const properties: string[] = [];
  for (const name of ['display', 'text'] as const) {
    const { weights, letters, cuts } = uses[name];
    // A typeface that is not installed is told of when the content is checked.
    const folder = folders.get(typefaceId(named[name])) ?? folders.get(typefaceId(known[name]));
    if (folder === undefined) throw new Error(`The typeface ${named[name]} is not installed.`);
    const files = faceFiles(folder, STATIC_WEIGHTS).map((file) =>
      // One optical size: the typeface of headings is large everywhere, the other nowhere.
      name === 'text' ? withoutOpticalSize(file) : file,
    );
    const isFirst = ({ subset }: FaceFile) => subset === 'latin';
    const first = await Promise.all(
      files.filter(isFirst).map((file) => cutDown(file, letters, weights, cache)),
    );
    const others = await Promise.all(
      files
        .filter((file) => !isFirst(file))
        // Files of one weight stay as they are; so do those of scripts with thousands of signs, a hundred.
        .map((file) =>
          typeof file.weight === 'number' || /\d/.test(file.subset)
            ? file
            : cutDown(file, charactersOf(file.unicodeRange), weights, cache),
        ),
    );
    fonts.push({ name, first, others });
    const [regular] = first;
    const families = [
      `var(--font-${name}-first)`,
      ...(others.length > 0 ? [`var(--font-${name}-others)`] : []),
    ];
    if (regular) {
      const faceOf = (weight: number) => first.find((face) => face.weight === weight) ?? regular;
      rules.push(await fallbackRules(nameOf(name), cuts, faceOf));
      families.push(fallbackNames(nameOf(name)));
    }
    const category = categoryOf(folder);
    const generic = ['serif', 'monospace'].includes(category) ? category : 'sans-serif';
    properties.push(`--font-${name}: ${families.join(', ')}, ${generic};`);
  }
  return {
    fonts,
    css: `@layer tokens {\n${rules.join('')}:root {\n${properties.join('\n')}\n}\n}\n`,
  };
}

const nameOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const withoutOpticalSize = ({ opticalSize: _, ...file }: FaceFile): FaceFile => ({
  ...file,
  path: file.path.replace('-opsz-', '-wght-'),
});
