import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { siteMap } from '../../../content-model/src/site-map.ts';
import type { EntryFile } from '../entries/entries.ts';
import { rowKey } from '../entries/entry-links.ts';
import { pagesInOrder } from '../entries/page-days.ts';

/** The most pages of a kind on the overview; a page of the admin lists all of them. */
export const MOST_PAGES = 8;

/** The address of an entry on the overview: its row, or the part of the site with the entry if it has no row. */
export function placeOnOverview(content: ContentFiles, { path, collection }: EntryFile): string {
  const isLeftOut =
    collection.type === 'documents' &&
    pagesInOrder(content, collection).findIndex((page) => page.path === path) >= MOST_PAGES;
  const groups = siteMap(content).flatMap((area) => area.groups);
  const part = isLeftOut && groups.find((group) => group.collections.includes(collection));
  return `/admin/#${part ? part.id : rowKey(path)}`;
}
