import { readFileSync } from 'node:fs';
import { palette } from './palette.ts';
import { typefaces } from './typefaces.ts';

/** A picture that is drawn as a page and photographed with the browser. */
export interface Screen {
  /** Where the picture goes, relative to the repository. */
  file: string;
  /** Width in CSS pixels; the picture has twice as many. */
  width: number;
  /** Height in CSS pixels; the picture has twice as many. */
  height: number;
  /** The screen's own styles, after those of screens/base.css. */
  css: string;
  body: string;
}

/** A `@font-face` rule with the font inlined. `file` is the URL of the font file. */
function fontFace(family: string, file: string, weights: string, range: string): string {
  const data = readFileSync(new URL(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weights};font-stretch:75% 100%;src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}`;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const fonts = [
  fontFace('Bricolage', typefaces.bricolage, '200 800', latin),
  // The naira sign is in the latin-ext file.
  fontFace(
    'Bricolage',
    import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
    ),
    '200 800',
    'U+20A0-20C0',
  ),
  fontFace('Instrument', typefaces.instrument, '400 700', latin),
  // Handwriting for notes and sketches, and a monospaced font for source code.
  fontFace(
    'Shantell',
    import.meta.resolve(
      '@fontsource-variable/shantell-sans/files/shantell-sans-latin-full-normal.woff2',
    ),
    '300 800',
    latin,
  ),
  fontFace(
    'JetBrains',
    import.meta.resolve(
      '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    ),
    '100 800',
    latin,
  ),
].join('\n');

const colours = Object.entries(palette).map(([name, value]) => `--${name}:${value};`);

/** The HTML page of a screen, with fonts, palette and styles inlined. */
export function pageOf({ css, body }: Pick<Screen, 'css' | 'body'>): string {
  const base = readFileSync(new URL('screens/base.css', import.meta.url), 'utf8');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title><style>${fonts}:root{${colours.join('')}}${base}${css}</style><body>${body}`;
}

/** The picture on a project's card: 1600 by 1200 pixels. */
export const projectPicture = (name: string, css: string, body: string): Screen => ({
  file: `sample/content/projects/${name}.png`,
  width: 800,
  height: 600,
  css,
  body,
});

/** A picture beside a step of the process: upright, 900 by 1100 pixels. */
export const stepPicture = (name: string, css: string, body: string): Screen => ({
  file: `sample/content/process/steps/${name}.png`,
  width: 450,
  height: 550,
  css,
  body,
});
