/** The 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

export type Random = ReturnType<typeof seededRandom>;

/** Random numbers for drawings, the same for the same seed; not for secrets. */
export function seededRandom(seed: string) {
  let state = hashText(seed);
  // The mulberry32 generator.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A number from `low` (included) to `high` (excluded). */
    between: (low: number, high: number) => low + next() * (high - low),
    /** A number from `-reach` to `reach`. */
    wobble: (reach: number) => (next() * 2 - 1) * reach,
    /** True with the given probability, from 0 to 1. */
    chance: (probability: number) => next() < probability,
    /** @throws RangeError when the list is empty. */
    pick: <T>(list: readonly T[]): T => {
      const [picked] = list.slice(Math.floor(next() * list.length));
      if (picked === undefined) throw new RangeError('Cannot pick from an empty list.');
      return picked;
    },
    /** A copy of the list in another order. */
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((entry) => ({ entry, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ entry }) => entry),
  };
}
