import type { FieldSquare } from './compose-field.ts';

export interface SeamOptions {
  squares: readonly FieldSquare[];
  columns: number;
  rows: number;
  /** Whether there are lines at the edges. */
  repeats?: boolean | undefined;
  /** The side of a square, in units of the drawing. */
  edge: number;
}

/** The straight lines between the squares as SVG path data, interrupted by large squares. */
export function drawSeams(options: SeamOptions): string {
  const { squares, columns, rows, repeats = false, edge } = options;
  const large = squares.filter((square) => square.span === 2);
  /** The parts of a line of `length` cells that no large square covers. */
  const stretches = (length: number, covered: readonly number[]): [from: number, to: number][] => {
    const stops = [-2, ...covered.toSorted((a, b) => a - b), length];
    return stops
      .slice(1)
      .map((stop, index): [number, number] => [(stops[index] ?? 0) + 2, stop])
      .filter(([from, to]) => to > from);
  };
  const linesOf = (count: number): number[] =>
    repeats
      ? Array.from({ length: count + 1 }, (_, line) => line)
      : Array.from({ length: count - 1 }, (_, line) => line + 1);
  const upright = linesOf(columns).flatMap((column) =>
    stretches(
      rows,
      large.filter((square) => square.column + 1 === column).map((square) => square.row),
    ).map(([from, to]) => `M${column * edge} ${from * edge}V${to * edge}`),
  );
  const level = linesOf(rows).flatMap((row) =>
    stretches(
      columns,
      large.filter((square) => square.row + 1 === row).map((square) => square.column),
    ).map(([from, to]) => `M${from * edge} ${row * edge}H${to * edge}`),
  );
  return [...upright, ...level].join('');
}
