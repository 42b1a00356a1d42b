import { seededRandom } from '../adire/seeded-random.ts';

/** The squares of a frame are square on a picture of 4 by 3. */
export const COLUMNS = 8;
export const ROWS = 6;
const FRAMES = 6;

/**
 * The frames of an animation: squares cover all of the first one, and disappear in an order that the seed decides.
 *
 * @returns for each frame the places of its squares, counted row by row
 */
export function squares(seed: string): number[][] {
  const random = seededRandom(seed);
  const order = Array.from({ length: COLUMNS * ROWS }, (_, place) => ({
    place,
    turn: random.between(0, 1),
  })).sort((one, other) => one.turn - other.turn);
  const atOnce = order.length / FRAMES;
  return Array.from({ length: FRAMES }, (_, frame) =>
    order.slice(frame * atOnce).map(({ place }) => place),
  );
}
