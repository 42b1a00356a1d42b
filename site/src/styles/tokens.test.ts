import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME } from '../../../packages/content-model/src/schemas/theme.ts';
import { frameColours, themeCss } from '../theme/theme-css.ts';

const sources = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const tokensFile = 'styles/tokens.css';
// The build puts own/styles.css into a layer.
const sheets = globSync(['**/*.css', '../../{packages/sections,packages/pages,own}/**/*.css'], {
  cwd: sources,
  exclude: ['../../own/styles.css'],
}).sort();

const properties = (css: string) =>
  [...withoutComments(css).matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);

test('the colour of the browser’s own frame is the page’s', () => {
  expect(frameColours(DEFAULT_THEME)).toEqual({ light: '#fbf9f5', dark: '#0e1128' });
});

test('a theme sets its colours for both schemes, with those that are the same once', () => {
  const css = themeCss(DEFAULT_THEME, '/agency/');
  const [first = '', second = ''] = css.split('@supports (color: light-dark(red, red))');
  expect(first).toContain('--color-page: oklch(0.982 0.006 85);');
  expect(first).not.toContain('light-dark');
  expect(second).toContain(
    '--color-page: light-dark(oklch(0.982 0.006 85), oklch(0.19 0.045 275));',
  );
  expect(css).toContain('--color-accent: oklch(0.68 0.18 42);');
  expect(css).toContain('--color-backdrop: oklch(0.15 0.04 275 / 0.6);');
  expect(css).toContain("--picture-placeholder: url('/agency/picture-placeholder.svg');");
});

test.each([
  ['none', ['0rem', '0rem', '0rem', '0rem']],
  ['small', ['0.1875rem', '0.375rem', '0.625rem', '0.5rem']],
  ['medium', ['0.375rem', '0.75rem', '1.25rem', '99rem']],
  ['large', ['0.6rem', '1.2rem', '2rem', '99rem']],
] as const)('the radius %s rounds corners so', (radius, expected) => {
  const css = themeCss({ ...DEFAULT_THEME, radius }, '/');
  expect([...css.matchAll(/--radius-\w+: ([^;]+);/g)].map(([, value]) => value)).toEqual(expected);
});

/** The custom properties of the default theme, and of two whose buttons need an edge on some ground. */
const themed = [
  DEFAULT_THEME,
  { brand: '#ffffff', accent: '#ffffff' },
  { brand: '#ffcc00', accent: '#000000' },
].flatMap((theme) => properties(themeCss(theme, '/')));
const setters = [
  ...sheets,
  'components/Marquee/Marquee.tsx',
  '../../packages/sections/process/client.ts',
];
/** Every custom property that something sets; the fonts' names are set by the theme's typefaces. */
const defined = new Set([...setters.flatMap((file) => properties(read(file))), ...themed]);
const uses = /var\((--[\w-]+)/g;

/** For each rule, its violations in a style sheet without comments. */
const rules: Record<string, (css: string, file: string) => readonly string[]> = {
  'has no raw colour outside of the tokens': (css, file) => {
    if (file === tokensFile) return [];
    // In a mask a colour is only an opacity.
    const painted = css.replaceAll(/mask(-image)?:[^;]+;/g, '').replaceAll(/'[^']*'/g, '');
    const raw =
      /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|:[^;{]*\b(white|black|gray|grey|red|blue|green|orange|yellow)\b[^;{]*;/gi;
    return painted.match(raw) ?? [];
  },
  'has no length in ch: until a font is there, its digits have another width': (css) =>
    css.match(/[\d.]+ch\b/g) ?? [],
  'has no !important': (css) => css.match(/!important/g) ?? [],
  'has every rule in a layer': (css) => {
    const outside = postcss.parse(css).nodes.map((node) => String(node).split(/\s*[{;]/)[0] ?? '');
    const wrong = outside.filter(
      (rule) => !/^@layer (reset|tokens|base|components|print)$/.test(rule),
    );
    return outside.length > 0 ? wrong : ['no rule'];
  },
  'uses only custom properties that exist': (css) =>
    [...css.matchAll(uses)]
      .map(([, name = '']) => name)
      .filter((name) => !defined.has(name) && !name.startsWith('--font-')),
};

describe('every style sheet', () => {
  test.each(Object.entries(rules))('%s', (_, offencesIn) => {
    const found = sheets.flatMap((file) =>
      offencesIn(withoutComments(read(file)), file).map((each) => `${file}: ${each}`),
    );
    expect(found).toEqual([]);
  });
});

test('every custom property is used', () => {
  const all = [
    ...sheets,
    ...globSync(
      ['**/*.{ts,tsx,astro}', '../../{packages/sections,packages/pages,own}/**/*.{ts,tsx}'],
      {
        cwd: sources,
      },
    ),
  ]
    .map(read)
    .join('\n');
  const used = new Set([...all.matchAll(uses)].map(([, name = '']) => name));
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
