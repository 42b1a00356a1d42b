import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME, type Theme, themeSchema } from '../schemas/theme.ts';
import { contrast, cssOf, hexOf, parseColour } from './colour.ts';
import { PAIRS, type Role, schemes, themeRoles, tooClose } from './roles.ts';
import { themeIssues } from './theme-issues.ts';

const FILE = 'content/theme.yaml';
const installed = new Set(['bricolage-grotesque', 'instrument-sans']);
const issuesOf = (theme: Theme) => themeIssues(FILE, theme, installed);
const colour = (text: string) => {
  const parsed = parseColour(text);
  if (!parsed) throw new Error(`${text} is no colour.`);
  return parsed;
};
describe('a colour', () => {
  test.each([
    ['#ffffff', 'oklch(1 0 0)', '#ffffff'],
    ['#fff', 'oklch(1 0 0)', '#ffffff'],
    ['#000', 'oklch(0 0 0)', '#000000'],
    // CSS Color 4, section 9.3, and its conversion of #ff0000.
    ['#FF0000', 'oklch(0.628 0.2577 29.2339)', '#ff0000'],
    ['oklch(0.36 0.15 270)', 'oklch(0.36 0.15 270)', '#22308a'],
    ['oklch(36% 0.15 270deg)', 'oklch(0.36 0.15 270)', '#22308a'],
  ])('%s is read as OKLCH and shown as hex', (text, css, hex) => {
    expect(cssOf(colour(text))).toBe(css);
    expect(hexOf(colour(text))).toBe(hex);
  });

  test.each(['red', '22308a', '#22308', '#22308a80', 'oklch(0.4 0.1 20 / 0.5)', 'rgb(0 0 0)', ''])(
    '"%s" is none',
    (text) => {
      expect(parseColour(text)).toBeUndefined();
    },
  );

  test('has the contrast that WCAG 2 defines', () => {
    expect(contrast(colour('#000'), colour('#fff'))).toBeCloseTo(21, 5);
    expect(contrast(colour('#ff0000'), colour('#fff'))).toBeCloseTo(4, 1);
  });
});

describe('the roles', () => {
  // The product's look: a change here is a change of every page.
  test('of a site without a theme are its colours', () => {
    const roles = Object.entries(themeRoles(DEFAULT_THEME)).map(
      ([name, { light, dark }]) => `${name}: ${cssOf(light)}, ${cssOf(dark)}`,
    );
    expect(roles).toMatchInlineSnapshot(`
      [
        "page: oklch(0.982 0.006 85), oklch(0.19 0.045 275)",
        "raised: oklch(0.945 0.018 80), oklch(0.235 0.05 275)",
        "field: oklch(1 0 0), oklch(0.235 0.05 275)",
        "night: oklch(0.19 0.045 275), oklch(0.15 0.04 275)",
        "brand: oklch(0.36 0.15 270), oklch(0.43 0.17 270)",
        "brand-deep: oklch(0.3 0.125 270), oklch(0.36 0.15 270)",
        "accent: oklch(0.68 0.18 42), oklch(0.68 0.18 42)",
        "haze: oklch(0.74 0.07 55), oklch(0.36 0.06 40)",
        "text: oklch(0.19 0.045 275), oklch(0.982 0.006 85)",
        "text-muted: oklch(0.415 0.04 275), oklch(0.83 0.03 76)",
        "accent-text: oklch(0.5 0.15 38), oklch(0.8 0.12 50)",
        "brand-on-night: oklch(0.36 0.15 270), oklch(0.43 0.17 270)",
        "brand-text: oklch(0.36 0.15 270), oklch(0.78 0.09 270)",
        "on-brand: oklch(0.982 0.006 85), oklch(0.982 0.006 85)",
        "on-brand-muted: oklch(0.94 0.025 270), oklch(0.94 0.025 270)",
        "on-night: oklch(0.982 0.006 85), oklch(0.982 0.006 85)",
        "on-night-muted: oklch(0.78 0.09 270), oklch(0.78 0.09 270)",
        "accent-on-night: oklch(0.8 0.12 50), oklch(0.8 0.12 50)",
        "on-accent: oklch(0.19 0.045 275), oklch(0.19 0.045 275)",
        "pattern-on-brand: oklch(0.78 0.09 270), oklch(0.78 0.09 270)",
        "danger: oklch(0.48 0.18 27), oklch(0.8 0.11 22)",
        "success: oklch(0.45 0.11 155), oklch(0.82 0.12 155)",
        "line: oklch(0.9 0.026 78), oklch(0.28 0.055 275)",
        "line-strong: oklch(0.53 0.035 275), oklch(0.7 0.13 270)",
        "line-on-night: oklch(0.28 0.055 275), oklch(0.28 0.055 275)",
        "focus: oklch(0.36 0.15 270), oklch(0.8 0.12 50)",
        "shadow-device: oklch(0.15 0.06 275), oklch(0.15 0.06 275)",
        "shadow-dialog: oklch(0.15 0.04 275), oklch(0.15 0.04 275)",
        "backdrop: oklch(0.15 0.04 275), oklch(0.15 0.04 275)",
      ]
    `);
  });

  test('for text are all tried on a surface', () => {
    const tried = PAIRS.map(({ role }) => role);
    const texts = Object.keys(themeRoles(DEFAULT_THEME)).filter((name) =>
      /^(text|on-|danger|success|.*-text|(brand|accent)-on-)/.test(name),
    );
    expect(texts.filter((name) => !tried.includes(name as Role))).toEqual([]);
    expect(texts.length).toBeGreaterThan(8);
  });

  test.each(['#e0a030', '#ffd400', '#f4a300'])('have no olive haze below %s', (accent) => {
    const { haze } = themeRoles({ brand: '#5a1f2b', accent });
    for (const scheme of schemes) expect(haze[scheme].h).toBeLessThan(60);
  });

  test('are grey in a theme of greys', () => {
    const roles = Object.entries(themeRoles({ brand: '#333333', accent: '#bbbbbb' })).filter(
      ([name]) => name !== 'danger' && name !== 'success',
    );
    const coloured = roles.filter(([, shades]) => schemes.some((scheme) => shades[scheme].c > 0));
    expect(coloured).toEqual([]);
  });

  test('have a dark page and surfaces above it, even for a theme of blacks', () => {
    const { page, raised, brand } = themeRoles({
      brand: '#000000',
      accent: '#ffd400',
      ink: '#000000',
    });
    expect(contrast(page.dark, raised.dark)).toBeGreaterThan(1.05);
    expect(contrast(page.dark, brand.dark)).toBeGreaterThan(1.15);
  });
});

/** Themes with a colour that something could not be read on, or would not be seen, as owners have them. */
const hostile: [name: string, theme: Theme, refused: string[]][] = [
  ['a yellow brand', { brand: '#ffd500', accent: '#d40000' }, ['brand']],
  ['a bright red brand', { brand: '#c8102e', accent: '#008080' }, ['brand']],
  ['an accent that is nearly white', { brand: '#22308a', accent: '#fefefe' }, ['accent']],
  ['an accent of cream', { brand: '#22308a', accent: '#fdf6e3' }, ['accent']],
  ['all grey', { brand: '#808080', accent: '#808080' }, ['brand']],
  ['a white brand and a black accent', { brand: '#fff', accent: '#000' }, ['accent', 'brand']],
  ['two colours that are nearly black', { brand: '#050014', accent: '#0a0014' }, ['accent']],
  ['a blue of the web', { brand: '#1e90ff', accent: '#c0ffee' }, ['accent', 'brand']],
  ['pink and silver', { brand: '#e91e63', accent: '#c0c0c0' }, ['brand']],
  ['a green outside of sRGB', { brand: 'oklch(0.6 0.3 140)', accent: '#ff7f50' }, ['brand']],
  ['a dark paper', { brand: '#22308a', accent: '#f4a300', paper: '#777777' }, ['paper']],
  ['a pale ink', { brand: '#22308a', accent: '#f4a300', ink: '#999999' }, ['accent', 'ink']],
];

describe('a theme', () => {
  test.each<[string, Theme]>([
    ['the default', DEFAULT_THEME],
    ['black and yellow', { brand: '#111111', accent: '#ffd400' }],
    ['pure black', { brand: '#000000', accent: '#dddddd' }],
    ['green', { brand: '#0a5c36', accent: '#f4a300' }],
    ['wine and teal', { brand: '#8c0d22', accent: '#008080' }],
    ['violet and cyan', { brand: '#6d0ae3', accent: '#00e5ff' }],
    [
      'white paper and black ink',
      { brand: '#0055a0', accent: '#ff7f50', paper: '#fff', ink: '#000' },
    ],
  ])('of %s is taken as it is', (_, theme) => {
    expect(themeSchema.safeParse(theme).success).toBe(true);
    expect(issuesOf(theme)).toEqual([]);
  });

  test.each(hostile)(
    'with %s is refused, and taken with the colours named',
    (_, theme, refused) => {
      const mended: Theme = { ...theme };
      const fields = new Set<string>();
      for (let round = 0; round < 3; round += 1) {
        for (const { field, found, write } of issuesOf(mended)) {
          fields.add(String(field));
          expect(found).toMatch(
            /^".+", with which .+ has a contrast of [\d.]+ to 1 in the (light|dark) scheme\.$/,
          );
          const [, nearest] = /^(.+), the nearest colour/.exec(write) ?? [];
          expect(nearest).toBeDefined();
          Object.assign(mended, { [String(field)]: nearest });
        }
      }
      expect(issuesOf(mended)).toEqual([]);
      expect([...fields].sort()).toEqual(refused);
      // Of the same hue: a colour that does not please is no help.
      for (const field of refused as (keyof Theme)[]) {
        const [before, after] = [theme[field], mended[field]].map((text) => colour(text ?? ''));
        if ((after?.c ?? 0) < 0.02 || (before?.c ?? 0) < 0.02) continue;
        expect(Math.abs((before?.h ?? 0) - (after?.h ?? 0))).toBeLessThan(3);
      }
    },
  );

  test('is told the pair, its contrast, the contrast needed and the nearest colour', () => {
    expect(issuesOf({ brand: '#ffd500', accent: '#d40000' })).toMatchObject([
      {
        file: FILE,
        field: 'brand',
        found:
          '"#ffd500", with which text (#fdf8f7) on the brand colour (#ffd500) has a contrast of 1.35 to 1 in the light scheme.',
        write:
          '#655302, the nearest colour of this hue that gives the 7 to 1 it needs; or another.',
      },
    ]);
  });

  test('of a typeface that is not installed is told the command', () => {
    const [issue, ...others] = issuesOf({ ...DEFAULT_THEME, textTypeface: 'Source Serif 4' });
    expect(others).toEqual([]);
    expect(issue?.field).toBe('textTypeface');
    expect(issue?.found).toBe('"Source Serif 4", which is not installed.');
    expect(issue?.write).toContain(
      'npm install --workspace site @fontsource-variable/source-serif-4',
    );
  });

  test('derived from any two colours has derived shades that can be read', () => {
    const steps = ['00', '80', 'ff'];
    const all = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
    );
    const bad = all.flatMap((brand, index) => {
      const accent = all[(index * 37 + 11) % all.length] ?? '';
      const theme = { brand, accent };
      // What is wrong is always a colour of the theme itself, and there is a better one.
      return issuesOf(theme).filter(({ write }) => !/^#[\da-f]{6}, the nearest/.test(write));
    });
    expect(bad).toEqual([]);
  });
});

test('no pair of the default theme is close to its limit', () => {
  expect(tooClose(themeRoles(DEFAULT_THEME))).toEqual([]);
});
