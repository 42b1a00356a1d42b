import { diffArrays } from 'diff';

/** The items of both lists that moved: the fewest that explain the new order. */
export function movedItems(before: readonly string[], after: readonly string[]): string[] {
  const shared = before.filter((item) => after.includes(item));
  const order = after.filter((item) => before.includes(item));
  return diffArrays(shared, order).flatMap(({ added, value }) => (added ? value : []));
}

/**
 * Merges two orders of a list with a common base. Additions and removals of both sides count. An item that one side
 * moved goes to where that side put it: to the end, or behind the item that it follows there. An item that both sides
 * moved stays where `ours` has it.
 */
export function mergeOrder(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): string[] {
  const gone = base.filter((id) => !ours.includes(id) || !theirs.includes(id));
  const movedByUs = movedItems(base, ours);
  const movedByThem = movedItems(base, theirs).filter((id) => !movedByUs.includes(id));
  const arriving = theirs.filter(
    (id) => !gone.includes(id) && (!ours.includes(id) || movedByThem.includes(id)),
  );
  const merged = ours.filter((id) => !gone.includes(id) && !arriving.includes(id));
  for (const id of arriving) {
    const at = theirs.indexOf(id);
    const isLast = !theirs.slice(at).some((each) => merged.includes(each));
    const before = theirs.slice(0, at).findLast((each) => merged.includes(each));
    const place = before === undefined ? 0 : merged.indexOf(before) + 1;
    merged.splice(isLast ? merged.length : place, 0, id);
  }
  return merged;
}
