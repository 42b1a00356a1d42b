import { contrast, type Oklch, oklch } from './colour.ts';

/** A colour of another lightness, with `chroma` times the colour and the hue turned by some degrees. */
export const shade = ({ c, h = 0 }: Oklch, l: number, chroma = 1, turn = 0) =>
  oklch(l, c * chroma, h + turn);

/** Hues from amber to the end of yellow. */
const AMBER = 58;
const YELLOW = 115;

/** A darker shade of a colour. A dark yellow would be olive, so it becomes amber. */
export function dim(from: Oklch, l: number, chroma = 1, turn = 0): Oklch {
  const dimmed = shade(from, l, chroma, turn);
  const { h = 0 } = dimmed;
  return h > AMBER && h < YELLOW ? { ...dimmed, h: AMBER } : dimmed;
}

/**
 * Makes a colour lighter or darker, until its contrast with every ground is `least`. The colour loses chroma on the way,
 * so that it can become white or black.
 */
export function fit(
  from: Oklch,
  direction: 'lighter' | 'darker',
  grounds: readonly Oklch[],
  least: number,
): Oklch {
  const [move, end] = direction === 'darker' ? [dim, 0] : [shade, 1];
  const at = (way: number) => move(from, from.l + (end - from.l) * way, 1 - way ** 2);
  const standsOut = (colour: Oklch) => grounds.every((ground) => contrast(colour, ground) >= least);
  if (standsOut(from)) return from;
  let [near, far] = [0, 1];
  for (let halvings = 0; halvings < 9; halvings += 1) {
    const middle = (near + far) / 2;
    if (standsOut(at(middle))) far = middle;
    else near = middle;
  }
  return at(far);
}
