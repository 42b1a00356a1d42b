import type { Theme } from '../schemas/theme.ts';
import { type BrandSurfaces, brandSurfaces, readable } from './brand-surfaces.ts';
import { contrast, type Oklch, oklch } from './colour.ts';
import { Grounds, shadedPaper } from './grounds.ts';
import { dim, fit, shade } from './shades.ts';
import {
  coloursOf,
  greyAccent,
  inBoth,
  isGrey,
  type Scheme,
  type Shades,
  same,
  type ThemeColours,
} from './theme-colours.ts';

/** Least contrast: for long text, for text of any size, for lines and shapes that carry a meaning. */
const LONG = 7;
const TEXT = 4.5;
const GRAPHICS = 3;
/** Least contrast of a button's ground with the page: with less, the ground is hardly seen. */
const SEEN = 1.25;
/** Least contrast of a button's ground with a coloured surface. */
const CLEAR = 1.5;
/** Least contrast of a line that underlines words. */
const LINE = 2;

const RED = { light: oklch(0.48, 0.18, 27), dark: oklch(0.8, 0.11, 22) };
const GREEN = { light: oklch(0.45, 0.11, 155), dark: oklch(0.82, 0.12, 155) };

export type Roles = ReturnType<typeof rolesOf>;
export type Role = keyof Roles;

/** The colours of a checked theme by their roles. */
export function themeRoles(theme: Theme): Roles {
  const colours = coloursOf(theme);
  if (!colours) throw new Error('The theme has a colour that cannot be read.');
  return rolesOf(colours);
}

/**
 * The colours of a theme by their roles, in the light and the dark scheme. Shades that the theme leaves out are made as
 * light or dark as their text or lines need.
 */
export function rolesOf(colours: ThemeColours) {
  const derived = derivedFrom(colours);
  return {
    ...surfaceRoles(derived),
    ...accentRoles(derived),
    ...textRoles(derived),
    ...brandRoles(derived),
    ...lineRoles(derived),
  } satisfies Record<string, Shades>;
}

/** The colours of a theme with the surfaces and shades of which several roles are made. */
type Derived = ThemeColours & {
  grounds: Grounds;
  /** Shades of the brand and of the accent for text on dark surfaces. */
  paleBrand: Oklch;
  paleAccent: Oklch;
  onBrand: Readonly<Record<Scheme, BrandSurfaces>>;
  lineStrong: Shades;
};

function derivedFrom(colours: ThemeColours): Derived {
  const { brand, accent, paper, ink } = colours;
  const grounds = new Grounds(colours);
  const paleAccent = fit(
    shade(accent.dark, 0.8, 2 / 3, 8),
    'lighter',
    [...grounds.ofDark, ...grounds.of('dark')],
    TEXT,
  );
  return {
    ...colours,
    accent: inBoth((scheme) => shownAccent(colours.accent[scheme], scheme, grounds, paleAccent)),
    grounds,
    paleBrand: fit(shade(brand, 0.78, 0.6), 'lighter', grounds.ofDark, TEXT),
    paleAccent,
    onBrand: inBoth((scheme) => brandSurfaces(brand, scheme, { paper, ink, paleAccent })),
    lineStrong: grounds.onPage(shade(ink, 0.53, 7 / 9), shade(brand, 0.7, 13 / 15), GRAPHICS),
  };
}

/**
 * The accent as a button's ground, unchanged where it can be seen on the page. Otherwise a grey becomes dark on the light
 * page and light on the dark page, and another colour becomes pale on the dark page. With an edge alone, a main button
 * would look like the second button beside it, which is an outline.
 */
function shownAccent(accent: Oklch, scheme: Scheme, grounds: Grounds, pale: Oklch): Oklch {
  if (contrast(accent, grounds.page[scheme]) >= SEEN) return accent;
  if (isGrey(accent)) return greyAccent(accent)[scheme];
  return scheme === 'dark' ? pale : accent;
}

function surfaceRoles({ accent, grounds }: Derived) {
  const { page, raised, field, dark } = grounds;
  return {
    page,
    raised,
    field,
    dark,
    haze: {
      light: dim(accent.light, 0.74, 7 / 18, 13),
      dark: dim(accent.dark, 0.36, 1 / 3, -2),
    },
    'shadow-device': same(shade(page.dark, 0.15, 4 / 3)),
    'shadow-dialog': same(dark.dark),
    backdrop: same(dark.dark),
  };
}

/** Buttons and small shapes, and the edges of buttons where their ground is hardly seen. */
function accentRoles({ accent, paper, ink, grounds, onBrand, lineStrong }: Derived) {
  const inEach = (shadeOf: (shown: Oklch, scheme: Scheme) => Oklch) =>
    inBoth((scheme) => shadeOf(accent[scheme], scheme));
  const { page, raised } = grounds;
  return {
    accent,
    // Underlines and other lines of the accent.
    'accent-line': grounds.onPage(accent.light, accent.dark, LINE),
    'accent-line-on-dark': inEach((shown) => fit(shown, 'lighter', grounds.ofDark, LINE)),
    'accent-edge': inEach((shown, scheme) =>
      edgeOf(shown, [page[scheme], raised[scheme]], lineStrong[scheme], SEEN),
    ),
    'accent-edge-on-brand': inEach((shown, scheme) =>
      edgeOf(shown, [onBrand[scheme].deep], onBrand[scheme].on, CLEAR),
    ),
    'accent-edge-on-dark': inEach((shown) => edgeOf(shown, [page.dark], paper, CLEAR)),
    'on-accent': inEach((shown) => readable(shown, { paper, ink })),
  };
}

/** The edge of a surface: the colour of the surface if that stands out from each ground, otherwise a line. */
const edgeOf = (surface: Oklch, grounds: readonly Oklch[], line: Oklch, least: number): Oklch =>
  grounds.some((ground) => contrast(surface, ground) < least) ? line : surface;

function textRoles({ brand, accent, paper, ink, grounds, paleBrand, paleAccent }: Derived) {
  const muted = shadedPaper(paper, 0.152, 5, 0.024, -9);
  // Yellow that is dark enough for text is brown, a colour that the site has nowhere else.
  const isTooLight = contrast(brand, grounds.page.light) < LINE;
  return {
    text: { light: ink, dark: paper },
    'text-muted': grounds.onPage(shade(ink, 0.415, 8 / 9), muted, LONG),
    'accent-text': grounds.onPage(dim(accent.light, 0.5, 5 / 6, -4), paleAccent, TEXT),
    'brand-text': grounds.onPage(isTooLight ? ink : brand, paleBrand, TEXT),
    'on-dark': same(paper),
    'on-dark-muted': same(paleBrand),
    'accent-on-dark': same(paleAccent),
    danger: grounds.onPage(RED.light, RED.dark, TEXT),
    success: grounds.onPage(GREEN.light, GREEN.dark, TEXT),
  };
}

/** The brand as a surface, and the colours on it. */
function brandRoles({ brand, grounds, onBrand }: Derived) {
  const inEach = (name: keyof BrandSurfaces) => inBoth((scheme) => onBrand[scheme][name]);
  const { light, dark } = grounds.dark;
  return {
    brand: inEach('surface'),
    'brand-deep': inEach('deep'),
    // The large name at the foot of a page, which is seen and not read.
    'brand-on-dark': {
      light: fit(brand, 'lighter', [light], SEEN),
      dark: fit(onBrand.dark.surface, 'lighter', [dark], SEEN),
    },
    'on-brand': inEach('on'),
    'on-brand-muted': inEach('muted'),
    'focus-on-brand': inEach('focus'),
    'pattern-on-brand': inEach('pattern'),
  };
}

function lineRoles({ brand, paper, grounds, paleAccent, lineStrong }: Derived) {
  return {
    line: { light: shadedPaper(paper, 0.082, 13 / 3, 0.02, -7), dark: grounds.darkLine },
    'line-strong': lineStrong,
    'line-on-dark': same(grounds.darkLine),
    focus: grounds.onPage(brand, paleAccent, GRAPHICS),
  };
}
