import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { UnfinishedPage } from '../../../content-model/src/unfinished.ts';
import type { Failure } from '../../../content-store/src/git/failures.ts';
import type { Conflict } from './resolve-conflicts.ts';

/** The outcome of a publication. */
export type Outcome =
  /** On its way: sent to where the site is built, or built here. */
  | { what: 'published'; isSent: boolean }
  /** Committed, and nobody builds the site. */
  | { what: 'committed' }
  /** The content has issues: as it is, with the chosen changes alone, or together with newer work that was fetched. */
  | { what: 'wrong' | 'wrongChoice' | 'wrongTogether'; issues: readonly ContentIssue[] }
  | { what: 'nothingChosen' }
  /** Something was saved while the changes were committed, so nothing is committed. */
  | { what: 'changed' }
  /** Texts with which hosts do not build the site wait to be written. */
  | { what: 'unfinished'; pages: readonly UnfinishedPage[] }
  /** The texts are written, and held back: visitors would see the suggestions in their place. */
  | { what: 'heldBackTexts'; pages: readonly UnfinishedPage[] }
  | { what: 'conflict'; conflicts: readonly Conflict[] }
  /** `isCommitted`: the publication is committed, and waits to be sent. */
  | { what: 'failed'; failure: Failure; isCommitted: boolean }
  | { what: 'notBuilt'; output: string };
