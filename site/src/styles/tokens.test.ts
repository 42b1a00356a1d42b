import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

const sources = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const tokensFile = 'styles/tokens.css';
const tokens = read(tokensFile);
const sheets = globSync('**/*.css', { cwd: sources }).sort();

const values = new Map(
  [...withoutComments(tokens).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')],
  ),
);

type Scheme = 'light' | 'dark';
type Colour = [red: number, green: number, blue: number];
const schemes: Scheme[] = ['light', 'dark'];

/** Resolves `light-dark()` and `var()` in a scheme. */
function resolve(value: string, scheme: Scheme): string {
  const either = /^light-dark\((.+?\)), (.+)\)$/.exec(value);
  if (either) return resolve((scheme === 'light' ? either[1] : either[2]) ?? '', scheme);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  return reference ? resolve(values.get(reference[1] ?? '') ?? '', scheme) : value;
}

/** Linear sRGB from an opaque OKLCH colour, by the matrices of CSS Color 4, within the gamut. */
function linear(colour: string): Colour {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour);
  if (!parts) throw new Error(`Not an opaque OKLCH colour: ${colour}`);
  const [lightness = 0, chroma = 0, hue = 0] = parts.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (part: number) => Math.min(1, Math.max(0, part));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const role = (name: string, scheme: Scheme) =>
  linear(resolve(values.get(`--color-${name}`) ?? '', scheme));

/** The contrast of two linear sRGB colours, as WCAG 2 defines it. */
function contrast(...colours: [Colour, Colour]): number {
  const [darker = 0, lighter = 0] = colours
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The least contrast: for long text, for text, for large text and lines that carry a meaning. */
const long = 7;
const text = 4.5;
const large = 3;

/** The surfaces of each role, and its least contrast with them. */
const pairs: [role: string, surfaces: string[], least: number][] = [
  ['text', ['page', 'raised', 'field'], long],
  ['text-muted', ['page', 'raised', 'field'], long],
  ['accent-text', ['page', 'raised'], text],
  ['brand-text', ['page', 'raised'], large],
  ['on-brand', ['brand', 'brand-deep'], long],
  ['on-brand-muted', ['brand', 'brand-deep'], long],
  ['on-night', ['night'], long],
  ['on-night-muted', ['night'], text],
  ['accent-on-night', ['night', 'brand-deep'], text],
  ['on-accent', ['accent'], text],
  ['danger', ['page', 'raised', 'field'], text],
  ['success', ['page', 'raised', 'field'], text],
  ['line-strong', ['page', 'raised', 'field'], large],
  ['focus', ['page', 'raised', 'field'], large],
];

/** Each role with the lower contrast of both schemes for each of its surfaces. */
const measured = pairs.map(([name, surfaces, least]) => ({
  name,
  least,
  ratios: surfaces.map((surface) => ({
    surface,
    ratio: Math.min(
      ...schemes.map((scheme) => contrast(role(name, scheme), role(surface, scheme))),
    ),
  })),
}));

test('the arithmetic agrees with known colours', () => {
  const white = linear('oklch(1 0 0)');
  const red = linear('oklch(0.627955 0.257683 29.2339)');
  expect(white.map((part) => part.toFixed(3))).toEqual(['1.000', '1.000', '1.000']);
  expect(red.map((part) => part.toFixed(2))).toEqual(['1.00', '0.00', '0.00']);
  expect(contrast(red, white)).toBeCloseTo(4, 1);
});

test('every role has its contrast with its surfaces, in both schemes', () => {
  const tooLow = measured.flatMap(({ name, least, ratios }) =>
    ratios
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ surface, ratio }) => `${name} on ${surface}: ${ratio.toFixed(2)}, not ${least}`),
  );
  expect(tooLow).toEqual([]);
});

test('the ratios in the comments above the roles are right', () => {
  const notes = measured.map(({ name, ratios }) => {
    const floor = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
    const note = ratios.map(({ surface, ratio }) => `${floor(ratio)} on ${surface}`).join(', ');
    return `/* ${note} */\n    --color-${name}: `;
  });
  expect(notes.filter((note) => !tokens.includes(note))).toEqual([]);
});

test('every text role has its surfaces', () => {
  const tested = pairs.map(([name]) => `--color-${name}`);
  const roles = [...values.keys()].filter((name) =>
    /^--color-(text|on-|danger|success|.*-text)/.test(name),
  );
  expect(roles.length).toBeGreaterThan(8);
  expect(roles.filter((name) => !tested.includes(name))).toEqual([]);
});

test('the colour of the browser’s own frame is the page’s', () => {
  const hex = (part: number) => {
    const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  const page = (scheme: Scheme) => `#${role('page', scheme).map(hex).join('')}`;
  expect(themeColours).toEqual({ light: page('light'), dark: page('dark') });
});

/** Every custom property that some sheet sets; the fonts' names are set by Astro. */
const defined = new Set(
  sheets.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name),
  ),
);
const uses = /var\((--[\w-]+)/g;

/** For each rule, what breaks it in a style sheet without comments. */
const rules: Record<string, (css: string, file: string) => readonly string[]> = {
  'has no raw colour outside of the tokens, and no use of the palette': (css, file) => {
    if (file === tokensFile) return [];
    // In a mask a colour is only an opacity.
    const painted = css.replaceAll(/mask(-image)?:[^;]+;/g, '').replaceAll(/'[^']*'/g, '');
    const raw =
      /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|:[^;{]*\b(white|black|gray|grey|red|blue|green|orange|yellow)\b[^;{]*;/gi;
    const palette = /var\(--(chalk|sand|ink|indigo|laterite|red|green)-\d/g;
    return [...(painted.match(raw) ?? []), ...(painted.match(palette) ?? [])];
  },
  'has no !important': (css) => css.match(/!important/g) ?? [],
  'has every rule in a layer': (css) => {
    let depth = 0;
    const outside = css.split(/(?<=[{}])/).flatMap((part) => {
      const isOutside = depth === 0 && part.endsWith('{');
      depth += part.endsWith('{') ? 1 : part.endsWith('}') ? -1 : 0;
      return isOutside ? [part.slice(0, -1).trim()] : [];
    });
    const stray = outside.filter((rule) => !/^@layer (reset|tokens|base|components)$/.test(rule));
    return outside.length > 0 ? stray : ['no rule'];
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
  const all = [...sheets, ...globSync('**/*.{ts,tsx,astro}', { cwd: sources })]
    .map(read)
    .join('\n');
  const used = new Set([...all.matchAll(uses)].map(([, name = '']) => name));
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
