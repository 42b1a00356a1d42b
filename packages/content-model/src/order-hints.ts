import { idOf, locate } from './check/locate.ts';
import { nearestFirst } from './check/suggest.ts';
import type { List } from './collection-types.ts';
import { lists } from './collections.ts';
import { finding } from './findings/findings.ts';
import type { ContentIssue } from './issue.ts';
import { orderFile, orderIn } from './order.ts';

type Texts = ReadonlyMap<string, string>;

/** The number of entries that a hint names. */
const NAMED = 3;

/**
 * A hint for each name in an order that no entry has, with the entries that the order leaves out, the nearest first.
 * Such a name is no fault: a removed entry keeps its place.
 *
 * @param files the texts of the content by path
 */
export const orderHints = (files: Texts): ContentIssue[] =>
  lists.flatMap((list) => hintsOf(list, files));

function hintsOf(list: List, files: Texts): ContentIssue[] {
  const file = `content/${orderFile(list)}`;
  const order = orderIn(files.get(orderFile(list)) ?? '') ?? [];
  const entries = locate(list, files).map(idOf);
  const leftOut = entries.filter((entry) => !order.includes(entry));
  return order
    .filter((name) => !entries.includes(name))
    .map((name) => ({
      file,
      ...finding('orderWithoutEntry', name, nearestFirst(name, leftOut).slice(0, NAMED)),
    }));
}
