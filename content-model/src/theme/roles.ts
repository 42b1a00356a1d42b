import type { Theme } from '../schemas/theme.ts';
import { type BrandSurfaces, brandSurfaces, readable } from './brand-surfaces.ts';
import { contrast, type Oklch, oklch, parseColour } from './colour.ts';
import { dim, fit, shade } from './shades.ts';

/** A colour for each scheme. */
type Shades = Readonly<{ light: Oklch; dark: Oklch }>;
export type Scheme = keyof Shades;
export const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];

const inBoth = <Value>(make: (scheme: Scheme) => Value) => ({
  light: make('light'),
  dark: make('dark'),
});

const same = (colour: Oklch): Shades => inBoth(() => colour);

/** The colours that an agency chooses; all others are derived from them. */
export type ThemeColours = {
  /** Large surfaces, the logo and the pattern, unchanged; text on it is light or dark. */
  brand: Oklch;
  /** Buttons and small shapes, unchanged; it differs between the schemes only if the theme names none. */
  accent: Shades;
  /** The light page, and text on dark grounds. */
  paper: Oklch;
  /** Text on light grounds, and the dark page. */
  ink: Oklch;
};

/**
 * The accent of a theme that names none: warm beside a cold brand and cold beside a warm one, by the brand's hue. Black,
 * white and grey stay among themselves: the accent is almost black on a light page, and almost white on a dark one.
 */
function accentFor({ c, h = 0 }: Oklch): Shades {
  if (c < 0.03) return { light: oklch(0.2, c, h), dark: oklch(0.95, c / 3, h) };
  const [, accent] = ACCENTS.find(([end]) => h < end) ?? ACCENTS[0];
  return same(accent);
}

/** Accents by the hue of the brand: each is for hues below its number. */
const ACCENTS: readonly [readonly [number, Oklch], ...(readonly [number, Oklch])[]] = [
  [40, oklch(0.83, 0.145, 82)],
  [130, oklch(0.42, 0.13, 262)],
  [165, oklch(0.84, 0.15, 85)],
  [215, oklch(0.7, 0.17, 32)],
  [285, oklch(0.7, 0.175, 46)],
  [360, oklch(0.84, 0.15, 85)],
];

/** The paper of a theme that names none: white with a breath of the accent. */
const paperFor = ({ c, h = 0 }: Oklch) => oklch(0.982, Math.min(0.006, c / 30), h);

/** The ink of a theme that names none: black with some of the brand's colour. */
const inkFor = ({ l, c, h = 0 }: Oklch) => dim(oklch(l, Math.min(0.045, c * 0.3), h), 0.19);

/** Least contrast: for long text, for text, for large text and line work that carries a meaning. */
const LONG = 7;
const TEXT = 4.5;
const LARGE = 3;
/** Least contrast of a button's ground with the page: less than this is hardly seen. */
const SEEN = 1.25;
/** Least contrast of a button's ground with a coloured surface. */
const CLEAR = 1.5;
/** Least contrast of a line that underlines words. */
const LINE = 2;

/** Darker paper: by `down` in lightness, and a little more saturated. */
const shadedPaper = (
  { l, c, h = 0 }: Oklch,
  down: number,
  times: number,
  most: number,
  turn: number,
) => oklch(l - down, Math.min(c * times, c + most), h + turn);

/** The edge of a surface on its ground: of its own colour where that stands out, and otherwise a line. */
const edgeOf = (surface: Oklch, ground: Oklch, line: Oklch, least = SEEN): Oklch =>
  contrast(surface, ground) < least ? line : surface;

const white = oklch(1, 0, 0);

/**
 * The colours of a theme by what they are for, in the light and the dark scheme. Shades that the
 * theme does not name are as light or dark as their text or lines need.
 */
export function rolesOf({ brand, accent, paper, ink }: ThemeColours) {
  // An ink of no or much light would leave no room for the surfaces above and below it, and one beyond what screens
  // show would be too light.
  const darkPage = {
    ...ink,
    l: Math.min(0.25, Math.max(0.15, ink.l)),
    c: Math.min(0.2, ink.c),
  };
  const page: Shades = { light: paper, dark: darkPage };
  const raised: Shades = {
    light: shadedPaper(paper, 0.037, 3, 0.012, -5),
    dark: shade(darkPage, darkPage.l + 0.045, 10 / 9),
  };
  const field: Shades = { light: white, dark: raised.dark };
  const grounds = (scheme: Scheme) => [page[scheme], raised[scheme], field[scheme]];
  /** A light and a dark shade, each fitted to the surfaces of its scheme. */
  const onPage = (light: Oklch, dark: Oklch, least: number): Shades => ({
    light: fit(light, 'darker', grounds('light'), least),
    dark: fit(dark, 'lighter', grounds('dark'), least),
  });

  const deepest = shade(darkPage, darkPage.l - 0.04, 8 / 9);
  const darkGround: Shades = { light: darkPage, dark: deepest };
  const darkGrounds = [darkPage, deepest];
  const paleBrand = fit(shade(brand, 0.78, 0.6), 'lighter', darkGrounds, TEXT);
  const paleAccent = fit(
    shade(accent.dark, 0.8, 2 / 3, 8),
    'lighter',
    [...darkGrounds, ...grounds('dark')],
    TEXT,
  );
  const onBrand = inBoth((scheme) => brandSurfaces(brand, scheme, { paper, ink, paleAccent }));
  const ofBrand = (name: keyof BrandSurfaces) => inBoth((scheme) => onBrand[scheme][name]);
  const ofAccent = (shadeOf: (shown: Oklch, scheme: Scheme) => Oklch) =>
    inBoth((scheme) => shadeOf(accent[scheme], scheme));
  const lineStrong = onPage(shade(ink, 0.53, 7 / 9), shade(brand, 0.7, 13 / 15), LARGE);
  const red = [oklch(0.48, 0.18, 27), oklch(0.8, 0.11, 22)] as const;
  const green = [oklch(0.45, 0.11, 155), oklch(0.82, 0.12, 155)] as const;

  return {
    page,
    raised,
    field,
    dark: darkGround,
    brand: ofBrand('surface'),
    'brand-deep': ofBrand('deep'),
    accent,
    // Underlines and other lines of the accent, and edges of buttons where their ground is hardly seen.
    'accent-line': {
      light: fit(accent.light, 'darker', grounds('light'), LINE),
      dark: fit(accent.dark, 'lighter', grounds('dark'), LINE),
    },
    'accent-line-on-dark': ofAccent((shown) => fit(shown, 'lighter', darkGrounds, LINE)),
    'accent-edge': ofAccent((shown, scheme) => edgeOf(shown, page[scheme], lineStrong[scheme])),
    'accent-edge-on-brand': ofAccent((shown, scheme) =>
      edgeOf(shown, onBrand[scheme].deep, onBrand[scheme].on, CLEAR),
    ),
    'accent-edge-on-dark': ofAccent((shown) => edgeOf(shown, darkPage, paper, CLEAR)),
    haze: {
      light: dim(accent.light, 0.74, 7 / 18, 13),
      dark: dim(accent.dark, 0.36, 1 / 3, -2),
    },
    text: { light: ink, dark: paper },
    'text-muted': onPage(shade(ink, 0.415, 8 / 9), shadedPaper(paper, 0.152, 5, 0.024, -9), LONG),
    'accent-text': onPage(dim(accent.light, 0.5, 5 / 6, -4), paleAccent, TEXT),
    // Large and only seen, not read: the name at the foot of a page.
    'brand-on-dark': {
      light: fit(brand, 'lighter', [darkPage], SEEN),
      dark: fit(onBrand.dark.surface, 'lighter', [deepest], SEEN),
    },
    'brand-text': onPage(brand, paleBrand, LARGE),
    'on-brand': ofBrand('on'),
    'on-brand-muted': ofBrand('muted'),
    'focus-on-brand': ofBrand('focus'),
    'on-dark': same(paper),
    'on-dark-muted': same(paleBrand),
    'accent-on-dark': same(paleAccent),
    'on-accent': ofAccent((shown) => readable(shown, { paper, ink })),
    'pattern-on-brand': ofBrand('pattern'),
    danger: onPage(...red, TEXT),
    success: onPage(...green, TEXT),
    line: {
      light: shadedPaper(paper, 0.082, 13 / 3, 0.02, -7),
      dark: shade(darkPage, darkPage.l + 0.09, 11 / 9),
    },
    'line-strong': lineStrong,
    'line-on-dark': same(shade(darkPage, darkPage.l + 0.09, 11 / 9)),
    focus: onPage(brand, paleAccent, LARGE),
    'shadow-device': same(shade(darkPage, 0.15, 4 / 3)),
    'shadow-dialog': same(deepest),
    backdrop: same(deepest),
  } satisfies Record<string, Shades>;
}

export type Roles = ReturnType<typeof rolesOf>;
export type Role = keyof Roles;

/** The colours of a theme, with those it leaves out; undefined while one of them cannot be read. */
export function coloursOf(theme: Theme): ThemeColours | undefined {
  const brand = parseColour(theme.brand);
  const written = theme.accent === undefined ? undefined : parseColour(theme.accent);
  const accent = theme.accent === undefined ? brand && accentFor(brand) : written && same(written);
  if (!brand || !accent) return undefined;
  const paper = theme.paper === undefined ? paperFor(accent.light) : parseColour(theme.paper);
  const ink = theme.ink === undefined ? inkFor(brand) : parseColour(theme.ink);
  return paper && ink && { brand, accent, paper, ink };
}

/** The colours of a checked theme by what they are for. */
export function themeRoles(theme: Theme): Roles {
  const colours = coloursOf(theme);
  if (!colours) throw new Error('The theme has a colour that cannot be read.');
  return rolesOf(colours);
}
