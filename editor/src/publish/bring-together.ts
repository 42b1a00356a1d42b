import { posix } from 'node:path';
import { inspectFolder, issuesOf } from '../../../content-model/src/folder.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import { mergeEntry } from '../changes/merge-entries.ts';
import type { Snapshot } from '../git/snapshot.ts';
import type { ConflictingFile, Side, Workbench } from '../git/workbench.ts';
import { numberAnew } from './number-anew.ts';

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
const keyOf = (path: string) =>
  posix.join(posix.dirname(path), posix.parse(path).name.replace(/^\d+-/, ''));

/**
 * Ends the conflicts of a merge: field by field where different fields changed, else as the owner chose.
 *
 * @returns the conflicts for which there is no choice yet
 */
export async function endConflicts(
  bench: Workbench,
  choices: Choices,
  [ours, theirs]: readonly [ours: Snapshot, theirs: Snapshot],
): Promise<Conflict[]> {
  for (const file of bench.conflicts) {
    const [base, own, other] = [
      await bench.textOf(file.base),
      await bench.textOf(file.ours),
      await bench.textOf(file.theirs),
    ];
    if (base === undefined || own === undefined || other === undefined) continue;
    const merged = mergeEntry(file.path, { base, ours: own, theirs: other });
    if (merged !== undefined) bench.write(file, merged);
  }
  for (const file of bench.conflicts) {
    const side = choices.get(keyOf(file.path));
    if (side) await bench.choose(file, side);
  }
  const changes = bench.conflicts.length > 0 ? changesBetween(ours, theirs) : [];
  const keys = [...new Set(bench.conflicts.map(({ path }) => keyOf(path)))];
  return keys.map((key) => ({
    key,
    files: bench.conflicts.filter(({ path }) => keyOf(path) === key),
    changes: changes.filter(({ before, after }) =>
      [before, after].some((path) => path !== undefined && keyOf(path) === key),
    ),
  }));
}

/** What is wrong with the content of a merge, once cards that count are numbered anew. */
export async function issuesOfMerge(bench: Workbench): Promise<readonly ContentIssue[]> {
  numberAnew(bench.contentFolder);
  return issuesOf(await inspectFolder(bench.contentFolder));
}
