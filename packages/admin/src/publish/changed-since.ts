import { GitError } from '../../../content-store/src/git/failures.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import type { Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { lastWriter } from '../entries/last-writers.ts';
import { type Approved, filesOfKey } from './approval.ts';

/** A change that was made after the approval. */
export type ChangedSince = {
  /** The key of the change. */
  path: string;
  /** The name of the person who changed it last; undefined for a change outside the editor. */
  by?: string | undefined;
};

/** The changes of files in the folder, with the people who saved them. */
export const changedHere = (
  folder: string,
  keys: readonly string[],
  { files }: Snapshot,
): ChangedSince[] =>
  keys.map((path) => ({ path, by: lastWriter(folder, path, files.get(path))?.name }));

/** Newer versions of approved changes on the remote; none if the remote does not answer. */
export async function changedThere(
  repository: Repository,
  approved: Approved,
): Promise<ChangedSince[]> {
  const remote = await Remote.of(repository);
  if (!remote) return [];
  try {
    await remote.fetch({ isInBackground: true });
  } catch (error) {
    if (error instanceof GitError) return [];
    throw error;
  }
  const now = await repository.snapshotNow();
  const found: ChangedSince[] = [];
  for (const path of Object.keys(approved)) {
    const [newest] = await remote.newer(filesOfKey(path, now));
    if (newest) found.push({ path, by: newest.author });
  }
  return found;
}
