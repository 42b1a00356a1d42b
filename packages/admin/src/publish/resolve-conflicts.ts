import { isOrderFile, isText } from '../../../content-model/src/check/locate.ts';
import { withoutExtension } from '../../../content-model/src/check/pictures.ts';
import { orderIn, rewriteOrder } from '../../../content-model/src/order.ts';
import type {
  ConflictingFile,
  MergeWorktree,
  Side,
} from '../../../content-store/src/git/merge-worktree.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import { mergeEntry, type Versions } from '../changes/merge-entries.ts';
import { mergeOrder } from '../changes/order.ts';

/** Entries that both sides changed, and the owner's choice for each. */
export type Conflict = {
  /** The name of the choice in a form. */
  key: string;
  files: readonly ConflictingFile[];
  /** The differences of the other version from the one on this machine. */
  changes: readonly Change[];
};

/** The side that the owner chose, by the keys of conflicts. */
export type Choices = ReadonlyMap<string, Side>;

/** An entry, its picture and its case study have one name with different extensions. */
const keyOf = withoutExtension;

/** The texts of a file in its three versions; undefined for a version without the file. */
const textsOf = (worktree: MergeWorktree, { base, ours, theirs }: ConflictingFile) =>
  Promise.all([base, ours, theirs].map((id) => worktree.textOf(id)));

/** The three versions of a file; undefined if a version is missing. */
async function versionsOf(
  worktree: MergeWorktree,
  file: ConflictingFile,
): Promise<Versions | undefined> {
  const [base, ours, theirs] = await textsOf(worktree, file);
  if (base === undefined || ours === undefined || theirs === undefined) return undefined;
  return { base, ours, theirs };
}

/** The merged order of a list that both sides changed; a side without an order file changes nothing. */
export function mergedOrder([base, ours, theirs]: readonly (string | undefined)[]): string {
  const names = (text: string | undefined) => orderIn(text ?? base ?? '') ?? [];
  return rewriteOrder(ours ?? '', mergeOrder(names(base), names(ours), names(theirs)));
}

/**
 * Resolves the conflicts of a merge field by field. The chosen side counts only for fields that both sides changed.
 *
 * @returns the conflicts without a chosen side
 */
export async function resolveConflicts(
  worktree: MergeWorktree,
  choices: Choices,
  [ours, theirs]: readonly [ours: Snapshot, theirs: Snapshot],
): Promise<Conflict[]> {
  const sides = { ours: new Map(ours.files), theirs: new Map(theirs.files) };
  for (const file of worktree.conflicts) {
    const { path } = file;
    if (isOrderFile(path)) {
      worktree.write(file, mergedOrder(await textsOf(worktree, file)));
      continue;
    }
    const versions = isText(path) ? await versionsOf(worktree, file) : undefined;
    const choice = choices.get(keyOf(path));
    const merged = versions && mergeEntry(ours, path, versions, choice);
    if (merged !== undefined) worktree.write(file, merged);
    else if (choice) await worktree.choose(file, choice);
    else if (versions) {
      // The owner is asked only about fields that both sides changed.
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
    changes: changes.filter(({ path }) => keyOf(path) === key),
  }));
}
