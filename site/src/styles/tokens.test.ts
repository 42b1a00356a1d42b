import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

const sources = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');
const tokens = read('styles/tokens.css');
const sheets = globSync('**/*.css', { cwd: sources }).sort();
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

const values = new Map(
  [...withoutComments(tokens).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')],
  ),
);

type Scheme = 'light' | 'dark';
type Colour = [red: number, green: number, blue: number];

/** The OKLCH colour that a value comes to in a scheme. */
function settle(value: string, scheme: Scheme): string {
  const either = /^light-dark\((.+?\)), (.+)\)$/.exec(value);
  if (either) return settle((scheme === 'light' ? either[1] : either[2]) ?? '', scheme);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  if (reference) return settle(values.get(reference[1] ?? '') ?? '', scheme);
  return value;
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
  linear(settle(values.get(`--color-${name}`) ?? '', scheme));

/** The contrast of two roles in a scheme, as WCAG 2 defines it. */
function contrast(one: string, other: string, scheme: Scheme): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((name) => role(name, scheme))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Least contrast: for long text, for text, for large text and line work that carries a meaning. */
const long = 7;
const text = 4.5;
const large = 3;

/** Which role stands on which surfaces, and how far it must stand out. */
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

const schemes: Scheme[] = ['light', 'dark'];

test('the arithmetic agrees with known colours', () => {
  expect(linear('oklch(1 0 0)').map((part) => part.toFixed(3))).toEqual([
    '1.000',
    '1.000',
    '1.000',
  ]);
  // #ff0000 and the contrast of red on white, 4.00.
  const [red, green, blue] = linear('oklch(0.627955 0.257683 29.2339)');
  expect([red, green, blue].map((part) => part.toFixed(2))).toEqual(['1.00', '0.00', '0.00']);
  expect((1 + 0.05) / (0.2126 * red + 0.05)).toBeCloseTo(4, 1);
});

test('every role stands out from its surfaces, in both schemes', () => {
  const tooClose = schemes.flatMap((scheme) =>
    pairs.flatMap(([name, surfaces, least]) =>
      surfaces
        .map((surface) => ({ surface, ratio: contrast(name, surface, scheme) }))
        // An unknown role has no ratio.
        .filter(({ ratio }) => !(ratio >= least))
        .map(
          ({ surface, ratio }) =>
            `${name} on ${surface}, ${scheme}: ${ratio.toFixed(2)}, not ${least}`,
        ),
    ),
  );
  expect(tooClose).toEqual([]);
});

test('the ratios above a role are the lesser ones of both schemes', () => {
  const notes = pairs.map(([name, surfaces]) => {
    const ratios = surfaces.map((surface) => {
      const least = Math.min(...schemes.map((scheme) => contrast(name, surface, scheme)));
      return `${(Math.floor(least * 10) / 10).toFixed(1)} on ${surface}`;
    });
    return `/* ${ratios.join(', ')} */\n    --color-${name}: `;
  });
  expect(notes.filter((note) => !tokens.includes(note))).toEqual([]);
});

test('every text role is tried on a surface', () => {
  const tried = pairs.map(([name]) => `--color-${name}`);
  const texts = [...values.keys()].filter((name) =>
    /^--color-(text|on-|danger|success|.*-text)/.test(name),
  );
  expect(texts.filter((name) => !tried.includes(name))).toEqual([]);
  expect(texts.length).toBeGreaterThan(8);
});

test('the colour of the browser’s own frame is the page’s', () => {
  const hex = (scheme: Scheme) =>
    `#${role('page', scheme)
      .map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  expect(themeColours).toEqual({ light: hex('light'), dark: hex('dark') });
});

/** Every custom property that some sheet sets; a section's layout may be known to the parts in it. */
const defined = new Set(
  sheets.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
  ),
);

/** One line for each thing that a style sheet holds against a rule. */
const offences = (find: (css: string, file: string) => readonly string[]) =>
  sheets.flatMap((file) =>
    find(withoutComments(read(file)), file).map((each) => `${file}: ${each}`),
  );

describe('every style sheet', () => {
  test('has no raw colour outside of the tokens, and no use of the palette', () => {
    expect(tokens).toContain('oklch(');
    const found = offences((css, file) => {
      if (file === 'styles/tokens.css') return [];
      // In a mask a colour is only how much is kept.
      const painted = css.replaceAll(/mask(-image)?:[^;]+;/g, '').replaceAll(/'[^']*'/g, '');
      const raw =
        /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|:[^;{]*\b(white|black|gray|grey|red|blue|green|orange|yellow)\b[^;{]*;/gi;
      const palette = /var\(--(chalk|sand|ink|indigo|laterite|red|green)-\d/g;
      return [...(painted.match(raw) ?? []), ...(painted.match(palette) ?? [])];
    });
    expect(found).toEqual([]);
  });

  test('never forces a rule', () => {
    expect(offences((css) => css.match(/!important/g) ?? [])).toEqual([]);
  });

  test('has every rule in a layer', () => {
    const found = offences((css) => {
      const outside: string[] = [];
      let depth = 0;
      let start = 0;
      for (const [index, character] of [...css].entries()) {
        if (character === '{') {
          if (depth === 0) outside.push(css.slice(start, index).trim());
          depth += 1;
        } else if (character === '}') {
          depth -= 1;
          start = index + 1;
        }
      }
      if (outside.length === 0) return ['no rule'];
      return outside.filter((rule) => !/^@layer (reset|tokens|base|components)$/.test(rule));
    });
    expect(found).toEqual([]);
  });

  test('names only tokens that exist', () => {
    // The fonts' names are made by Astro.
    const known = (name: string) => defined.has(name) || /^--font-/.test(name);
    const found = offences((css) =>
      [...css.matchAll(/var\((--[\w-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known(name)),
    );
    expect(found).toEqual([]);
  });
});

test('there is no token that nothing uses', () => {
  const all = [
    ...sheets.map(read),
    ...globSync('**/*.{tsx,astro}', { cwd: sources }).map(read),
  ].join('\n');
  expect([...values.keys()].filter((name) => !all.includes(`var(${name})`))).toEqual([]);
});
