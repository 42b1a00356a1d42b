import { posix } from 'node:path';
import { inspectFolder, issuesOf, isText } from '../../../content-model/src/folder.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import { mergeEntry, type Versions } from '../changes/merge-entries.ts';
import type { ConflictingFile, MergeWorktree, Side } from '../git/merge-worktree.ts';
import type { Snapshot } from '../git/snapshot.ts';
import { renumber } from './renumber.ts';

/** Entries that both sides changed, and the owner's choice for each. */
export type Conflict = {
  /** What its choice is called in a form. */
  key: string;
  files: readonly ConflictingFile[];
  /** How the other version differs from the one on this machine. */
  changes: readonly Change[];
};

/** The side that the owner chose, by the keys of conflicts. */
export type Choices = ReadonlyMap<string, Side>;

/** An entry, its picture and its case study have the same name but for number and ending. */
export const keyOf = (path: string) =>
  posix.join(posix.dirname(path), posix.parse(path).name.replace(/^\d+-/, ''));

/** The three versions of a file, where it has all of them. */
async function versionsOf(
  worktree: MergeWorktree,
  file: ConflictingFile,
): Promise<Versions | undefined> {
  const [base, ours, theirs] = await Promise.all([
    worktree.textOf(file.base),
    worktree.textOf(file.ours),
    worktree.textOf(file.theirs),
  ]);
  if (base === undefined || ours === undefined || theirs === undefined) return undefined;
  return { base, ours, theirs };
}

/**
 * Ends the conflicts of a merge field by field: the owner's choice is for the fields that both changed.
 *
 * @returns the conflicts for which there is no choice yet
 */
export async function resolveConflicts(
  worktree: MergeWorktree,
  choices: Choices,
  [ours, theirs]: readonly [ours: Snapshot, theirs: Snapshot],
): Promise<Conflict[]> {
  const sides = { ours: new Map(ours.files), theirs: new Map(theirs.files) };
  for (const file of worktree.conflicts) {
    const { path } = file;
    const versions = isText(path) ? await versionsOf(worktree, file) : undefined;
    const choice = choices.get(keyOf(path));
    const merged = versions && mergeEntry(ours, path, versions, choice);
    if (merged !== undefined) worktree.write(file, merged);
    else if (choice) await worktree.choose(file, choice);
    else if (versions) {
      // What one side alone changed is no part of the question.
      for (const side of ['ours', 'theirs'] as const) {
        sides[side].set(path, mergeEntry(ours, path, versions, side) ?? versions[side]);
      }
    }
  }
  if (worktree.conflicts.length === 0) return [];
  const changes = changesBetween(
    { ...ours, files: sides.ours },
    { ...theirs, files: sides.theirs },
  );
  const keys = [...new Set(worktree.conflicts.map(({ path }) => keyOf(path)))];
  return keys.map((key) => ({
    key,
    files: worktree.conflicts.filter(({ path }) => keyOf(path) === key),
    changes: changes.filter(({ before, after }) =>
      [before, after].some((path) => path !== undefined && keyOf(path) === key),
    ),
  }));
}

/** Renumbers the lists that count their entries, then returns what is wrong with the merged content. */
export async function issuesOfMerge(worktree: MergeWorktree): Promise<readonly ContentIssue[]> {
  renumber(worktree.contentFolder);
  return issuesOf(await inspectFolder(worktree.contentFolder));
}
