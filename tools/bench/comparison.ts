/** How the messages in the database differ from those that were acknowledged. */
export interface Comparison {
  /** Acknowledged, but not in the database. */
  readonly lost: number;
  /** In the database more than once. */
  readonly duplicated: number;
  /** In the database, but not acknowledged: the answer did not arrive. */
  readonly unacknowledged: number;
}

/** Compares by the numbers of the messages. */
export function compare(acknowledged: readonly number[], stored: readonly number[]): Comparison {
  const answered = new Set(acknowledged);
  const unique = new Set(stored);
  return {
    lost: acknowledged.filter((number) => !unique.has(number)).length,
    duplicated: stored.length - unique.size,
    unacknowledged: [...unique].filter((number) => !answered.has(number)).length,
  };
}

/** Prints and returns whether exactly the acknowledged messages are stored, each once. */
export function reportExact(comparisons: readonly Comparison[]): boolean {
  const isExact = comparisons.every(
    ({ lost, duplicated, unacknowledged }) => lost + duplicated + unacknowledged === 0,
  );
  const result = isExact ? 'Exactly' : 'NOT exactly';
  console.log(`  ${result} the acknowledged messages are stored, each once.`);
  return isExact;
}
