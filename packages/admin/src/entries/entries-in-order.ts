import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { siteMap } from '../../../content-model/src/site-map.ts';
import { type EntryFile, entryFiles } from './entries.ts';

/** All entries in the order of the site's pages; the entries of a list are in the order of the list. */
export function entriesInOrder(content: ContentFiles): EntryFile[] {
  const order = siteMap(content).flatMap(({ groups }) =>
    groups.flatMap(({ collections }) => collections),
  );
  return entryFiles(content).toSorted(
    (one, other) => order.indexOf(one.collection) - order.indexOf(other.collection),
  );
}
