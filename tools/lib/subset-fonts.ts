// Makes site/src/fonts from the fonts of npm packages: subsets with fewer letters and weights.
//
// The budget is 60 KB for the two files that every page loads. Other letters are in further files, which
// a browser loads only for a page with such a letter; see `unicodeRange` in site/astro.config.ts.
// Instrument Sans has no dotted letters (ẹ, ọ, ṣ); a system font shows those.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './root.ts';

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

/** All characters of a source. */
const all = range(0x20, 0x2fff) + range(0xa700, 0xabff);

const faces = [
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'bricolage-grotesque.woff2',
    characters: ascii + accents + displayPunctuation,
    // One optical size: the font is for headings only, and 72 is the design for large ones.
    axes: { wght: { min: 300, max: 800 }, opsz: 72 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    characters: ascii + latin1 + punctuation,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
    target: 'bricolage-grotesque-extended.woff2',
    characters: all,
    axes: { wght: { min: 300, max: 800 }, opsz: 72 },
  },
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-opsz-normal.woff2',
    target: 'bricolage-grotesque-dotted.woff2',
    characters: all,
    axes: { wght: { min: 300, max: 800 }, opsz: 72 },
  },
  {
    source:
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    target: 'instrument-sans-extended.woff2',
    characters: all,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Writes the subsets and prints their sizes. */
export async function subsetFonts(): Promise<void> {
  const folder = join(root, 'site', 'src', 'fonts');
  mkdirSync(folder, { recursive: true });
  for (const { source, target, characters, axes } of faces) {
    const font = await subsetFont(readFileSync(join(root, 'node_modules', source)), characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    writeFileSync(join(folder, target), font);
    console.log(`site/src/fonts/${target}: ${font.length} bytes`);
  }
}
