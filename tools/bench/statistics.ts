/** The number below which this part (0 to 1) of the numbers lies; NaN for an empty list. */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((numbers.length - 1) * part)] ?? Number.NaN;
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

/** A number with three digits that say something, for a table. */
export const rounded = (number: number) => Number(number.toPrecision(3));
