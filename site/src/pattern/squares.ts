import { seededRandom } from '../adire/seeded-random.ts';

const COLUMNS = 6;
const ROWS = 4;
/** How many squares go from each frame to the next. */
const AT_ONCE = 2;

/**
 * Frames below each other, of squares that cover everything in the first and go in an order that the seed decides.
 * Each square is one unit wide and high.
 */
export function squares(seed: string) {
  const random = seededRandom(seed);
  const order = Array.from({ length: COLUMNS * ROWS }, (_, square) => ({
    square,
    turn: random.between(0, 1),
  })).sort((one, other) => one.turn - other.turn);
  const frames = order.length / AT_ONCE;
  const d = Array.from({ length: frames }, (_, frame) =>
    order
      .slice(frame * AT_ONCE)
      .map(({ square }) => {
        const [x, y] = [square % COLUMNS, frame * ROWS + Math.floor(square / COLUMNS)];
        return `M${x} ${y}h1v1h-1z`;
      })
      .join(''),
  ).join('');
  return { width: COLUMNS, height: ROWS * frames, frames, d };
}
