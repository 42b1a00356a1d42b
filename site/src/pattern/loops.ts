import { composeField, type FieldOptions, type FieldSquare } from '../adire/compose-field.ts';
import type { Stroke } from '../adire/motifs.ts';
import { seededRandom } from '../adire/seeded-random.ts';

/** The lines of a band: its two borders, and the cord between them. */
const band = (borders: string, cord: string): readonly Stroke[] => [
  { d: borders, width: 3 },
  { d: cord, width: 9 },
];

/** The end of a band at the top, right, bottom and left edge. */
const ends = {
  top: 'M32 0A18 18 0 0 0 68 0',
  right: 'M100 32A18 18 0 0 0 100 68',
  bottom: 'M68 100A18 18 0 0 0 32 100',
  left: 'M0 68A18 18 0 0 0 0 32',
};

/** Squares of 100 units, each with a band in the middle of every edge: laid in any way, they make endless loops. */
export const loops = {
  /** Around two opposite corners. */
  bends: band(
    'M32 0A32 32 0 0 1 0 32M68 0A68 68 0 0 1 0 68M100 68A32 32 0 0 0 68 100M100 32A68 68 0 0 0 32 100',
    'M50 0A50 50 0 0 1 0 50M100 50A50 50 0 0 0 50 100',
  ),
  /** A band over another. */
  crossing: band(
    'M0 32h100M0 68h100M32 0v25M68 0v25M32 75v25M68 75v25',
    'M0 50h100M50 0v20M50 80v20',
  ),
  /** Around one corner; the others end. */
  bend: band(
    `M32 0A32 32 0 0 1 0 32M68 0A68 68 0 0 1 0 68${ends.right}${ends.bottom}`,
    'M50 0A50 50 0 0 1 0 50M100 50h-4M50 100v-4M78 78h0',
  ),
  /** From side to side; the others end. */
  straight: band(`M0 32h100M0 68h100${ends.top}${ends.bottom}`, 'M0 50h100M50 0v4M50 100v-4'),
  /** From side to side, with a bead in the middle. */
  bead: band(
    `M0 32h100M0 68h100${ends.top}${ends.bottom}`,
    'M0 50h26M50 50h0M74 50h26M50 0v4M50 100v-4',
  ),
  /** From one side to the middle; the others end. */
  tongue: band(
    `M0 32h50A18 18 0 0 1 50 68H0${ends.top}${ends.right}${ends.bottom}`,
    'M0 50h50M50 0v4M100 50h-4M50 100v-4',
  ),
  /** All of them end around a stone. */
  stone: band(Object.values(ends).join(''), 'M50 0v4M100 50h-4M50 100v-4M0 50h4M50 50h0'),
} satisfies Record<string, readonly Stroke[]>;

type Loop = keyof typeof loops;

/** The squares, repeated by their frequency. */
const MIX: readonly Loop[] = [
  'bends',
  'bends',
  'bends',
  'bends',
  'bends',
  'bends',
  'crossing',
  'crossing',
  'bend',
  'bend',
  'straight',
  'bead',
  'tongue',
  'stone',
];

/** The squares that look different after two quarter turns. */
const TURNING: ReadonlySet<Loop> = new Set(['bend', 'tongue']);

/** Lays squares of one size, so that every line goes on in the next one. */
export function loopSquares(options: FieldOptions): FieldSquare<Loop>[] {
  const random = seededRandom(`${options.seed} loops`);
  return composeField({ ...options, large: 0 }).map((square) => {
    const motif = random.pick(MIX);
    const turns = random.pick(TURNING.has(motif) ? ([0, 1, 2, 3] as const) : ([0, 1] as const));
    // A band would end at the edge of a pale square.
    return { ...square, motif, turns, pale: false };
  });
}

/** Two bends, bold enough for a logo. */
export const loopLogo: readonly Stroke[] = [
  {
    d: 'M30 12A18 18 0 0 1 12 30M54 12A42 42 0 0 1 12 54M88 70A18 18 0 0 0 70 88M88 46A42 42 0 0 0 46 88',
    width: 12,
  },
];
