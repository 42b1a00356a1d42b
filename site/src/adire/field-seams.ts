import type { FieldOptions, FieldSquare } from './compose-field.ts';

export interface SeamOptions {
  squares: readonly FieldSquare[];
  columns: number;
  rows: number;
  bare?: FieldOptions['bare'];
  /** The side of a square, in units of the drawing. */
  edge: number;
}

/** The straight lines between the squares as SVG path data, interrupted by large squares and by what is empty. */
export function drawSeams(options: SeamOptions): string {
  const { squares, columns, rows, bare = { columns: 0, rows: 0 }, edge } = options;
  const large = squares.filter((square) => square.span === 2);
  /** The parts of a line from cell `start` to cell `length` that no large square covers. */
  const stretches = (
    start: number,
    length: number,
    covered: readonly number[],
  ): [from: number, to: number][] => {
    const stops = [start - 2, ...covered.toSorted((a, b) => a - b), length];
    return stops
      .slice(1)
      .map((stop, index): [number, number] => [(stops[index] ?? 0) + 2, stop])
      .filter(([from, to]) => to > from);
  };
  const between = (count: number): number[] => Array.from({ length: count - 1 }, (_, i) => i + 1);
  const upright = between(columns).flatMap((column) =>
    stretches(
      column <= bare.columns ? bare.rows : 0,
      rows,
      large.filter((square) => square.column + 1 === column).map((square) => square.row),
    ).map(([from, to]) => `M${column * edge} ${from * edge}V${to * edge}`),
  );
  const level = between(rows).flatMap((row) =>
    stretches(
      row <= bare.rows ? bare.columns : 0,
      columns,
      large.filter((square) => square.row + 1 === row).map((square) => square.column),
    ).map(([from, to]) => `M${from * edge} ${row * edge}H${to * edge}`),
  );
  return [...upright, ...level].join('');
}
