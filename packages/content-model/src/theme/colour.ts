import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';

export type { Oklch } from 'culori';

const toOklch = converter('oklch');

/** An opaque colour as the owner writes it: `#22308a`, `#fff` or `oklch(0.36 0.15 270)`. */
const WRITTEN = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|oklch\([^/]+\))$/i;

/** The colour that a text names; undefined where it names none. A grey has the hue 0. */
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
 * @param l lightness from 0 to 1; beyond, it is brought back
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

/** The colour in sRGB, its parts cut off where they are outside of it, as browsers do. */
export const hexOf = (colour: Oklch) => formatHex(colour);

/** The colour with as much of its chroma as sRGB has at this lightness. */
export const inGamut = (colour: Oklch): Oklch => clampChroma(colour, 'oklch');

/**
 * The contrast of two colours as WCAG 2 defines it, from 1 to 21. They count as screens and checkers have them: rounded
 * to 8 bits, which 4.5 may be lost by.
 */
export const contrast = (one: Oklch, other: Oklch): number =>
  wcagContrast(hexOf(one), hexOf(other));
