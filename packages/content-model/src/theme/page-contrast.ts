import type { Theme } from '../schemas/theme.ts';
import { contrast, cssOf, hexOf, inGamut, type Oklch, parseColour } from './colour.ts';
import { rolesOf } from './roles.ts';
import { coloursOf, type ThemeColours } from './theme-colours.ts';

/** The ground on which each colour must be read, and its least contrast, with room for the shades in between. */
const LIMITS = {
  paper: { ground: 'dark', least: 12 },
  ink: { ground: 'raised', least: 7 },
} as const;

type PageField = keyof typeof LIMITS;

/**
 * The colours of a theme that stand out too little to be read, each with the nearest colour that stands out enough. None
 * while a colour of the theme cannot be read.
 */
export function lowContrasts(theme: Theme) {
  let corrected = theme;
  const found = [];
  // Paper first: a wrong paper makes the ink wrong as well.
  for (const field of ['paper', 'ink'] as const) {
    const written = theme[field];
    const colours = coloursOf(corrected);
    if (!colours || written === undefined) continue;
    const { ground: groundRole, least } = LIMITS[field];
    const { colour, ground, ratio } = standing(colours, field);
    if (ratio >= least) continue;
    const nearest = nearestColour(colours, field, written);
    corrected = { ...corrected, [field]: nearest };
    found.push({ field, written, colour, groundRole, ground, ratio, least, nearest });
  }
  return found;
}

function standing(colours: ThemeColours, field: PageField) {
  const colour = colours[field];
  const ground = rolesOf(colours)[LIMITS[field].ground].light;
  return { colour, ground, ratio: contrast(colour, ground) };
}

const STEP = 0.005;

/**
 * The nearest colour that stands out enough: of the same hue, and of the same chroma where sRGB has it, but a lighter
 * paper or a darker ink. It is written in the same way.
 */
function nearestColour(colours: ThemeColours, field: PageField, written: string): string {
  const { l, c, h = 0 } = colours[field];
  const write = written.trim().startsWith('#') ? hexOf : cssOf;
  const step = field === 'paper' ? STEP : -STEP;
  for (let lightness = l + step; lightness > 0 && lightness < 1; lightness += step) {
    const text = write(rounded(inGamut({ mode: 'oklch', l: lightness, c, h })));
    // Written colours are rounded, so the written colour is compared.
    const colour = parseColour(text);
    if (colour && standing({ ...colours, [field]: colour }, field).ratio >= LIMITS[field].least) {
      return text;
    }
  }
  return field === 'paper' ? '#ffffff' : '#000000';
}

const rounded = ({ l, c, h = 0 }: Oklch): Oklch => ({
  mode: 'oklch',
  l: Number(l.toFixed(3)),
  // Down, so that it stays within sRGB.
  c: Math.floor(c * 1000) / 1000,
  h: Number(h.toFixed(1)),
});
