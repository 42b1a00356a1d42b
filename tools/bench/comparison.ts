/** What sets the messages that were acknowledged apart from those that the database has. */
export interface Comparison {
  /** Acknowledged, but not kept. */
  readonly lost: number;
  /** Kept more often than once. */
  readonly twice: number;
  /** Kept, but not acknowledged: their answer did not arrive. */
  readonly unheard: number;
}

/** Compares by the numbers of the messages. */
export function compare(acknowledged: readonly number[], kept: readonly number[]): Comparison {
  const heard = new Set(acknowledged);
  const there = new Set(kept);
  return {
    lost: acknowledged.filter((number) => !there.has(number)).length,
    twice: kept.length - there.size,
    unheard: [...there].filter((number) => !heard.has(number)).length,
  };
}

/** Whether exactly the acknowledged messages are kept, each once. */
export function isSame({ lost, twice, unheard }: Comparison): boolean {
  return lost + twice + unheard === 0;
}
