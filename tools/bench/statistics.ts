const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** The number below which this part (0 to 1) of them lies; NaN of none. */
export function percentile(numbers: readonly number[], part: number): number {
  return sorted(numbers)[Math.floor((numbers.length - 1) * part)] ?? Number.NaN;
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);
