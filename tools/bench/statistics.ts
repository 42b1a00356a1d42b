/** The middle number of a list, the lower one of two; NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
}

/** A number with three significant digits, for a table. */
export const rounded = (number: number) => Number(number.toPrecision(3));
