import { draftsIn } from '../../../content-model/src/drafts.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { inspectFolder } from '../../../content-store/src/folder.ts';
import { MergeWorktree } from '../../../content-store/src/git/merge-worktree.ts';
import type { Commit, Repository } from '../../../content-store/src/git/repository.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import { nameOf } from '../changes/names.ts';
import { commitMessage } from '../changes/summary.ts';
import type { Language } from '../languages.ts';
import { agencyOf } from '../publish/author.ts';
import {
  type Choices,
  type Conflict,
  issuesOfMerge,
  keyOf,
  resolveConflicts,
} from '../publish/resolve-conflicts.ts';
import { wordsIn } from '../words/words.ts';

/** What taking a publication back would do. */
export type TakeBack =
  /** Entries that were changed again later need a choice. */
  | { what: 'conflict'; conflicts: readonly Conflict[] }
  /** The content would have faults. */
  | { what: 'wrong'; issues: readonly ContentIssue[] }
  /** Texts of a blank start would be online again. */
  | { what: 'drafts'; count: number }
  /** Changes that are not published would be written over. */
  | { what: 'unpublished'; changes: readonly Change[] }
  | { what: 'nothing' }
  | {
      what: 'ready';
      /** The commit that does it; the branch is not there yet. */
      commit: string;
      changes: readonly Change[];
      /** Entries of this publication that were changed again later. */
      later: readonly string[];
    };

const pathsOf = ({ before, after }: Change) => [before, after].filter((path) => path !== undefined);

/**
 * Whether a publication can be taken back: not the first, nor what brought two together.
 *
 * @param hasBefore whether there was content before it
 */
export const canTakeBack = ({ parents }: Commit, hasBefore: boolean) =>
  hasBefore && parents.length === 1;

/**
 * Works out what it means to take a publication back: its entries become as they were before it, what was
 * changed later stays. Nothing of the owner's folder changes.
 */
export async function prepareTakeBack(
  repository: Repository,
  { id, parents }: Commit,
  choices: Choices,
  language: Language,
): Promise<TakeBack> {
  const [parent] = parents;
  const head = await repository.head();
  const [before, then, now] = [
    await repository.snapshotAt(parent),
    await repository.snapshotAt(id),
    await repository.snapshotAt(head),
  ];
  const published = changesBetween(before, then);
  const author = agencyOf(now);
  return MergeWorktree.with(repository, async (worktree) => {
    await worktree.revert(id, author);
    const conflicts = await resolveConflicts(worktree, choices, [now, before]);
    if (conflicts.length > 0) return { what: 'conflict', conflicts };
    const issues = await issuesOfMerge(worktree);
    if (issues.length > 0) return { what: 'wrong', issues };
    const drafts = draftsIn(await inspectFolder(worktree.contentFolder));
    if (drafts.length > 0) return { what: 'drafts', count: drafts.length };
    const changes = changesBetween(now, await worktree.snapshot());
    if (changes.length === 0) return { what: 'nothing' };
    const { takenBack } = wordsIn(language).change;
    const message = commitMessage(published, language, (summary) => takenBack({ summary }));
    const commit = await worktree.commit(message, author);
    const unpublished = await overwritten(repository, commit);
    if (unpublished.length > 0) return { what: 'unpublished', changes: unpublished };
    const changedLater = new Set(changesBetween(then, now).flatMap(pathsOf));
    const stays = (path: string) => changedLater.has(path) && choices.get(keyOf(path)) !== 'theirs';
    const later = published.filter((each) => pathsOf(each).some(stays));
    return {
      what: 'ready',
      commit,
      changes: changesBetween(now, await repository.snapshotAt(commit)),
      later: later.map((change) => nameOf(change, language)),
    };
  });
}

/** The changes that are not published and lie in files that a commit changes as well. */
async function overwritten(repository: Repository, commit: string): Promise<Change[]> {
  const paths = new Set(await repository.pathsChangedBy(commit));
  const own = (await repository.pathsChangedHere()).filter((path) => paths.has(path));
  if (own.length === 0) return [];
  const head = await repository.head();
  const changes = changesBetween(await repository.snapshotAt(head), await repository.snapshotNow());
  const touched = changes.filter((change) => pathsOf(change).some((path) => own.includes(path)));
  // A picture is a part of an entry's change: then every change is named.
  return touched.length > 0 ? touched : changes;
}
