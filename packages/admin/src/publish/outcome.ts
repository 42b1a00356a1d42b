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
  /** The content has issues: the whole folder, the chosen changes alone, or the merge with newer work. */
  | { what: 'wrong' | 'wrongChoice' | 'wrongTogether'; issues: readonly ContentIssue[] }
  | { what: 'nothingChosen' }
  /** Nothing is committed, because somebody saved during the commit. */
  | { what: 'changed' }
  /** Drafts are left, and hosts build no site with drafts. */
  | { what: 'unfinished'; pages: readonly UnfinishedPage[] }
  /** The texts are written, but not chosen: visitors would see the suggestions instead. */
  | { what: 'heldBackTexts'; pages: readonly UnfinishedPage[] }
  | { what: 'conflict'; conflicts: readonly Conflict[] }
  /** `isCommitted`: the publication is committed, and waits to be sent. */
  | { what: 'failed'; failure: Failure; isCommitted: boolean }
  | { what: 'notBuilt'; output: string };
