import type { Theme } from '../schemas/theme.ts';
import { contrast, type Oklch, oklch, parseColour } from './colour.ts';

/** The colours that an agency chooses; all others are derived from them. */
export type ThemeColours = {
  /** The ground of large surfaces, under text in the colour of paper. */
  brand: Oklch;
  /** Buttons and marks. */
  accent: Oklch;
  /** The light page, and text on dark grounds. */
  paper: Oklch;
  /** Text on light grounds, and the dark page. */
  ink: Oklch;
};

/** The paper of a theme that names none: white with a breath of the accent. */
const paperFor = ({ c, h = 0 }: Oklch) => oklch(0.982, Math.min(0.006, c / 30), h);

/** The ink of a theme that names none: black with some of the brand's colour. */
const inkFor = ({ c, h = 0 }: Oklch) => oklch(0.19, Math.min(0.045, c * 0.3), h);

/** A colour for each scheme. */
type Shades = Readonly<{ light: Oklch; dark: Oklch }>;
export type Scheme = keyof Shades;
export const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];

/** Least contrast: for long text, for text, for large text and line work that carries a meaning. */
const LONG = 7;
const TEXT = 4.5;
const LARGE = 3;
/** Least contrast of paper and ink. */
const APART = 12;
/** Least contrast of a button's ground with the page: less than this is hardly seen. */
const SEEN = 1.25;

/** A colour of another lightness, with `chroma` times the colour and the hue turned by some degrees. */
const shade = ({ c, h = 0 }: Oklch, l: number, chroma = 1, turn = 0) =>
  oklch(l, c * chroma, h + turn);

/** Hues from amber to the end of yellow. */
const AMBER = 58;
const YELLOW = 115;

/** A warm shade of less light than its colour. A dim yellow would be olive: it becomes amber. */
function haze(from: Oklch, l: number, chroma: number, turn: number): Oklch {
  const dim = shade(from, l, chroma, turn);
  const { h = 0 } = dim;
  return h > AMBER && h < YELLOW ? { ...dim, h: AMBER } : dim;
}

/** `from` made lighter or darker, by as little as gives it the contrast `least` with every ground. */
function fit(
  from: Oklch,
  direction: 'lighter' | 'darker',
  grounds: readonly Oklch[],
  least: number,
): Oklch {
  const does = (colour: Oklch) => grounds.every((ground) => contrast(colour, ground) >= least);
  if (does(from)) return from;
  let far = shade(from, direction === 'lighter' ? 1 : 0);
  let near = from;
  for (let halvings = 0; halvings < 9; halvings += 1) {
    const middle = shade(from, (near.l + far.l) / 2);
    if (does(middle)) far = middle;
    else near = middle;
  }
  return far;
}

/** Paper that lies in the shade: darker by `down`, and a little more of its colour. */
const shadedPaper = (
  { l, c, h = 0 }: Oklch,
  down: number,
  times: number,
  most: number,
  turn: number,
) => oklch(l - down, Math.min(c * times, c + most), h + turn);

const same = (colour: Oklch): Shades => ({ light: colour, dark: colour });
const white = oklch(1, 0, 0);

/**
 * The colours of a theme by what they are for, in the light and the dark scheme. Shades that the
 * theme does not name are as light or dark as their text or lines need; see PAIRS.
 */
export function rolesOf({ brand, accent, paper, ink }: ThemeColours) {
  // An ink of no or much light would leave no room for the surfaces above and below it.
  const night = { ...ink, l: Math.min(0.25, Math.max(0.15, ink.l)) };
  const page: Shades = { light: paper, dark: night };
  const raised: Shades = {
    light: shadedPaper(paper, 0.037, 3, 0.012, -5),
    dark: shade(night, night.l + 0.045, 10 / 9),
  };
  const field: Shades = { light: white, dark: raised.dark };
  const grounds = (scheme: Scheme) => [page[scheme], raised[scheme], field[scheme]];
  /** A light and a dark shade, each fitted to the surfaces of its scheme. */
  const onPage = (light: Oklch, dark: Oklch, least: number): Shades => ({
    light: fit(light, 'darker', grounds('light'), least),
    dark: fit(dark, 'lighter', grounds('dark'), least),
  });

  const onBrandMuted = fit(shade(brand, 0.94, 1 / 6), 'lighter', [brand], LONG);
  // In the dark a brand that is nearly black is lifted off the page.
  const lifted = shade(brand, Math.max(brand.l + 0.07, 0.32), 17 / 15);
  const brandGround: Shades = {
    light: brand,
    dark: fit(lifted, 'darker', [paper, onBrandMuted], LONG),
  };
  const brandDeep: Shades = { light: shade(brand, brand.l - 0.06, 5 / 6), dark: brand };
  const deepest = shade(night, night.l - 0.04, 8 / 9);
  const nightGround: Shades = { light: night, dark: deepest };
  const nights = [night, deepest];
  const paleBrand = fit(shade(brand, 0.78, 0.6), 'lighter', nights, TEXT);
  const paleAccent = fit(
    shade(accent, 0.8, 2 / 3, 8),
    'lighter',
    [...nights, ...grounds('dark'), brandDeep.light, brandDeep.dark],
    TEXT,
  );
  const red = [oklch(0.48, 0.18, 27), oklch(0.8, 0.11, 22)] as const;
  const green = [oklch(0.45, 0.11, 155), oklch(0.82, 0.12, 155)] as const;

  return {
    page,
    raised,
    field,
    night: nightGround,
    brand: brandGround,
    'brand-deep': brandDeep,
    accent: same(accent),
    haze: { light: haze(accent, 0.74, 7 / 18, 13), dark: haze(accent, 0.36, 1 / 3, -2) },
    text: { light: ink, dark: paper },
    'text-muted': onPage(shade(ink, 0.415, 8 / 9), shadedPaper(paper, 0.152, 5, 0.024, -9), LONG),
    'accent-text': onPage(shade(accent, 0.5, 5 / 6, -4), paleAccent, TEXT),
    // Large and only seen, not read: the name at the foot of a page.
    'brand-on-night': {
      light: fit(brand, 'lighter', [night], SEEN),
      dark: fit(brandGround.dark, 'lighter', [deepest], SEEN),
    },
    'brand-text': onPage(brand, paleBrand, LARGE),
    'on-brand': same(paper),
    'on-brand-muted': same(onBrandMuted),
    'on-night': same(paper),
    'on-night-muted': same(paleBrand),
    'accent-on-night': same(paleAccent),
    'on-accent': same(contrast(ink, accent) < contrast(paper, accent) ? paper : ink),
    'pattern-on-brand': same(shade(brand, 0.78, 0.6)),
    danger: onPage(...red, TEXT),
    success: onPage(...green, TEXT),
    line: {
      light: shadedPaper(paper, 0.082, 13 / 3, 0.02, -7),
      dark: shade(night, night.l + 0.09, 11 / 9),
    },
    'line-strong': onPage(shade(ink, 0.53, 7 / 9), shade(brand, 0.7, 13 / 15), LARGE),
    'line-on-night': same(shade(night, night.l + 0.09, 11 / 9)),
    focus: onPage(brand, paleAccent, LARGE),
    'shadow-device': same(shade(night, 0.15, 4 / 3)),
    'shadow-dialog': same(deepest),
    backdrop: same(deepest),
  } satisfies Record<string, Shades>;
}

export type Roles = ReturnType<typeof rolesOf>;
export type Role = keyof Roles;

/** The colours of a theme, with those it leaves out; undefined while one of them cannot be read. */
export function coloursOf(theme: Theme): ThemeColours | undefined {
  const brand = parseColour(theme.brand);
  const accent = parseColour(theme.accent);
  if (!brand || !accent) return undefined;
  const paper = theme.paper === undefined ? paperFor(accent) : parseColour(theme.paper);
  const ink = theme.ink === undefined ? inkFor(brand) : parseColour(theme.ink);
  return paper && ink && { brand, accent, paper, ink };
}

/** The colours of a checked theme by what they are for. */
export function themeRoles(theme: Theme): Roles {
  const colours = coloursOf(theme);
  if (!colours) throw new Error('The theme has a colour that cannot be read.');
  return rolesOf(colours);
}

type Pair = {
  role: Role;
  /** What it stands on. */
  grounds: readonly Role[];
  /** The least contrast. */
  least: number;
  /** The colour of the theme to change where the contrast is less. */
  field: keyof ThemeColours;
};

const surfaces = ['page', 'raised', 'field'] as const;

/** Which role stands on which surfaces, and how far it must stand out. */
export const PAIRS: readonly Pair[] = [
  { role: 'text', grounds: surfaces, least: LONG, field: 'ink' },
  { role: 'text-muted', grounds: surfaces, least: LONG, field: 'paper' },
  { role: 'accent-text', grounds: ['page', 'raised'], least: TEXT, field: 'paper' },
  { role: 'brand-text', grounds: ['page', 'raised'], least: LARGE, field: 'brand' },
  { role: 'on-brand', grounds: ['brand', 'brand-deep'], least: LONG, field: 'brand' },
  { role: 'on-brand-muted', grounds: ['brand', 'brand-deep'], least: LONG, field: 'brand' },
  // Paper and ink are so far apart that there is room for all that lies between them.
  { role: 'on-night', grounds: ['night'], least: APART, field: 'paper' },
  { role: 'brand-on-night', grounds: ['night'], least: SEEN, field: 'brand' },
  { role: 'on-night-muted', grounds: ['night'], least: TEXT, field: 'brand' },
  { role: 'accent-on-night', grounds: ['night', 'brand-deep'], least: TEXT, field: 'brand' },
  { role: 'on-accent', grounds: ['accent'], least: TEXT, field: 'accent' },
  { role: 'accent', grounds: ['page'], least: SEEN, field: 'accent' },
  { role: 'danger', grounds: surfaces, least: TEXT, field: 'paper' },
  { role: 'success', grounds: surfaces, least: TEXT, field: 'paper' },
  { role: 'line-strong', grounds: surfaces, least: LARGE, field: 'paper' },
  { role: 'focus', grounds: surfaces, least: LARGE, field: 'paper' },
];

/** Two roles that stand out from each other too little. */
export type TooClose = Omit<Pair, 'grounds'> & { ground: Role; scheme: Scheme; ratio: number };

/** Every pair of roles whose contrast is below what it needs, the worst first. */
export const tooClose = (roles: Roles): TooClose[] =>
  PAIRS.flatMap(({ grounds, ...pair }) =>
    grounds.flatMap((ground) =>
      schemes.map((scheme) => ({
        ...pair,
        ground,
        scheme,
        ratio: contrast(roles[pair.role][scheme], roles[ground][scheme]),
      })),
    ),
  )
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least);
