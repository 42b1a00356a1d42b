/** The place in a ring of `count` that `index` steps lead to; -1 is the last, `count` the first. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
