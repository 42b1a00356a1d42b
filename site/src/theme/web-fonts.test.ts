import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_THEME } from '../../../packages/content-model/src/schemas/theme.ts';
import { charactersOf } from '../../../packages/content-model/src/theme/unicode-ranges.ts';
import { loadContent } from '../../../packages/content-store/src/content.ts';
import { contentFolder } from '../../../packages/content-store/src/folder.ts';
import { installedTypefaces } from '../../../packages/content-store/src/typefaces.ts';
import type { WebFace } from './cut-font.ts';
import { shownLetters } from './shown-letters.ts';
import { readFace } from './text-drawing.ts';
import { uses, webFonts } from './web-fonts.ts';

const cache = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(cache, { recursive: true }));

/** The fonts of a site whose headings and texts have these letters. */
const fontsFor = (display: string, text: string, theme = DEFAULT_THEME) =>
  webFonts(theme, installedTypefaces(), { display: new Set(display), text: new Set(text) }, cache);

/** Those of the letters that the files have. */
const lettersOf = (faces: readonly WebFace[], letters: string) =>
  [...letters]
    .filter((letter) =>
      faces.some(({ path }) =>
        readFace(readFileSync(path)).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      ),
    )
    .join('');

test('the letters that pages show come in one file for each typeface, all others in further files', async () => {
  const { fonts, css } = await fontsFor('Ab', 'Cd');
  const [display, text] = fonts;
  expect(fonts.map(({ name, first }) => [name, first.length])).toEqual([
    ['display', 1],
    ['text', 1],
  ]);
  const all = 'AbCdÄŁ';
  expect(lettersOf(display?.first ?? [], all)).toBe('Ab');
  expect(lettersOf(display?.others ?? [], all)).toBe('CdÄŁ');
  expect(lettersOf(text?.first ?? [], all)).toBe('Cd');
  expect(lettersOf(text?.others ?? [], all)).toBe('AbÄŁ');
  expect(css).toContain("--font-text: var(--font-text-first), var(--font-text-others), 'Text as");
});

test('a font file of the owner’s own is a typeface, with the letters that it has', async () => {
  const own = join(
    installedTypefaces().get('instrument-sans') ?? '',
    'files/instrument-sans-latin-wght-normal.woff2',
  );
  const name = './typefaces/own.woff2';
  const theme = { ...DEFAULT_THEME, displayTypeface: name, textTypeface: name };
  const shown = { display: new Set('aŁ'), text: new Set('b') };
  const { fonts, css } = await webFonts(theme, new Map([[name, own]]), shown, cache);
  const [font] = fonts;
  expect(fonts.map((each) => each.name)).toEqual(['text']);
  expect(font?.first.map(({ weight }) => weight)).toEqual([{ min: 400, max: 700 }]);
  expect(lettersOf(font?.first ?? [], 'abcŁ')).toBe('ab');
  expect(lettersOf(font?.others ?? [], 'abcŁ')).toBe('c');
  expect(css).toContain(
    "--font-display: var(--font-text-first), var(--font-text-others), 'Display",
  );
});

test('the files of a family have the same weights: browsers leave out those of the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'noto-sans-xx-@fontsource-variable-'));
  const original = installedTypefaces().get('instrument-sans') ?? '';
  cpSync(original, folder, { recursive: true });
  const sets = { '[1]': 'U+61', latin: 'U+62-7a' };
  writeFileSync(join(folder, 'unicode.json'), JSON.stringify(sets));
  cpSync(
    join(folder, 'files/instrument-sans-latin-wght-normal.woff2'),
    join(folder, 'files/instrument-sans-1-wght-normal.woff2'),
  );
  const theme = { ...DEFAULT_THEME, textTypeface: 'Many' };
  const folders = new Map([...installedTypefaces(), ['many', folder]]);
  const shown = { display: new Set('a'), text: new Set('ac') };
  const { fonts } = await webFonts(theme, folders, shown, cache);
  const faces = fonts.flatMap(({ name, first, others }) =>
    name === 'text' ? [...first, ...others] : [],
  );
  expect(faces.map(({ subset }) => subset)).toEqual(['latin', '1', 'latin', '1']);
  expect(new Set(faces.map(({ weight }) => JSON.stringify(weight))).size).toBe(1);
  rmSync(folder, { recursive: true });
});

test('the first file has no unicode-range, unless the shown letters come from two files', async () => {
  const rangesOf = async (letters: string) =>
    (await fontsFor('a', letters)).fonts[1]?.first.map(({ unicodeRange }) => unicodeRange?.join());
  expect(await rangesOf('abz')).toEqual([undefined]);
  expect(await rangesOf('abzŁ')).toEqual(['U+0061-0062,U+007A', 'U+0141']);
});

test('a family for headings and for texts is cut once, with the letters and weights of both', async () => {
  const theme = { ...DEFAULT_THEME, displayTypeface: 'Instrument Sans' };
  const { fonts, css } = await fontsFor('Ab', 'Cd', theme);
  expect(fonts.map(({ name }) => name)).toEqual(['text']);
  expect(lettersOf(fonts[0]?.first ?? [], 'AbCdE')).toBe('AbCd');
  expect(css).toContain('--font-display: var(--font-text-first), var(--font-text-others), ');
});

test('each file has a glyph, and no letter that pages show waits for a file without its glyph', async () => {
  // Instrument Sans has none of these, though the package names its files for them.
  const missing = '₦₵₡₿→⇐Ĉĉſ';
  const theme = { ...DEFAULT_THEME, textTypeface: 'Instrument Sans' };
  const folder = installedTypefaces().get('instrument-sans') ?? '';
  const oneWeight = mkdtempSync(join(tmpdir(), 'one-weight-'));
  cpSync(folder, oneWeight, { recursive: true });
  for (const file of globSync('files/*-wght-normal.woff2', { cwd: oneWeight })) {
    const from = join(oneWeight, file);
    for (const weight of [400, 600]) cpSync(from, from.replace('wght', `${weight}`));
  }
  const metadata = JSON.parse(readFileSync(join(oneWeight, 'metadata.json'), 'utf8'));
  writeFileSync(
    join(oneWeight, 'metadata.json'),
    JSON.stringify({ ...metadata, variable: false, weights: [400, 600] }),
  );
  for (const family of [folder, oneWeight]) {
    const folders = new Map([...installedTypefaces(), ['instrument-sans', family]]);
    for (const text of [`abł${missing}`, missing]) {
      const shown = { display: new Set('a'), text: new Set(text) };
      const { fonts } = await webFonts(theme, folders, shown, cache);
      const faces = fonts.flatMap(({ first, others }) => [...first, ...others]);
      expect(faces.filter(({ path }) => readFace(readFileSync(path)).numGlyphs < 2)).toEqual([]);
      const ofTexts = fonts.filter(({ name }) => name === 'text');
      const claimed = ofTexts
        .flatMap(({ first, others }) => [...first, ...others])
        .flatMap(({ unicodeRange }) => charactersOf(unicodeRange ?? []));
      const without = [...text].filter((each) => missing.includes(each));
      expect(without.filter((each) => claimed.includes(each))).toEqual([]);
    }
  }
  rmSync(oneWeight, { recursive: true });
});

test('a subset that was made before is taken from the cache', async () => {
  await fontsFor('Ab', 'Cd');
  const made = () =>
    globSync('*', { cwd: cache }).map((file) => [file, statSync(join(cache, file)).mtimeMs]);
  const before = made();
  await fontsFor('Ab', 'Cd');
  expect(made()).toEqual(before);
});

test('the first files of the sample have at most 24 KB', async () => {
  const shown = shownLetters(await loadContent(contentFolder()));
  const { fonts } = await webFonts(DEFAULT_THEME, installedTypefaces(), shown, cache);
  const bytes = fonts.flatMap(({ first }) => first).map(({ path }) => statSync(path).size);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(24 * 1024);
});

test('letters keep their kerning', async () => {
  const { fonts } = await fontsFor('AV', 'AV');
  for (const { first } of fonts) {
    const [face] = first;
    const font = readFace(readFileSync(face?.path ?? ''));
    const width = (text: string) => font.layout(text).advanceWidth;
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
  }
});

test('style sheets ask for no weight that the files leave out', () => {
  const sources = join(import.meta.dirname, '..');
  const css = globSync(['**/*.{css,astro}', '../../packages/{sections,pages}/**/*.css'], {
    cwd: sources,
  })
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .join('\n');
  const asked = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, weight]) => Number(weight));
  const within =
    ({ min, max }: { min: number; max: number }) =>
    (weight: number) =>
      weight >= min && weight <= max;
  const headings = asked(/font:\s*(\d+)\s[^;]*--font-display/g);
  const texts = asked(/font:\s*(\d+)\s[^;]*--font-text/g);
  const either = asked(/font-weight: (\d+);/g);
  expect(headings.length).toBeGreaterThan(5);
  expect(headings.filter((each) => !within(uses.display.weights)(each))).toEqual([]);
  expect(texts.filter((each) => !within(uses.text.weights)(each))).toEqual([]);
  expect(either.filter((each) => !within(uses.display.weights)(each))).toEqual([]);
});
