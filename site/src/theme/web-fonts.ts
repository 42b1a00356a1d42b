import { isDeepStrictEqual } from 'node:util';
import {
  DEFAULT_THEME,
  type Theme,
  typefacesOf,
} from '../../../packages/content-model/src/schemas/theme.ts';
import { typefaceId } from '../../../packages/content-model/src/theme/typefaces.ts';
import {
  charactersOf,
  rangesOf,
} from '../../../packages/content-model/src/theme/unicode-ranges.ts';
import { type Cut, cutDown, usedWeights, type WebFace } from './cut-font.ts';
import { categoryOf, type FaceFile, faceFiles, lettersWithGlyphs } from './faces.ts';
import { type FallbackCut, fallbackNames, fallbackRules } from './font-fallbacks.ts';
import type { ShownLetters } from './shown-letters.ts';

/** A typeface of the site, with the files that pages load. */
export type WebFont = {
  /** `display` or `text`; `text` also for one family in both places. After the first language: such as `fr-text`. */
  name: string;
  /** The files that every page loads: the letters that the pages show, in one weight or several. */
  first: WebFace[];
  /** Files that a browser loads only for a page with one of their letters. */
  others: WebFace[];
};

/** The weights of each typeface that style sheets use, and the measured weights for its fallbacks. */
export const uses = {
  display: {
    weights: { min: 300, max: 750 },
    cuts: [
      { weights: [300, 550], measured: 500, instead: 'regular', isLater: true },
      { weights: [551, 800], measured: 700, instead: 'bold' },
    ],
  },
  text: {
    weights: { min: 400, max: 700 },
    cuts: [
      { weights: [400, 450], measured: 400, instead: 'regular' },
      { weights: [451, 550], measured: 500, instead: 'regular' },
      { weights: [551, 700], measured: 600, instead: 'bold' },
    ],
  },
} as const satisfies Record<string, Omit<Cut, 'letters'> & { cuts: readonly FallbackCut[] }>;

const NAMES = ['display', 'text'] as const;
type Name = (typeof NAMES)[number];

/** The weights of a family that is not variable. */
const STATIC_WEIGHTS = [400, 500, 600, 700];

/** Whether a file is one of the many for a script with thousands of signs, such as Chinese. Such files are not cut. */
const isOneOfMany = ({ subset }: FaceFile) => /\d/.test(subset);

/** A single optical size: the typeface of headings is always large, the other never. */
const withoutOpticalSize = ({ opticalSize: _, ...file }: FaceFile): FaceFile => ({
  ...file,
  path: file.path.replace('-opsz-', '-wght-'),
});

/**
 * Divides the letters of a set into the letters that pages show and all others. A package claims more letters for a file
 * than the file has; a shown letter without a glyph is in neither part.
 */
function partsOf(faces: readonly FaceFile[], isWanted: (letter: string) => boolean) {
  const claimed = charactersOf(faces[0]?.unicodeRange ?? []);
  const wanted = claimed.filter(isWanted);
  const withGlyphs = new Set(faces.flatMap((face) => lettersWithGlyphs(face, wanted)));
  return {
    shown: wanted.filter((each) => withGlyphs.has(each)),
    left: claimed.filter((each) => !wanted.includes(each)),
    isLacking: withGlyphs.size < wanted.length,
  };
}

/** A file that is cut down to letters; nothing when it has none of them. */
async function cutTo(
  face: FaceFile,
  letters: string[],
  cut: Cut,
  cache: string,
): Promise<WebFace[]> {
  if (lettersWithGlyphs(face, letters).length === 0) return [];
  const file = await cutDown(face, { ...cut, letters: letters.join('') }, cache);
  return [{ ...file, unicodeRange: rangesOf(letters) }];
}

/** Divides a family's files into files with the letters of the pages and files with all other letters. */
async function divide(name: string, files: FaceFile[], cut: Cut, cache: string): Promise<WebFont> {
  const font: WebFont = { name, first: [], others: [] };
  // Latin letters, digits and punctuation are in the last set; others may claim some of them too.
  const sets = Map.groupBy(files.toReversed(), ({ subset }) => subset);
  const taken = new Set<string>();
  for (const faces of sets.values()) {
    const isWanted = (each: string) => cut.letters.includes(each) && !taken.has(each);
    const { shown, left, isLacking } = partsOf(faces, isWanted);
    for (const each of shown) taken.add(each);
    for (const face of faces) {
      font.first.push(...(await cutTo(face, shown, cut, cache)));
      const whole = isLacking ? { ...face, unicodeRange: rangesOf(left) } : face;
      // A file of one weight that no page needs yet is small enough as it is.
      if (isOneOfMany(face)) font.others.push({ ...whole, weight: usedWeights(face, cut) });
      else if (shown.length === 0 && typeof face.weight === 'number') font.others.push(whole);
      else font.others.push(...(await cutTo(face, left, cut, cache)));
    }
  }
  // A single file needs no `unicode-range`: browsers may look in it for every letter.
  const isAlone = new Set(font.first.map(({ subset }) => subset)).size === 1;
  if (isAlone) for (const face of font.first) delete face.unicodeRange;
  return font;
}

/** The rules and the names of a typeface's fallbacks; none for a family without Latin letters. */
async function fallbacksOf(name: Name, files: readonly FaceFile[], suffix: string) {
  const latin = files.filter(({ subset }) => subset === 'latin');
  const [regular] = latin;
  if (!regular) return { rules: '', families: [] };
  const title = (name === 'display' ? 'Display' : 'Text') + suffix;
  const faceOf = (weight: number) => latin.find((face) => face.weight === weight) ?? regular;
  return {
    rules: await fallbackRules(title, uses[name].cuts, faceOf),
    families: [fallbackNames(title)],
  };
}

const union = (one: Cut, other: Cut): Cut => ({
  letters: [...new Set(one.letters + other.letters)].sort().join(''),
  weights: {
    min: Math.min(one.weights.min, other.weights.min),
    max: Math.max(one.weights.max, other.weights.max),
  },
});

/**
 * The typefaces of a theme as files for browsers, and the style sheet that goes with them: their
 * fallbacks, and `--font-display` and `--font-text`, lists of families.
 *
 * @param folders the folder of each installed family, by its id
 * @param shown the characters that the pages show
 * @param cache where the files are kept
 * @param other for a language after the first: its code, and the theme of the first language. Its files have names of
 *   their own, and it has fallbacks of its own only if its typefaces differ.
 */
export async function webFonts(
  theme: Theme,
  folders: ReadonlyMap<string, string>,
  shown: ShownLetters,
  cache: string,
  other?: { code: string; first: Theme },
) {
  const named = typefacesOf(theme);
  const isAlike = other && isDeepStrictEqual(named, typefacesOf(other.first));
  const prefix = other ? `${other.code}-` : '';
  const suffix = other && !isAlike ? ` ${other.code}` : '';
  const selector = other ? `:root:lang(${other.code})` : ':root';
  const known = typefacesOf(DEFAULT_THEME);
  const family = (name: Name) => {
    // The content check reports a typeface that is not installed.
    const folder = folders.get(typefaceId(named[name])) ?? folders.get(typefaceId(known[name]));
    if (folder === undefined) throw new Error(`The typeface ${named[name]} is not installed.`);
    const files = faceFiles(folder, STATIC_WEIGHTS);
    const letters = [...shown[name]].sort().join('');
    return {
      folder,
      files: name === 'text' ? files.map(withoutOpticalSize) : files,
      cut: { letters, weights: uses[name].weights },
    };
  };
  const families = { display: family('display'), text: family('text') };
  const { display, text } = families;
  // A family with optical sizes has other files for headings.
  const isOne =
    display.folder === text.folder && !display.files.some(({ opticalSize }) => opticalSize);
  const fonts = isOne
    ? [await divide(`${prefix}text`, text.files, union(display.cut, text.cut), cache)]
    : [
        await divide(`${prefix}display`, display.files, display.cut, cache),
        await divide(`${prefix}text`, text.files, text.cut, cache),
      ];
  const rules: string[] = [];
  const properties: string[] = [];
  for (const name of NAMES) {
    const { folder, files } = families[name];
    const font = fonts.find((each) => each.name === prefix + name) ?? fonts[0];
    const own = (['first', 'others'] as const)
      .filter((part) => font && font[part].length > 0)
      .map((part) => `var(--font-${font?.name}-${part})`);
    const fallbacks = await fallbacksOf(name, files, suffix);
    const category = categoryOf(folder);
    const generic = ['serif', 'monospace'].includes(category) ? category : 'sans-serif';
    if (!isAlike) rules.push(fallbacks.rules);
    properties.push(`--font-${name}: ${[...own, ...fallbacks.families, generic].join(', ')};`);
  }
  return {
    fonts,
    css: `@layer tokens {\n${rules.join('')}${selector} {\n${properties.join('\n')}\n}\n}\n`,
  };
}
