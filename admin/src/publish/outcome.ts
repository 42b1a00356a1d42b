import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { UnfinishedPage } from '../../../content-model/src/unfinished.ts';
import type { Failure } from '../../../content-store/src/git/failures.ts';
import type { Conflict } from './resolve-conflicts.ts';

/** What came of a publication. */
export type Outcome =
  /** It is on its way: sent to where the site is built, or built here. */
  | { what: 'published'; isSent: boolean }
  /** It is kept in the history, and nobody builds the site. */
  | { what: 'kept' }
  /** As it is; what was chosen, without the rest; or together with newer work, which was fetched. */
  | { what: 'wrong' | 'wrongChoice' | 'wrongTogether'; issues: readonly ContentIssue[] }
  | { what: 'nothingChosen' }
  /** Something was saved while it was committed; nothing is. */
  | { what: 'changed' }
  /** Texts with which hosts do not build the site wait to be written. */
  | { what: 'unfinished'; pages: readonly UnfinishedPage[] }
  | { what: 'conflict'; conflicts: readonly Conflict[] }
  /** `isKept`: the publication is in the history, and waits to be sent. */
  | { what: 'failed'; failure: Failure; isKept: boolean }
  | { what: 'notBuilt'; output: string };
