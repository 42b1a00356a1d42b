import type { Random } from './seeded-random.ts';

/** A place in a motif's square, from 0 0 at the top left to 100 100. */
export type Point = readonly [x: number, y: number];

/** How far the ends of a line may be off, in units of the square. */
const endWobble = 1.2;

/** Whole units keep pages small, and a square is only about 100 px wide. */
const whole = (value: number): number => Math.round(value) || 0;

/** Numbers as SVG path data, without a space before a minus sign. */
export function pathNumbers(...values: readonly number[]): string {
  return values.map(whole).join(' ').replaceAll(' -', '-');
}

/** The point at an angle (in degrees, clockwise from the right) and a distance from a centre. */
export function around([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees / 180) * Math.PI;
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

export type Pen = ReturnType<typeof penOf>;

/** Draws like a hand: line ends are a little off, lines a little bowed, rings not quite round. Returns SVG path data. */
export function penOf(random: Random) {
  const near = ([x, y]: Point): Point => [
    whole(x + random.wobble(endWobble)),
    whole(y + random.wobble(endWobble)),
  ];
  return {
    /** A line. Its middle may be off by `bow` units of the square. */
    line(from: Point, to: Point, bow = 1.6): string {
      const [x1, y1] = near(from);
      const [x2, y2] = near(to);
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const off = random.wobble(bow) * 2;
      const middleX = (x2 - x1) / 2 - ((y2 - y1) / length) * off;
      const middleY = (y2 - y1) / 2 + ((x2 - x1) / length) * off;
      return `M${pathNumbers(x1, y1)}q${pathNumbers(middleX, middleY, x2 - x1, y2 - y1)}`;
    },
    /** A line through several points; closed when the last is the first. */
    through(points: readonly Point[]): string {
      const [first, ...rest] = points;
      const last = rest.at(-1);
      if (!first || !last) return '';
      const closed = first[0] === last[0] && first[1] === last[1];
      const placed = (closed ? rest.slice(0, -1) : rest).map(near);
      return `M${pathNumbers(...near(first))}L${pathNumbers(...placed.flat())}${closed ? 'z' : ''}`;
    },
    /** A ring whose end overlaps its start a little. */
    ring([x, y]: Point, radius: number): string {
      const loose = Math.min(radius / 14, 0.9);
      const left = whole(x - radius + random.wobble(loose));
      const top = whole(y + random.wobble(loose));
      const width = whole(2 * radius + random.wobble(loose));
      const lean = random.wobble(loose);
      const overlap = Math.min(2, radius / 14);
      // SVG enlarges a radius below half the chord, so that each arc is half a ring.
      const half = (tall: number, dx: number, dy: number): string =>
        `a${pathNumbers(radius - 1, tall)} 0 1 1${dx < 0 ? '' : ' '}${pathNumbers(dx, dy)}`;
      const upper = half(radius - 1 + random.wobble(loose), width, lean);
      const lower = half(
        radius - 1 + random.wobble(loose),
        -width + random.wobble(loose),
        -lean - overlap,
      );
      return `M${pathNumbers(left, top)}${upper}${lower}`;
    },
    /** A stroke of no length, which round ends make a dot. */
    dot: (at: Point) => `M${pathNumbers(...near(at))}h0`,
  };
}
