import { pagesOf } from './pages.ts';
import type { Texts } from './site-facts.ts';

/** Most lists that a hint names. */
const NAMED = 5;

/** The hints on links to empty lists, such as the list of a topic whose last post was removed. */
export const emptyListLines = (files: Texts): string[] =>
  pagesOf(files).emptyLists.map(({ file, line, href, others }) => {
    const known =
      others.length > 0 ? ` Lists with pages: ${others.slice(0, NAMED).join(', ')}.` : '';
    return `content/${file}, line ${line}: no page is in the list ${href}, so the site leaves out the link.${known}`;
  });
