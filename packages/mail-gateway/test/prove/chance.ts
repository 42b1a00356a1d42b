import { createHash } from 'node:crypto';

/** A number from 0 up to 1. It depends only on the seed and the names, not on earlier calls. */
export function chance(seed: number, ...names: readonly (string | number)[]): number {
  return (
    createHash('sha256')
      .update([seed, ...names].join(' '))
      .digest()
      .readUInt32BE() /
    2 ** 32
  );
}

/** Chooses a key, with a probability in proportion to its value. @param at a number from 0 up to 1 */
export function choose<Key extends string>(shares: Readonly<Record<Key, number>>, at: number): Key {
  const entries = Object.entries<number>(shares);
  let left = at * entries.reduce((sum, [, share]) => sum + share, 0);
  const found = entries.find(([, share]) => {
    left -= share;
    return left < 0;
  });
  return (found?.[0] ?? entries[0]?.[0]) as Key;
}
