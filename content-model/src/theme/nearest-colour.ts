import { cssOf, hexOf, inGamut, type Oklch, parseColour } from './colour.ts';
import { type Pair, rolesOf, type ThemeColours, tooClose } from './roles.ts';

const STEP = 0.005;

/** Whether this colour of the theme causes no contrast that is too low. */
const does = (colours: ThemeColours, field: Pair['field']) =>
  tooClose(rolesOf(colours)).every((pair) => pair.field !== field);

/**
 * The colour nearest to the one that a theme has in a field with which every contrast is enough: of the
 * same hue, and of the same chroma where sRGB has it, but lighter or darker.
 *
 * @param written how the owner wrote the colour; the answer is written the same way
 * @returns undefined when no lightness would do
 */
export function nearestColour(
  colours: ThemeColours,
  field: Pair['field'],
  written: string,
): string | undefined {
  const { l, c, h } = colours[field];
  const write = written.trim().startsWith('#') ? hexOf : cssOf;
  for (let away = STEP; away < 1; away += STEP) {
    for (const lightness of [l - away, l + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const text = write(rounded(inGamut({ mode: 'oklch', l: lightness, c, h: h ?? 0 })));
      // As it will be read: written colours are rounded.
      const colour = parseColour(text);
      if (colour && does({ ...colours, [field]: colour }, field)) return text;
    }
  }
  return undefined;
}

const rounded = ({ l, c, h = 0 }: Oklch): Oklch => ({
  mode: 'oklch',
  l: Number(l.toFixed(3)),
  // Down, so that it stays within sRGB.
  c: Math.floor(c * 1000) / 1000,
  h: Number(h.toFixed(1)),
});
