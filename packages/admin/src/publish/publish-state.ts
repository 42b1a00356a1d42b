import type { Failure } from '../../../content-store/src/git/failures.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import type { Commit, Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import { unreferencedPictures } from './commit-choice.ts';

/** The differences between the content and its last publication, and the obstacles to publishing. */
export type PublishState = {
  repository: Repository;
  head: string | undefined;
  /** The last published content, and the current one. */
  before: Snapshot;
  after: Snapshot;
  changes: readonly Change[];
  /** Changes that no page shows, such as the names of files. */
  hasUnshownChanges: boolean;
  /** Pictures that are not published, because nothing names them. */
  unreferenced: readonly string[];
  remote: Remote | undefined;
  /** Publications that the remote does not have yet. */
  unpushed: readonly string[];
  /** Commits that somebody else has published and that are not here yet. */
  newer: readonly Commit[];
  /** Why nothing can be published now. */
  blocker: Failure | undefined;
};

/** The changes since the last commit. */
export async function changesSince(
  repository: Repository,
): Promise<
  Pick<PublishState, 'head' | 'before' | 'after' | 'changes' | 'hasUnshownChanges' | 'unreferenced'>
> {
  const [head, isChanged] = await Promise.all([repository.head(), repository.isChanged()]);
  const before = await repository.snapshotAt(head);
  if (!isChanged) {
    return { head, before, after: before, changes: [], hasUnshownChanges: false, unreferenced: [] };
  }
  const after = await repository.snapshotNow();
  const unreferenced = unreferencedPictures(before, after);
  const pictures = new Set([...after.pictures].filter((path) => !unreferenced.includes(path)));
  const changes = changesBetween(before, { ...after, pictures });
  const changed = changes.length > 0 ? [] : await repository.pathsChangedHere();
  const hasUnshownChanges = changed.some((path) => !unreferenced.includes(path));
  return { head, before, after, changes, hasUnshownChanges, unreferenced };
}

/** Compares the folder with its last publication. */
export async function stateOf(repository: Repository): Promise<PublishState> {
  const [changed, remote, blocker] = await Promise.all([
    changesSince(repository),
    Remote.of(repository),
    repository.blocker(),
  ]);
  const unpushed = remote ? await remote.unpushed() : [];
  const newer = remote ? await remote.newer() : [];
  return { repository, ...changed, remote, unpushed, newer, blocker };
}
