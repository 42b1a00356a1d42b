import { seededRandom } from '../adire/seeded-random.ts';

const COLUMNS = 6;
const ROWS = 4;
/** How many squares disappear from each frame to the next. */
const AT_ONCE = 3;

/**
 * The frames of an animation, one below the other: squares cover all of the first one, and disappear in an order that
 * the seed decides.
 *
 * @returns the size in squares, and for each square, row by row, whether it is there
 */
export function squares(seed: string) {
  const random = seededRandom(seed);
  const order = Array.from({ length: COLUMNS * ROWS }, (_, square) => ({
    square,
    turn: random.between(0, 1),
  })).sort((one, other) => one.turn - other.turn);
  const goesAt = new Map(
    order.map(({ square }, place) => [square, Math.floor(place / AT_ONCE)] as const),
  );
  const frames = order.length / AT_ONCE;
  const isThere = Array.from({ length: frames }, (_, frame) =>
    Array.from({ length: COLUMNS * ROWS }, (_, square) => (goesAt.get(square) ?? 0) >= frame),
  ).flat();
  return { width: COLUMNS, height: ROWS * frames, frames, isThere };
}
