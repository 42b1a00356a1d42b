import type { Theme } from '../schemas/theme.ts';
import { type Oklch, oklch, parseColour } from './colour.ts';
import { dim } from './shades.ts';

/** A colour for each scheme. */
export type Shades = Readonly<{ light: Oklch; dark: Oklch }>;
export type Scheme = keyof Shades;
export const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];

export const inBoth = <Value>(make: (scheme: Scheme) => Value) => ({
  light: make('light'),
  dark: make('dark'),
});

export const same = (colour: Oklch): Shades => inBoth(() => colour);

/** The colours that an agency chooses; all others are derived from them. */
export type ThemeColours = {
  /** Large surfaces, the logo and the pattern, unchanged; text on it is light or dark. */
  brand: Oklch;
  /** Buttons and small shapes. Only an accent that the theme leaves out differs between the schemes. */
  accent: Shades;
  /** The light page, and text on dark grounds. */
  paper: Oklch;
  /** Text on light grounds, and the dark page. */
  ink: Oklch;
};

/** All colours of a theme. Colours that it leaves out are added. Undefined if one of its colours cannot be read. */
export function coloursOf(theme: Theme): ThemeColours | undefined {
  const brand = parseColour(theme.brand);
  const accent = brand && accentOf(theme, brand);
  if (!brand || !accent) return undefined;
  const paper = theme.paper === undefined ? paperFor(accent.light) : parseColour(theme.paper);
  const ink = theme.ink === undefined ? inkFor(brand) : parseColour(theme.ink);
  return paper && ink && { brand, accent, paper, ink };
}

function accentOf(theme: Theme, brand: Oklch): Shades | undefined {
  if (theme.accent === undefined) return accentFor(brand);
  const accent = parseColour(theme.accent);
  return accent && same(accent);
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

/** Whether a colour is black, white or a grey. */
export const isGrey = ({ c }: Oklch) => c < 0.03;

/** An accent that is almost black on a light page, and almost white on a dark one. */
export const greyAccent = ({ c, h = 0 }: Oklch): Shades => ({
  light: oklch(0.2, c, h),
  dark: oklch(0.95, c / 3, h),
});

/**
 * The accent of a theme without one, by the brand's hue: warm beside a cold brand, cold beside a warm brand, and grey for
 * a grey brand.
 */
function accentFor(brand: Oklch): Shades {
  if (isGrey(brand)) return greyAccent(brand);
  const { h = 0 } = brand;
  const [, accent] = ACCENTS.find(([end]) => h < end) ?? ACCENTS[0];
  return same(accent);
}

/** The paper of a theme without one: white with a trace of the accent. */
const paperFor = ({ c, h = 0 }: Oklch) => oklch(0.982, Math.min(0.006, c / 30), h);

/** The ink of a theme without one: black with some of the brand's colour. */
const inkFor = ({ l, c, h = 0 }: Oklch) => dim(oklch(l, Math.min(0.045, c * 0.3), h), 0.19);
