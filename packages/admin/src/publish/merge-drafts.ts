import { isOrderFile } from '../../../content-model/src/check/locate.ts';
import { applyChanges } from '../../../content-store/src/folder.ts';
import type { Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { mergeEntry } from '../changes/merge-entries.ts';
import { mergedOrder } from './resolve-conflicts.ts';

/**
 * Merges newer work into unpublished files of the folder, so that the branch can be moved to the newer work. If both
 * changed the same place, nothing is merged: the owner is asked when the files are published as well.
 */
export async function mergeIntoDrafts(
  repository: Repository,
  before: Snapshot,
  commit: string,
): Promise<void> {
  const after = await repository.snapshotAt(commit);
  const status = await repository.status();
  const drafts = await repository.snapshotNow(status);
  const texts = new Map<string, string>();
  for (const path of status.changed) {
    const [base, ours, theirs] = [before, drafts, after].map(({ files }) => files.get(path));
    if (base === theirs) continue;
    if (ours === undefined || theirs === undefined) return;
    const text = isOrderFile(path)
      ? mergedOrder([base, ours, theirs])
      : base !== undefined && mergeEntry(drafts, path, { base, ours, theirs });
    if (!text) return;
    texts.set(path, text);
  }
  applyChanges(repository.folder, texts);
  await repository.stage(commit, [...texts.keys()]);
}
