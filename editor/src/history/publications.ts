import { type Commit, Repository } from '../../../content-store/src/git/repository.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import type { Language } from '../languages.ts';
import type { EditorRequest } from '../request/route.ts';

/** A publication and what it changed. */
export type Publication = {
  commit: Commit;
  changes: readonly Change[];
  /** Whether there was content before it. */
  hasBefore: boolean;
};

/** Whether a publication can be taken back: not the first, nor what brought two together. */
export const canTakeBack = ({ commit, hasBefore }: Publication): boolean =>
  hasBefore && commit.parents.length === 1;

/** What is known of commits by their ids: it never changes. */
const known = new Map<string, Publication>();

/** The publication that a commit is. */
export async function publicationOf(repository: Repository, commit: Commit): Promise<Publication> {
  const found = known.get(commit.id);
  if (found) return found;
  const before = await repository.snapshotAt(commit.parents[0]);
  const changes = changesBetween(before, await repository.snapshotAt(commit.id));
  const publication = { commit, changes, hasBefore: before.files.size > 0 };
  known.set(commit.id, publication);
  return publication;
}

/** The commit that a request names. */
export async function namedCommit(
  request: EditorRequest,
  id: unknown,
): Promise<{ repository: Repository; commit: Commit } | undefined> {
  const repository = await Repository.find(request.context.folder, request.context.person);
  const commit = typeof id === 'string' && (await repository?.commit(id));
  return repository && commit ? { repository, commit } : undefined;
}

/** The day and the time of a publication, for the owner. */
export const momentOf = ({ date }: Commit, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);
