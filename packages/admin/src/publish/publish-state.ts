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
  /** Whether something has changed that no page shows, such as the name of a file. */
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
): Promise<Omit<PublishState, 'repository' | 'remote' | 'unpushed' | 'newer'>> {
  const status = await repository.status();
  const { head } = status;
  const blocker = repository.blocker(status);
  const before = await repository.snapshotAt(head);
  if (status.changed.size === 0) {
    const nothing = { changes: [], hasUnshownChanges: false, unreferenced: [] };
    return { head, blocker, before, after: before, ...nothing };
  }
  const after = await repository.snapshotNow(status);
  const unreferenced = unreferencedPictures(before, after);
  const pictures = new Set([...after.pictures].filter((path) => !unreferenced.includes(path)));
  const changes = changesBetween(before, { ...after, pictures });
  const hasUnshownChanges =
    changes.length === 0 && [...status.changed].some((path) => !unreferenced.includes(path));
  return { head, blocker, before, after, changes, hasUnshownChanges, unreferenced };
}

/** Compares the folder with its last publication. */
export async function stateOf(repository: Repository): Promise<PublishState> {
  const [changed, remote] = await Promise.all([changesSince(repository), Remote.of(repository)]);
  const { unpushed = [], newer = [] } = (await remote?.compare()) ?? {};
  return { repository, ...changed, remote, unpushed, newer };
}
