import { composeField, type FieldOptions, type FieldSquare } from '../adire/compose-field.ts';
import type { Stroke } from '../adire/motifs.ts';
import { seededRandom } from '../adire/seeded-random.ts';

/** The tiles of a mosaic, in squares of 100 units with a joint around each. */
export const mosaic = {
  quarter: [{ d: 'M3 3h94A94 94 0 0 1 3 97z', width: 0 }],
  half: [{ d: 'M3 3h94A47 47 0 0 1 3 3z', width: 0 }],
  leaf: [{ d: 'M3 3A94 94 0 0 1 97 97 94 94 0 0 1 3 3z', width: 0 }],
  corner: [{ d: 'M3 3h94L3 97z', width: 0 }],
  pair: [{ d: 'M3 3h47A47 47 0 0 1 3 50zM97 97H50A47 47 0 0 1 97 50z', width: 0 }],
  arcs: [
    { d: 'M31 7A24 24 0 0 1 7 31M54 7A47 47 0 0 1 7 54M77 7A70 70 0 0 1 7 77', width: 8 },
    { d: 'M86 86h0', width: 16 },
  ],
  bars: [{ d: 'M9 9h82M9 36.3h82M9 63.7h82M9 91h82', width: 8 }],
  ring: [
    { d: 'M12 50A38 38 0 0 1 88 50 38 38 0 0 1 12 50z', width: 8 },
    { d: 'M50 50h0', width: 26 },
  ],
  dots: [{ d: 'M20 20h0m30 0h0m30 0h0M20 50h0m30 0h0m30 0h0M20 80h0m30 0h0m30 0h0', width: 14 }],
} satisfies Record<string, readonly Stroke[]>;

type Tile = keyof typeof mosaic;

/**
 * Lays tiles with any side up. Only quarter discs stand beside each other and form discs and waves; other tiles of one
 * kind never do. A field has half a dozen kinds of the other tiles.
 */
export function mosaicSquares(options: FieldOptions): FieldSquare<Tile>[] {
  const random = seededRandom(`${options.seed} mosaic`);
  const { quarter: _, ...others } = mosaic;
  const tiles = ['quarter', 'quarter', ...random.shuffle(Object.keys(others))] as Tile[];
  const squares = composeField(options);
  const motifs = [...new Set(squares.map(({ motif }) => motif))];
  return squares.map((square) => ({
    ...square,
    motif: tiles[motifs.indexOf(square.motif)] ?? 'quarter',
    turns: random.pick([0, 1, 2, 3] as const),
  }));
}

/** Four tiles, bold enough for a logo. */
export const mosaicLogo: readonly Stroke[] = [
  {
    d: 'M6 48A42 42 0 0 1 48 6v42zM52 52h42A42 42 0 0 1 52 94zM6 52h42v42A42 42 0 0 1 6 52z',
    width: 0,
  },
  { d: 'M73 27h0', width: 40 },
];
