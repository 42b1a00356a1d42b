// Makes site/src/styles/font-fallbacks.css: system fonts, scaled to the metrics of the site's fonts, so
// that the layout does not shift when these have loaded.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { root } from './root.ts';

/** The frequency of each character in English text, in percent of the letters. Lewand, "Cryptological Mathematics" (2000). */
const frequency: Readonly<Record<string, number>> = {
  ...{ e: 12.702, t: 9.056, a: 8.167, o: 7.507, i: 6.966, n: 6.749, s: 6.327, h: 6.094, r: 5.987 },
  ...{ d: 4.253, l: 4.025, c: 2.782, u: 2.758, m: 2.406, w: 2.361, f: 2.228, g: 2.015, y: 1.974 },
  ...{ p: 1.929, b: 1.492, v: 0.978, k: 0.772, j: 0.153, x: 0.15, q: 0.095, z: 0.074, ' ': 18 },
};

/**
 * System fonts: the names of the regular and the bold one, and the average width of their letters in
 * em, weighted by frequency. Measured from Liberation Sans 2.1 (metrically Arial), Roboto 2.137, Open
 * Sans 1.10 (Noto Sans derives from it) and DejaVu Sans 2.37.
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
  {
    name: 'DejaVu Sans',
    regular: { locals: ['DejaVuSans'], width: 0.5123 },
    bold: { locals: ['DejaVuSans-Bold'], width: 0.5789 },
  },
] as const;

/** The site's fonts: the weights that a regular and a bold fallback cover, and the most used of them. */
const siteFonts = [
  {
    name: 'Bricolage',
    file: 'bricolage-grotesque.woff2',
    regular: { weights: '300 550', measured: 500 },
    bold: { weights: '551 800', measured: 700 },
  },
  {
    name: 'Instrument',
    file: 'instrument-sans.woff2',
    regular: { weights: '400 550', measured: 400 },
    bold: { weights: '551 700', measured: 600 },
  },
] as const;

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

/** The average width of a font's letters, its ascent and its descent, in em. */
async function measure(file: string, weight: number) {
  const packed = readFileSync(join(root, 'site', 'src', 'fonts', file));
  const letters = Object.keys(frequency).join('');
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const font = fontkit.create(await subsetFont(packed, letters, options));
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} holds more than one font.`);
  let width = 0;
  let weights = 0;
  for (const [letter, often] of Object.entries(frequency)) {
    width += font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth * often;
    weights += often;
  }
  const em = font.unitsPerEm;
  return { width: width / weights / em, ascent: font.ascent / em, descent: -font.descent / em };
}

/** The style sheet of all fallbacks. */
export async function fontFallbacks(): Promise<string> {
  const rules: string[] = [];
  for (const ours of siteFonts) {
    for (const theirs of systemFonts) {
      for (const cut of ['regular', 'bold'] as const) {
        const { width, ascent, descent } = await measure(ours.file, ours[cut].measured);
        const scale = width / theirs[cut].width;
        rules.push(`  @font-face {
    font-family: '${ours.name} as ${theirs.name}';
    src: ${theirs[cut].locals.map((local) => `local('${local}')`).join(', ')};
    font-weight: ${ours[cut].weights};
    size-adjust: ${percent(scale)};
    ascent-override: ${percent(ascent / scale)};
    descent-override: ${percent(descent / scale)};
    line-gap-override: 0%;
  }
`);
      }
    }
  }
  return `/* Made by \`npm run artwork\`; see tools/lib/font-fallbacks.ts. */
@layer tokens {
${rules.join('\n')}}
`;
}

/** Writes the style sheet. */
export async function writeFontFallbacks(): Promise<void> {
  writeFileSync(join(root, 'site', 'src', 'styles', 'font-fallbacks.css'), await fontFallbacks());
}
