import { cutFace } from './faces.ts';
import { readFace } from './text-drawing.ts';

/**
 * The frequency of each character in English text, in percent of the letters. Lewand, "Cryptological Mathematics"
 * (2000).
 */
const frequency: Readonly<Record<string, number>> = {
  e: 12.702,
  t: 9.056,
  a: 8.167,
  o: 7.507,
  i: 6.966,
  n: 6.749,
  s: 6.327,
  h: 6.094,
  r: 5.987,
  d: 4.253,
  l: 4.025,
  c: 2.782,
  u: 2.758,
  m: 2.406,
  w: 2.361,
  f: 2.228,
  g: 2.015,
  y: 1.974,
  p: 1.929,
  b: 1.492,
  v: 0.978,
  k: 0.772,
  j: 0.153,
  x: 0.15,
  q: 0.095,
  z: 0.074,
  ' ': 18,
};

/**
 * Fonts of systems: the names of the regular and the bold one, and the average width of their letters
 * in em, weighted by frequency, as measured from Liberation Sans 2.1 (as wide as Arial), Roboto 2.137 and
 * Open Sans 1.10 (Noto Sans is drawn after it).
 */
const systemFonts = [
  {
    name: 'Arial',
    regular: { locals: ['Arial', 'ArialMT', 'LiberationSans', 'Arimo-Regular'], width: 0.446 },
    bold: { locals: ['Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold'], width: 0.4834 },
  },
  {
    name: 'Roboto',
    regular: { locals: ['Roboto', 'Roboto-Regular'], width: 0.4486 },
    // A variable Roboto can only be addressed by its regular name.
    bold: { locals: ['Roboto-Bold', 'Roboto'], width: 0.455 },
  },
  {
    name: 'Open Sans',
    regular: { locals: ['OpenSans-Regular', 'NotoSans-Regular'], width: 0.4732 },
    bold: { locals: ['OpenSans-Bold', 'NotoSans-Bold'], width: 0.5097 },
  },
] as const;

type Face = Parameters<typeof cutFace>[0];

const percent = (part: number, digits = 2) => `${Number((part * 100).toFixed(digits))}%`;

/**
 * A metric as a percentage of the font size, rounded up slightly: Chromium cuts the size of a stretched font to
 * hundredths of a pixel and rounds heights to pixels. A height that ends in a half must be rounded in the same direction
 * as the height of the font itself.
 */
const heightShare = (part: number) => percent(part * 1.0004, 3);

/** The average width of a font's letters, its ascent and its descent, in em. */
async function measure(face: Face, weight: number) {
  const font = readFace(await cutFace(face, Object.keys(frequency).join(''), weight));
  let width = 0;
  let weights = 0;
  for (const [letter, share] of Object.entries(frequency)) {
    width += font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth * share;
    weights += share;
  }
  const em = font.unitsPerEm;
  return { width: width / weights / em, ascent: font.ascent / em, descent: -font.descent / em };
}

/** A range of weights, the weight that is measured for it, and the system font that replaces it. */
export interface FallbackCut {
  weights: readonly [number, number];
  measured: number;
  instead: 'regular' | 'bold';
  /**
   * Whether no first view has words in these weights: a `unicode-range` of all letters then lets the build defer the
   * rules.
   */
  isLater?: boolean;
}

/**
 * The rules for installed fonts of visitors, stretched to the metrics of a font of the site, so that the page does not
 * move when that font arrives.
 *
 * @param name the prefix of the fallbacks' names, as in `Display as Arial`
 * @param faceOf the font's face for a weight
 */
export async function fallbackRules(
  name: string,
  cuts: readonly FallbackCut[],
  faceOf: (weight: number) => Face,
): Promise<string> {
  const rules: string[] = [];
  for (const { weights, measured, instead, isLater } of cuts) {
    const { width, ascent, descent } = await measure(faceOf(measured), measured);
    for (const systemFont of systemFonts) {
      const { locals, width: systemWidth } = systemFont[instead];
      const scale = width / systemWidth;
      rules.push(`@font-face {
  font-family: '${name} as ${systemFont.name}';
  src: ${locals.map((local) => `local('${local}')`).join(', ')};
  font-weight: ${weights.join(' ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${heightShare(ascent / scale)};
  descent-override: ${heightShare(descent / scale)};
  line-gap-override: 0%;${isLater ? '\n  unicode-range: U+0-10FFFF;' : ''}
}
`);
    }
  }
  return rules.join('');
}

/** The names of a font's fallbacks, as in a list of families. */
export const fallbackNames = (name: string) =>
  systemFonts.map((font) => `'${name} as ${font.name}'`).join(', ');
