import { around, type Pen, type Point, pathNumbers, penOf } from './pen.ts';
import { type Random, seededRandom } from './seeded-random.ts';

/** One stroke of a motif, in a square from 0 0 to 100 100. */
export interface Stroke {
  /** SVG path data. */
  d: string;
  /** Width of the stroke in units of the square; 0 for a filled shape. */
  width: number;
}

/** Draws one motif; `random` decides the irregularities. */
type Motif = (random: Random) => Stroke[];

const centre: Point = [50, 50];

/** The numbers from 0 to `count - 1`. */
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** `count` numbers evenly spread from `first` to `last`. */
const spread = (count: number, first: number, last: number): number[] =>
  upTo(count).map((index) => first + ((last - first) * index) / (count - 1));

/** A motif of lines, whose path `draw` returns in parts, and of dots that are `size` wide. */
const lines =
  (draw: (pen: Pen, random: Random) => string[], dots?: (pen: Pen) => string[], size = 6): Motif =>
  (random) => {
    const pen = penOf(random);
    const width = (middle: number): number =>
      Math.round((middle + random.wobble(middle / 8)) * 10) / 10;
    const strokes = [{ d: draw(pen, random).join(''), width: width(2.3) }];
    if (dots) strokes.push({ d: dots(pen).join(''), width: width(size) });
    return strokes;
  };

const motifs = {
  rings: lines(
    (pen, random) =>
      (random.chance(0.5) ? [11, 20, 30, 40] : [14, 27, 40]).map((radius) =>
        pen.ring(centre, radius),
      ),
    (pen) => [pen.dot(centre)],
    8,
  ),
  sun: lines((pen, random) => [
    pen.ring(centre, 9),
    pen.ring(centre, 17),
    ...upTo(12).map((ray) => {
      const angle = ray * 30 + random.wobble(3);
      return pen.line(
        around(centre, angle, 23),
        around(centre, angle, (ray % 2 ? 35 : 42) + random.wobble(2)),
        0.8,
      );
    }),
  ]),
  /** A comb with teeth at both sides. */
  comb: lines((pen, random) => [
    pen.line([8, 50], [92, 50]),
    ...spread(11, 13, 87).map((x) =>
      pen.line([x, 14 + random.wobble(4)], [x, 86 + random.wobble(4)]),
    ),
  ]),
  chevrons: lines((pen) =>
    spread(5, 30, 90).map((y) =>
      pen.through([
        [9, y],
        [50, y - 22],
        [91, y],
      ]),
    ),
  ),
  /** Rows of seeds, alternately large and small. */
  seeds: (random) => {
    const pen = penOf(random);
    const places = spread(5, 14, 86).flatMap((y, row) =>
      spread(5, 14, 86).map((x, column): [Point, boolean] => [[x, y], (row + column) % 2 === 0]),
    );
    const seeds = (large: boolean): string =>
      places.flatMap(([at, isLarge]) => (isLarge === large ? [pen.dot(at)] : [])).join('');
    return [
      { d: seeds(true), width: 9 },
      { d: seeds(false), width: 4 },
    ];
  },
  /** Four footprints that point to the middle. */
  birdsFoot: lines((pen) =>
    upTo(4).flatMap((foot) => {
      const angle = foot * 90 + 45;
      const heel = around(centre, angle, 24);
      const toes = [-38, 0, 38].map((turn) =>
        pen.line(heel, around(heel, angle + turn, turn ? 22 : 28), 2),
      );
      return [...toes, pen.line(heel, around(centre, angle, 8), 0.5)];
    }),
  ),
  /** A carved stool from above: three squares with concave sides. */
  stool: lines(
    (pen, random) =>
      [41, 30, 20]
        .map((reach) => {
          const span = reach * 2;
          const dip = reach / 3.4;
          const soft = (): number => dip + random.wobble(1.5);
          return (
            `M${pathNumbers(50 - reach + random.wobble(1), 50 - reach + random.wobble(1))}` +
            `q${pathNumbers(reach, soft(), span, 0)}q${pathNumbers(-soft(), reach, 0, span)}` +
            `q${pathNumbers(-reach, -soft(), -span, 0)}q${pathNumbers(soft(), -reach, 0, -span)}z`
          );
        })
        .concat(pen.ring(centre, 7)),
    (pen) => [pen.dot(centre)],
    4,
  ),
  /** Four leaves, each with its rib. */
  leaf: lines((pen, random) =>
    upTo(4).flatMap((leaf) => {
      const angle = leaf * 90 + 45;
      const base = around(centre, angle, 5);
      const tip = around(centre, angle, 54);
      const side = (turn: number): string =>
        `M${pathNumbers(...base)}Q${pathNumbers(...around(centre, angle + turn, 46 + random.wobble(2)), ...tip)}`;
      return [
        side(42),
        side(-42),
        pen.line(around(centre, angle, 16), around(centre, angle, 42), 1),
      ];
    }),
  ),
  waves: lines((_pen, random) =>
    spread(6, 15, 87).map((y) => {
      const crest = 12 + random.wobble(3);
      const step = (): string => pathNumbers(20 + random.wobble(1.5), random.wobble(1.5));
      return `M${pathNumbers(8 + random.wobble(2), y)}q${pathNumbers(10, -crest)} ${step()}t${step()}t${step()}t${step()}`;
    }),
  ),
  /** A grid in which every other square holds a smaller one. */
  checker: (random) => {
    const pen = penOf(random);
    const edges = spread(5, 10, 90);
    const grid = edges.flatMap((at) => [
      pen.line([at, 9], [at, 91], 1),
      pen.line([9, at], [91, at], 1),
    ]);
    const filled = upTo(8).map((index) => {
      const x = (index % 2) * 40 + (Math.floor(index / 2) % 2) * 20 + 15;
      return `M${pathNumbers(x + random.wobble(1), Math.floor(index / 2) * 20 + 20 + random.wobble(1))}h${pathNumbers(10 + random.wobble(1))}`;
    });
    return [
      { d: grid.join(''), width: 2 },
      { d: filled.join(''), width: 8 },
    ];
  },
  diamonds: lines(
    (pen) =>
      [44, 34, 24, 14].map((reach) =>
        pen.through([
          [50, 50 - reach],
          [50 + reach, 50],
          [50, 50 + reach],
          [50 - reach, 50],
          [50, 50 - reach],
        ]),
      ),
    (pen) => [pen.dot(centre)],
    5,
  ),
  /** A star of eight arms, each with a seed at its end. */
  burst: lines(
    (pen) =>
      upTo(4).map((arm) => pen.line(around(centre, arm * 45, 40), around(centre, arm * 45, -40))),
    (pen) =>
      upTo(8).flatMap((arm) => [
        pen.dot(around(centre, arm * 45, 41)),
        pen.dot(around(centre, arm * 45 + 22, 24)),
      ]),
    5.4,
  ),
  /** Quarter rings around two opposite corners. */
  arcs: lines((_pen, random) => {
    const arc = (corner: number, radius: number, sign: number): string => {
      const tall = radius + random.wobble(1.5);
      return `M${pathNumbers(corner + sign * radius, corner)}a${pathNumbers(radius, tall)} 0 0 1${pathNumbers(-sign * radius).startsWith('-') ? '' : ' '}${pathNumbers(-sign * radius, sign * tall)}`;
    };
    return [
      ...[16, 28, 40, 52, 64, 76].map((radius) => arc(6, radius, 1)),
      ...[12, 23].map((radius) => arc(94, radius, -1)),
    ];
  }),
  /** Crossed diagonals with a seed in each opening. */
  lattice: lines(
    (pen) =>
      [-44, 0, 44].flatMap((shift) => {
        const low = Math.max(8, 8 + shift);
        const high = Math.min(92, 92 + shift);
        return [
          pen.line([low, low - shift], [high, high - shift]),
          pen.line([100 - low, low - shift], [100 - high, high - shift]),
        ];
      }),
    (pen) =>
      [
        [50, 27],
        [27, 50],
        [73, 50],
        [50, 73],
      ].map(([x = 50, y = 50]) => pen.dot([x, y])),
    7,
  ),
  spiral: lines((_pen, random) => {
    const radii = [6, 11, 16, 21, 26, 31, 36, 40];
    const turns = radii.map((radius, index) => {
      const dx = (index % 2 ? -2 : 2) * radius;
      return `a${pathNumbers(radius, radius + random.wobble(1))} 0 0 1${dx < 0 ? '' : ' '}${pathNumbers(dx, random.wobble(1))}`;
    });
    return [`M${pathNumbers(46, 50)}${turns.join('')}`];
  }),
  /** Talking drums: nested triangles, tip to tip. */
  drums: lines(
    (pen) =>
      [0, 11].flatMap((inner) =>
        [-1, 1].map((side) =>
          pen.through([
            [10 + inner * 1.9, 50 + side * (40 - inner * 0.7)],
            [90 - inner * 1.9, 50 + side * (40 - inner * 0.7)],
            [50, 50 + side * (3 + inner * 0.9)],
            [10 + inner * 1.9, 50 + side * (40 - inner * 0.7)],
          ]),
        ),
      ),
    (pen) => [pen.dot([18, 50]), pen.dot([31, 50]), pen.dot([69, 50]), pen.dot([82, 50])],
    5,
  ),
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as MotifName[];

/** A motif's strokes, the same for the same seed. */
export const drawMotif = (name: MotifName, seed: string): Stroke[] =>
  motifs[name](seededRandom(`${seed} ${name}`));
