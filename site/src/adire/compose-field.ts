import { type MotifName, motifNames } from './motifs.ts';
import { seededRandom } from './seeded-random.ts';

/** One square of a field. */
export interface FieldSquare {
  motif: MotifName;
  /** From 0. */
  column: number;
  /** From 0. */
  row: number;
  /** How many columns and rows the square covers. */
  span: 1 | 2;
  /** Quarter turns, clockwise. */
  turns: 0 | 1 | 2 | 3;
  /** Whether the square is a little lighter. */
  pale: boolean;
}

export interface FieldOptions {
  seed: string;
  columns: number;
  rows: number;
  /** How many squares cover two columns and rows, if there is space. */
  large?: number;
}

/** Motifs that change when they are rotated. */
const turning: ReadonlySet<MotifName> = new Set(['arcs', 'chevrons', 'comb']);

/** Motifs for large squares. */
const bold: readonly MotifName[] = ['rings', 'sun', 'stool', 'leaf', 'diamonds', 'burst', 'spiral'];

/** How many different motifs one field uses: each adds bytes. */
const vocabulary = 8;

/** Lays motifs in a grid so that no two squares that share an edge have the same motif. */
export function composeField({ seed, columns, rows, large = 0 }: FieldOptions): FieldSquare[] {
  const random = seededRandom(`${seed} ${columns} ${rows}`);
  // Two bold motifs always belong to it, so that a large square finds one that suits.
  const names = [...new Set([...random.shuffle(bold).slice(0, 2), ...random.shuffle(motifNames)])];
  names.length = vocabulary;
  const taken = new Map<string, MotifName>();
  const squares: FieldSquare[] = [];

  /** The cells of a block of `span` columns and rows. */
  const block = (column: number, row: number, span: number): string[] =>
    Array.from(
      { length: span * span },
      (_, index) => `${column + (index % span)} ${row + Math.floor(index / span)}`,
    );
  const place = (column: number, row: number, span: 1 | 2, free: readonly MotifName[]): void => {
    // Motifs that the last squares used come last, so that none crowds a corner.
    const recent = new Set(squares.slice(-3).map((square) => square.motif));
    const fresh = free.filter((name) => !recent.has(name));
    const motif = random.pick(fresh.length > 0 ? fresh : free);
    for (const cell of block(column, row, span)) taken.set(cell, motif);
    const turns = turning.has(motif) ? random.pick([0, 1, 2, 3] as const) : 0;
    squares.push({ motif, column, row, span, turns, pale: span === 1 && random.chance(0.16) });
  };

  // Large squares choose first and keep a column or row between them. Thirty tries each are
  // plenty where there is room, and an end where there is none.
  const boldNames = names.filter((name) => bold.includes(name));
  const room = columns > 1 && rows > 1;
  for (let tries = room ? large * 30 : 0; tries > 0 && squares.length < large; tries--) {
    const column = Math.floor(random.between(0, columns - 1));
    const row = Math.floor(random.between(0, rows - 1));
    const isFree = block(column - 1, row - 1, 4).every((cell) => !taken.has(cell));
    if (isFree) place(column, row, 2, boldNames);
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken.has(`${column} ${row}`)) continue;
      const beside = [
        taken.get(`${column} ${row - 1}`),
        taken.get(`${column} ${row + 1}`),
        taken.get(`${column - 1} ${row}`),
        taken.get(`${column + 1} ${row}`),
      ];
      const free = names.filter((name) => !beside.includes(name));
      place(column, row, 1, free);
    }
  }
  return squares.sort((a, b) => a.row - b.row || a.column - b.column);
}
