import { isOrderFile, isText } from '../../../content-model/src/check/locate.ts';
import { applyChanges } from '../../../content-store/src/folder.ts';
import type { Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { mergeEntry } from '../changes/merge-entries.ts';
import { mergedOrder } from './resolve-conflicts.ts';

/** What is the same as long as a file is. */
const stateAt = ({ files, pictureIds }: Snapshot, path: string) =>
  files.get(path) ?? pictureIds.get(path);

/**
 * Merges newer work into the files of the folder that were kept back, so that the branch can be moved to it. Of what
 * both changed, the folder's side stays. A file that cannot be merged, such as one that the newer work removed, stays in
 * the way.
 */
export async function mergeIntoDrafts(
  repository: Repository,
  before: Snapshot,
  commit: string,
): Promise<void> {
  const after = await repository.snapshotAt(commit);
  const drafts = await repository.snapshotNow();
  const texts = new Map<string, string>();
  const merged = (await repository.pathsChangedHere()).filter((path) => {
    if (stateAt(before, path) === stateAt(after, path)) return false;
    const [base, ours, theirs] = [before, drafts, after].map(({ files }) => files.get(path));
    if (!isText(path) || ours === undefined) return stateAt(after, path) !== undefined;
    const text = isOrderFile(path)
      ? mergedOrder([base, ours, theirs])
      : base !== undefined && theirs !== undefined
        ? mergeEntry(drafts, path, { base, ours, theirs }, 'ours')
        : undefined;
    if (text !== undefined) texts.set(path, text);
    return text !== undefined;
  });
  applyChanges(repository.folder, texts);
  await repository.stage(commit, merged);
}
