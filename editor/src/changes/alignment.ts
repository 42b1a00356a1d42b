/** The longest common subsequence of two lists, as pairs of positions. */
export function commonPositions<Item>(
  before: readonly Item[],
  after: readonly Item[],
): [before: number, after: number][] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** What is in both lists but not in the same order: as few items as explain the new order. */
export function movedItems<Item>(before: readonly Item[], after: readonly Item[]): Item[] {
  const shared = before.filter((item) => after.includes(item));
  const order = after.filter((item) => before.includes(item));
  const kept = new Set(commonPositions(shared, order).map(([position]) => shared[position]));
  return order.filter((item) => !kept.has(item));
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
