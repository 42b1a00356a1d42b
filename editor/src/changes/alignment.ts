import { diffArrays } from 'diff';

/** What is in both lists but not in the same order: as few items as explain the new order. */
export function movedItems<Item>(before: readonly Item[], after: readonly Item[]): Item[] {
  const shared = before.filter((item) => after.includes(item));
  const order = after.filter((item) => before.includes(item));
  return diffArrays(shared, order).flatMap(({ added, value }) => (added ? value : []));
}

/**
 * Finds for each item of one list its counterpart in another. Each rule returns what two items must have in
 * common; an earlier rule comes before a later one.
 */
export function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  rules: readonly ((item: Item, position: number) => unknown)[],
): { pairs: [before: number, after: number][]; removed: number[]; added: number[] } {
  const pairs: [number, number][] = [];
  const removed = new Set(before.keys());
  const added = new Set(after.keys());
  for (const rule of rules) {
    const places = new Map<unknown, number[]>();
    for (const to of added) {
      const key = rule(after[to] as Item, to);
      places.set(key, [...(places.get(key) ?? []), to]);
    }
    for (const from of [...removed]) {
      const key = rule(before[from] as Item, from);
      const to = places.get(key)?.shift();
      if (key === undefined || to === undefined) continue;
      pairs.push([from, to]);
      removed.delete(from);
      added.delete(to);
    }
  }
  pairs.sort(([, first], [, second]) => first - second);
  return { pairs, removed: [...removed], added: [...added] };
}
