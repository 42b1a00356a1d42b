import { issuesOf } from '../../../content-model/src/changes.ts';
import { readContent } from '../../../content-store/src/content.ts';
import { failureOf, GitError } from '../../../content-store/src/git/failures.ts';
import { MergeWorktree } from '../../../content-store/src/git/merge-worktree.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import type { Repository } from '../../../content-store/src/git/repository.ts';
import type { AdminContext } from '../request/context.ts';
import { type Language, wordsIn } from '../words/words.ts';
import { agencyOf } from './agency.ts';
import { mergeIntoDrafts } from './merge-drafts.ts';
import type { Outcome } from './outcome.ts';
import { type Choices, resolveConflicts } from './resolve-conflicts.ts';

/** The most merges for one publication. If others push again and again meanwhile, the owner has to try again. */
const MOST_MERGES = 3;

/** Builds the site on this machine. @param folder the content of the build */
async function buildSite({ build }: AdminContext, folder: string): Promise<Outcome> {
  if (!build) return { what: 'committed' };
  const { ok, output } = await build(folder);
  return ok ? { what: 'published', isSent: false } : { what: 'notBuilt', output };
}

/** Pushes the commits, merged with newer work of the remote, and builds the site if this machine serves it. */
export async function bringOnline(
  repository: Repository,
  context: AdminContext,
  language: Language,
  choices: Choices,
): Promise<Outcome> {
  const remote = await Remote.of(repository);
  const build = () => withCommitted(repository, (folder) => buildSite(context, folder));
  if (!remote) return build();
  try {
    for (let merges = 0; ; merges += 1) {
      const failure = await remote.push().then(() => undefined, failureOf);
      if (!failure) {
        return context.isServedHere ? build() : { what: 'published', isSent: true };
      }
      if (failure.reason !== 'newer' || merges === MOST_MERGES) throw new GitError(failure);
      const stopped = await mergeNewer(repository, remote, language, choices);
      if (stopped) return stopped;
    }
  } catch (error) {
    return { what: 'failed', failure: failureOf(error), isCommitted: true };
  }
}

/** Calls a function with a folder of the committed content, without unpublished changes. */
export async function withCommitted<Result>(
  repository: Repository,
  action: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  if (!(await repository.isChanged())) return action(repository.folder);
  return MergeWorktree.with(repository, async ({ contentFolder }) => action(contentFolder));
}

/** Merges the remote's newer work. Returns the outcome that stops the publication, if there is one. */
async function mergeNewer(
  repository: Repository,
  remote: Remote,
  language: Language,
  choices: Choices,
): Promise<Outcome | undefined> {
  const theirs = await remote.fetch();
  const head = await repository.head();
  const ours = await repository.snapshotAt(head);
  return MergeWorktree.with(repository, async (worktree) => {
    const author = agencyOf(ours);
    await worktree.merge(theirs, author);
    const sides = [ours, await repository.snapshotAt(theirs)] as const;
    const conflicts = await resolveConflicts(worktree, choices, sides);
    if (conflicts.length > 0) return { what: 'conflict', conflicts };
    const issues = issuesOf(await readContent(worktree.contentFolder));
    const commit = await worktree.commit(`${wordsIn(language).change.broughtTogether}\n`, author);
    await mergeIntoDrafts(repository, ours, commit);
    await repository.fastForward(commit);
    return issues.length > 0 ? { what: 'wrongTogether', issues } : undefined;
  });
}
