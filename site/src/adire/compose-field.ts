import { type MotifName, motifNames } from './motifs.ts';
import { seededRandom } from './seeded-random.ts';

export interface FieldSquare<Motif = MotifName> {
  motif: Motif;
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
  /** Whether the field is repeated, so that it has lines at its edges too. */
  repeats?: boolean;
}

/** Motifs that change when they are rotated. */
const turning: ReadonlySet<MotifName> = new Set(['arcs', 'chevrons', 'comb']);

/** Motifs for large squares. */
const bold: readonly MotifName[] = ['rings', 'sun', 'stool', 'leaf', 'diamonds', 'burst', 'spiral'];

/** How many different motifs one field uses: each adds bytes. */
const vocabulary = 8;

/** The cells of a block of `span` columns and rows, as keys of a grid. */
const cellsOf = (column: number, row: number, span: number): string[] =>
  Array.from(
    { length: span * span },
    (_, index) => `${column + (index % span)} ${row + Math.floor(index / span)}`,
  );

/** Lays motifs in a grid so that no two squares that share an edge have the same motif. */
export function composeField(options: FieldOptions): FieldSquare[] {
  const { seed, columns, rows, large = 0 } = options;
  const random = seededRandom(`${seed} ${columns} ${rows}`);
  // Two bold motifs are always included, for the large squares.
  const known = new Set([...random.shuffle(bold).slice(0, 2), ...random.shuffle(motifNames)]);
  const names = [...known].slice(0, vocabulary);
  /** The motif of each filled cell. */
  const grid = new Map<string, MotifName>();
  const squares: FieldSquare[] = [];
  const place = (column: number, row: number, span: 1 | 2, free: readonly MotifName[]): void => {
    // The motifs of the last squares are avoided, so that none is frequent in one corner.
    const recent = new Set(squares.slice(-3).map((square) => square.motif));
    const fresh = free.filter((name) => !recent.has(name));
    const motif = random.pick(fresh.length > 0 ? fresh : free);
    for (const cell of cellsOf(column, row, span)) grid.set(cell, motif);
    const turns = turning.has(motif) ? random.pick([0, 1, 2, 3] as const) : 0;
    squares.push({ motif, column, row, span, turns, pale: span === 1 && random.chance(0.16) });
  };

  // Large squares keep a column or row between them. Thirty tries each are enough where there is space.
  const boldNames = names.filter((name) => bold.includes(name));
  const hasSpace = columns > 1 && rows > 1;
  for (let tries = hasSpace ? large * 30 : 0; tries > 0 && squares.length < large; tries--) {
    const column = Math.floor(random.between(0, columns - 1));
    const row = Math.floor(random.between(0, rows - 1));
    const isFree = cellsOf(column - 1, row - 1, 4).every((cell) => !grid.has(cell));
    if (isFree) place(column, row, 2, boldNames);
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (grid.has(`${column} ${row}`)) continue;
      const neighbours = [
        `${column} ${row - 1}`,
        `${column} ${row + 1}`,
        `${column - 1} ${row}`,
        `${column + 1} ${row}`,
      ].map((cell) => grid.get(cell));
      place(
        column,
        row,
        1,
        names.filter((name) => !neighbours.includes(name)),
      );
    }
  }
  return squares.sort((a, b) => a.row - b.row || a.column - b.column);
}
