import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';

export type { Oklch } from 'culori';

const toOklch = converter('oklch');

/** An opaque colour as the owner writes it: `#22308a`, `#fff` or `oklch(0.36 0.15 270)`. */
const WRITTEN = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|oklch\([^/]+\))$/i;

/** Reads the text of a colour; undefined for a text that is none. A grey has the hue 0. */
export function parseColour(text: string): Oklch | undefined {
  const colour = WRITTEN.test(text) ? parse(text) : undefined;
  const { l, c, h = 0 } = (colour && toOklch(colour)) ?? {};
  if (l === undefined || c === undefined) return undefined;
  // Greys come out of hex with a chroma of a few millionths, and any hue.
  return c < 0.0005 ? oklch(l, 0, 0) : oklch(l, c, h);
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/**
 * A colour in OKLCH.
 *
 * @param l lightness; a value below 0 or above 1 is brought back into this range
 * @param c chroma from 0
 * @param h hue in degrees
 */
export const oklch = (l: number, c: number, h: number): Oklch => ({
  mode: 'oklch',
  l: round(Math.min(1, Math.max(0, l))),
  c: round(c),
  h: round(h),
});

/** The colour as style sheets write it. */
export const cssOf = ({ l, c, h = 0 }: Oklch) => `oklch(${l} ${c} ${h})`;

/** The colour in sRGB. Parts outside of sRGB are cut off, as in browsers. */
export const hexOf = (colour: Oklch) => formatHex(colour);

/** The colour with as much of its chroma as sRGB has at this lightness. */
export const inGamut = (colour: Oklch): Oklch => clampChroma(colour, 'oklch');

/**
 * The contrast of two colours as WCAG 2 defines it, from 1 to 21. The colours are rounded to 8 bits first, as on screens
 * and in checkers: a contrast just above 4.5 may fall below it.
 */
export const contrast = (one: Oklch, other: Oklch): number =>
  wcagContrast(hexOf(one), hexOf(other));
