import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME, type Theme } from '../schemas/theme.ts';
import { contrast, cssOf, hexOf, inGamut, type Oklch, parseColour } from './colour.ts';
import { type Role, themeRoles } from './roles.ts';
import { schemes } from './theme-colours.ts';
import { themeIssues } from './theme-issues.ts';

const FILE = 'content/theme.yaml';
const installed = new Set(['bricolage-grotesque', 'instrument-sans']);
const issuesOf = (theme: Theme) => themeIssues(FILE, theme, installed);
const colour = (text: string) => {
  const parsed = parseColour(text);
  if (!parsed) throw new Error(`${text} is no colour.`);
  return parsed;
};

const surfaces = ['page', 'raised', 'field'] as const;

/** The surfaces of each role, and its least contrast with them. */
const PAIRS: readonly { role: Role; grounds: readonly Role[]; least: number }[] = [
  { role: 'text', grounds: surfaces, least: 7 },
  { role: 'text-muted', grounds: surfaces, least: 7 },
  { role: 'accent-text', grounds: surfaces, least: 4.5 },
  { role: 'brand-text', grounds: surfaces, least: 4.5 },
  { role: 'on-brand', grounds: ['brand', 'brand-deep'], least: 4.5 },
  { role: 'on-brand-muted', grounds: ['brand', 'brand-deep'], least: 4.5 },
  { role: 'focus-on-brand', grounds: ['brand', 'brand-deep'], least: 3 },
  { role: 'on-dark', grounds: ['dark'], least: 12 },
  { role: 'brand-on-dark', grounds: ['dark'], least: 1.25 },
  { role: 'on-dark-muted', grounds: ['dark'], least: 4.5 },
  { role: 'accent-on-dark', grounds: ['dark'], least: 4.5 },
  { role: 'on-accent', grounds: ['accent'], least: 4.5 },
  { role: 'accent-line', grounds: surfaces, least: 2 },
  { role: 'accent-edge', grounds: ['page', 'raised'], least: 1.25 },
  { role: 'danger', grounds: surfaces, least: 4.5 },
  { role: 'success', grounds: surfaces, least: 4.5 },
  { role: 'line-strong', grounds: surfaces, least: 3 },
  { role: 'focus', grounds: surfaces, least: 3 },
];

/** The pairs of roles with too little contrast. */
function tooClose(theme: Theme): string[] {
  const roles = themeRoles(theme);
  return PAIRS.flatMap(({ role, grounds, least }) =>
    grounds.flatMap((ground) =>
      schemes
        .filter((scheme) => contrast(roles[role][scheme], roles[ground][scheme]) < least)
        .map((scheme) => `${JSON.stringify(theme)}: ${role} on ${ground}, ${scheme}`),
    ),
  );
}

test('large numbers of a brand that is too light for the page have the colour of the text', () => {
  const numbers = (brand: string) => {
    const roles = themeRoles({ ...DEFAULT_THEME, brand });
    return cssOf(roles['brand-text'].light) === cssOf(roles.text.light) ? 'text' : 'brand';
  };
  expect(['#f2c200', '#ffe14d', '#b4e61d'].map(numbers)).toEqual(['text', 'text', 'text']);
  expect(['#22308a', '#c2410c', '#2f9e6e'].map(numbers)).toEqual(['brand', 'brand', 'brand']);
});

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
        "dark: oklch(0.19 0.045 275), oklch(0.15 0.04 275)",
        "haze: oklch(0.74 0.07 55), oklch(0.36 0.06 40)",
        "shadow-device: oklch(0.15 0.06 275), oklch(0.15 0.06 275)",
        "shadow-dialog: oklch(0.15 0.04 275), oklch(0.15 0.04 275)",
        "backdrop: oklch(0.15 0.04 275), oklch(0.15 0.04 275)",
        "accent: oklch(0.68 0.18 42), oklch(0.68 0.18 42)",
        "accent-line: oklch(0.68 0.18 42), oklch(0.68 0.18 42)",
        "accent-line-on-dark: oklch(0.68 0.18 42), oklch(0.68 0.18 42)",
        "accent-edge: oklch(0.68 0.18 42), oklch(0.68 0.18 42)",
        "accent-edge-on-brand: oklch(0.68 0.18 42), oklch(0.68 0.18 42)",
        "accent-edge-on-dark: oklch(0.68 0.18 42), oklch(0.68 0.18 42)",
        "on-accent: oklch(0.19 0.045 275), oklch(0.19 0.045 275)",
        "text: oklch(0.19 0.045 275), oklch(0.982 0.006 85)",
        "text-muted: oklch(0.415 0.04 275), oklch(0.83 0.03 76)",
        "accent-text: oklch(0.5 0.15 38), oklch(0.8 0.12 50)",
        "brand-text: oklch(0.36 0.15 270), oklch(0.78 0.09 270)",
        "on-dark: oklch(0.982 0.006 85), oklch(0.982 0.006 85)",
        "on-dark-muted: oklch(0.78 0.09 270), oklch(0.78 0.09 270)",
        "accent-on-dark: oklch(0.8 0.12 50), oklch(0.8 0.12 50)",
        "danger: oklch(0.48 0.18 27), oklch(0.8 0.11 22)",
        "success: oklch(0.45 0.11 155), oklch(0.82 0.12 155)",
        "brand: oklch(0.36 0.15 270), oklch(0.43 0.17 270)",
        "brand-deep: oklch(0.3 0.125 270), oklch(0.36 0.15 270)",
        "brand-on-dark: oklch(0.36 0.15 270), oklch(0.43 0.17 270)",
        "on-brand: oklch(0.982 0.006 85), oklch(0.982 0.006 85)",
        "on-brand-muted: oklch(0.94 0.025 270), oklch(0.94 0.025 270)",
        "focus-on-brand: oklch(0.8 0.12 50), oklch(0.8 0.12 50)",
        "pattern-on-brand: oklch(0.78 0.09 270), oklch(0.78 0.09 270)",
        "line: oklch(0.9 0.026 78), oklch(0.28 0.055 275)",
        "line-strong: oklch(0.53 0.035 275), oklch(0.7 0.13 270)",
        "line-on-dark: oklch(0.28 0.055 275), oklch(0.28 0.055 275)",
        "focus: oklch(0.36 0.15 270), oklch(0.8 0.12 50)",
      ]
    `);
  });

  test('for text are all tried on a surface, for as much contrast as WCAG asks of them', () => {
    // A name that is seen and not read.
    const tried = PAIRS.filter(({ role, least }) => least >= 4.5 || role === 'brand-on-dark');
    const names = tried.map(({ role }): string => role);
    const texts = Object.keys(themeRoles(DEFAULT_THEME)).filter((name) =>
      /^(text|on-|danger|success|.*-text|(brand|accent)-on-)/.test(name),
    );
    expect(texts.filter((name) => !names.includes(name))).toEqual([]);
    expect(texts.length).toBeGreaterThan(8);
  });

  test.each(['#e0a030', '#ffd400', '#f4a300'])('have no olive haze below %s', (accent) => {
    const { haze } = themeRoles({ brand: '#5a1f2b', accent });
    for (const scheme of schemes) expect(haze[scheme].h).toBeLessThan(60);
  });

  test.each(['#fff3a6', '#ffe4e1', '#e0ffff'])(
    'have a second surface beside %s that screens can show',
    (brand) => {
      const { light } = themeRoles({ brand })['brand-deep'];
      expect(inGamut(light)).toEqual(light);
      expect(light.l).toBeLessThan(1);
    },
  );

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

/** Forty colours of well-known brands, and what an owner may come upon besides: greys, and colours beyond the screen. */
const brands = [
  ...['#1DB954', '#635BFF', '#E50914', '#0F62FE', '#FF5A5F', '#FFCC00', '#1877F2', '#9146FF'],
  ...['#3DDC84', '#FF7A59', '#95BF47', '#0061FF', '#0ABAB5', '#FF7E00', '#E20074', '#86BC25'],
  ...['#A100FF', '#F2617A', '#39C2D7', '#BFD732', '#F24E1E', '#5E6AD2', '#F40009', '#00704A'],
  ...['#E0218A', '#FF2800', '#009900', '#0058A3', '#0070F2', '#009999', '#FFE01B', '#FFFFFF'],
  ...['#0B6E4F', '#4A154B', '#24292F', '#000000', '#1F3A93', '#351C15', '#472F92', '#03363D'],
  ...['#808080', '#fdf6e3', '#050014', 'oklch(0.6 0.3 140)', 'oklch(0.9 0.4 110)'],
];

/** The darkest paper and the lightest ink that are taken leave the least room. */
const pages = [
  { paper: '#d4d4d4' },
  { ink: '#4a4a4a' },
  { paper: '#d3cdb0', ink: '#000000' },
  { paper: '#ffffff', ink: 'oklch(0.3 0.4 140)' },
];

test('the pattern of a pale brand is its own colour, an eighth darker', () => {
  const { brand, 'pattern-on-brand': pattern } = themeRoles({ brand: '#f2c200' });
  for (const scheme of schemes) {
    expect(pattern[scheme].h).toBe(brand[scheme].h);
    expect(pattern[scheme].l / brand[scheme].l).toBeCloseTo(0.88);
  }
});

describe('a theme', () => {
  test('of any colour, as brand and as accent, is taken as it is, and all of it can be read', () => {
    for (const brand of brands) {
      for (const accent of [undefined, ...brands]) {
        const theme = { brand, accent };
        expect(issuesOf(theme)).toEqual([]);
        expect(tooClose(theme)).toEqual([]);
      }
    }
  });

  test.each(pages)('can be read with paper and ink %j, as far as they are taken', (page) => {
    for (const brand of brands) {
      for (const accent of [undefined, brand]) {
        const theme = { ...page, brand, accent };
        expect(issuesOf(theme)).toEqual([]);
        expect(tooClose(theme)).toEqual([]);
      }
    }
  });

  test.each(brands)(
    'of the brand %s shows that very colour, and text on it that reads',
    (brand) => {
      const roles = themeRoles({ brand });
      expect(hexOf(roles.brand.light)).toBe(hexOf(colour(brand)));
      for (const scheme of schemes) {
        // A dark colour alone is made lighter, on a dark page.
        if (colour(brand).l >= 0.45) expect(roles.brand[scheme]).toEqual(roles.brand.light);
        expect(contrast(roles['on-brand'][scheme], roles.brand[scheme])).toBeGreaterThanOrEqual(
          4.5,
        );
      }
      const seen = schemes.map((scheme) => contrast(roles.brand[scheme], roles.page[scheme]));
      expect(Math.max(...seen)).toBeGreaterThan(1.5);
    },
  );

  test('has light text on its brand wherever white can be read there', () => {
    const onBrand = (brand: string) => hexOf(themeRoles({ brand })['on-brand'].light);
    for (const [brand, isLight] of [
      ['#E50914', true],
      ['#635BFF', true],
      ['#FF5A5F', false],
      ['#FFCC00', false],
    ] as const) {
      expect(contrast(colour(onBrand(brand)), colour('#000')) > 4.5).toBe(isLight);
    }
  });

  test.each([
    ['page', { brand: '#22308a', accent: '#fff3b0' }, 'accent-edge', 'page'],
    ['brand', { brand: '#0061ff', accent: '#0061ff' }, 'accent-edge-on-brand', 'brand-deep'],
    ['dark', { brand: '#ffd400', accent: '#050014' }, 'accent-edge-on-dark', 'dark'],
  ] as const)('has an edge around a button in the colour of the %s', (_, theme, edge, ground) => {
    const roles = themeRoles(theme);
    expect(roles[edge].light).not.toEqual(roles.accent.light);
    expect(contrast(roles[edge].light, roles[ground].light)).toBeGreaterThanOrEqual(3);
    expect(themeRoles(DEFAULT_THEME)[edge].light).toEqual(themeRoles(DEFAULT_THEME).accent.light);
  });

  test('has a main button whose ground stands out from the page, so that it differs from a line', () => {
    const hidden: string[] = [];
    for (const accent of brands) {
      const { accent: shown, page } = themeRoles({ brand: '#22308a', accent });
      for (const scheme of schemes) {
        const isSeen = (one: Oklch) => contrast(one, page[scheme]) >= 1.25;
        // A pale yellow is seen on a white page by its hue.
        const hasHue = scheme === 'light' && shown.light.c >= 0.03;
        if (!isSeen(shown[scheme]) && !hasHue) hidden.push(`${accent} on the ${scheme} page`);
        if (isSeen(colour(accent))) expect(hexOf(shown[scheme])).toBe(hexOf(colour(accent)));
      }
    }
    expect(hidden).toEqual([]);
  });

  test('without an accent has one of another hue than its brand', () => {
    for (const brand of brands) {
      const { c, h = 0 } = colour(brand);
      const { accent } = themeRoles({ brand });
      const apart = Math.abs((((accent.light.h ?? 0) - h + 540) % 360) - 180);
      if (c > 0.03) expect([brand, apart > 40]).toEqual([brand, true]);
    }
  });

  test.each(['#000000', '#FFFFFF', '#24292F', '#808080'])(
    'of the brand %s without an accent has buttons without a hue, seen on each page',
    (brand) => {
      const { accent, haze, page, 'accent-edge': edge } = themeRoles({ brand });
      for (const scheme of schemes) {
        expect(Math.max(accent[scheme].c, haze[scheme].c)).toBeLessThan(0.03);
        expect(edge[scheme]).toBe(accent[scheme]);
        expect(contrast(accent[scheme], page[scheme])).toBeGreaterThan(10);
      }
    },
  );

  test.each<[name: string, theme: Theme, refused: string[]]>([
    ['a dark paper', { brand: '#22308a', accent: '#f4a300', paper: '#777777' }, ['paper']],
    ['a pale ink', { brand: '#22308a', accent: '#f4a300', ink: '#999999' }, ['ink']],
    [
      'a dark paper beside an ink beyond the screen',
      { brand: '#22308a', paper: '#777777', ink: 'oklch(0.3 0.4 140)' },
      ['paper'],
    ],
  ])('with %s is refused, and taken with the colour named', (_, theme, refused) => {
    const issues = issuesOf(theme);
    expect(issues.map(({ field }) => field)).toEqual(refused);
    const [, nearest] = / stand out enough is (.+?)\. Text/.exec(issues[0]?.write ?? '') ?? [];
    expect(issuesOf({ ...theme, [refused[0] ?? '']: nearest })).toEqual([]);
  });

  test('is told the pair, its contrast, the contrast needed and the nearest colour', () => {
    expect(issuesOf({ brand: '#22308a', accent: '#f4a300', paper: '#777777' })).toMatchObject([
      {
        file: FILE,
        field: 'paper',
        found: '"#777777", with which text or lines stand out too little on the light page.',
        write:
          'The nearest colour with which they stand out enough is #d0d0d0. Text (#777777) on the darkest surface (#0c1228) has a contrast of 4.14 to 1 in the light scheme, and needs 12 to 1.',
      },
    ]);
  });

  test('a typeface of one’s own is named by the path of its file', () => {
    const own = './typefaces/brand.woff2';
    const issues = (name: string) =>
      themeIssues('theme.yaml', { ...DEFAULT_THEME, displayTypeface: name }, new Set([own]));
    expect(issues(own)).toEqual([]);
    expect(issues('fonts/brand.woff2').map(({ found, write }) => [found, write])).toEqual([
      [
        '"fonts/brand.woff2", where no font is.',
        'Write the name of an installed typeface, or ask your developer for the font’s file. Fonts are in content/typefaces/, such as ./typefaces/brand.woff2 (WOFF2, TrueType or OpenType).',
      ],
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
});
