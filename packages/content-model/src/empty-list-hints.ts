import { finding } from './findings/findings.ts';
import type { ContentIssue } from './issue.ts';
import { pagesOf } from './pages.ts';
import type { Texts } from './site-facts.ts';

/** Most lists that a hint names. */
const NAMED = 5;

/** A hint for each link to a list without pages, such as the list of a topic whose last post is removed. */
export const emptyListHints = (files: Texts): ContentIssue[] =>
  pagesOf(files).emptyLists.map(({ file, line, href, others }) => ({
    file: `content/${file}`,
    line,
    ...finding('emptyTopicList', href, others.slice(0, NAMED)),
  }));
