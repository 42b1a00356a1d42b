import { idOf, locate } from './check/locate.ts';
import { nearestFirst } from './check/suggest.ts';
import type { List } from './collection-types.ts';
import { lists } from './collections.ts';
import { orderFile, orderIn } from './order.ts';

type Texts = ReadonlyMap<string, string>;

/** The number of entries that a hint names. */
const NAMED = 3;

/**
 * A hint for each name in an order that no entry has. Such a name is no fault: a removed entry keeps its place.
 *
 * @param files the texts of the content by path
 */
export const orderHints = (files: Texts): string[] => lists.flatMap((list) => hintsOf(list, files));

function hintsOf(list: List, files: Texts): string[] {
  const order = orderIn(files.get(orderFile(list)) ?? '') ?? [];
  const entries = locate(list, files).map(idOf);
  const leftOut = entries.filter((entry) => !order.includes(entry));
  return order
    .filter((name) => !entries.includes(name))
    .map(
      (name) =>
        `content/${orderFile(list)} names ${name}, but no entry is called so. ${toDo(name, leftOut)}`,
    );
}

function toDo(name: string, leftOut: readonly string[]): string {
  if (leftOut.length === 0) return 'Take the line away.';
  const near = nearestFirst(name, leftOut).slice(0, NAMED).join(', ');
  return `Write the name of an entry that the order leaves out (${near}), or take the line away.`;
}
