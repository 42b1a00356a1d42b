import { issuesOf } from '../../../content-model/src/changes.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { siteFields } from '../../../content-model/src/read-content.ts';
import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { type UnfinishedPage, unfinishedPages } from '../../../content-model/src/unfinished.ts';
import { inspectFolder } from '../../../content-store/src/folder.ts';
import { type Failure, failureOf, GitError } from '../../../content-store/src/git/failures.ts';
import { MergeWorktree } from '../../../content-store/src/git/merge-worktree.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import { type Author, type Commit, Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import { commitMessage } from '../changes/names.ts';
import type { EditorContext } from '../request/route.ts';
import { type Language, wordsIn } from '../words/words.ts';
import { filesOf, leftoversOf, withFormer } from './commit-choice.ts';
import { mergeIntoDrafts } from './merge-drafts.ts';
import { type Choices, type Conflict, resolveConflicts } from './resolve-conflicts.ts';

/** How the content differs from its last publication, and what publishing would do. */
export type PublishState = {
  repository: Repository;
  head: string | undefined;
  /** The content of its last publication, and as it is now. */
  before: Snapshot;
  after: Snapshot;
  changes: readonly Change[];
  /** Changes that no page shows, such as the names of files. */
  hasMore: boolean;
  /** Pictures that are not published, because nothing names them. */
  leftovers: readonly string[];
  remote: Remote | undefined;
  /** Publications that the remote does not have yet. */
  unpushed: readonly string[];
  /** What somebody else has published that is not here yet. */
  newer: readonly Commit[];
  /** Why nothing can be published now. */
  blocker: Failure | undefined;
};

/** What came of a publication. */
export type Outcome =
  /** It is on its way: sent to where the site is built, or built here. */
  | { what: 'published'; isSent: boolean }
  /** It is kept in the history, and nobody builds the site. */
  | { what: 'kept' }
  /** As it is; what was chosen, without the rest; or together with newer work, which was fetched. */
  | { what: 'wrong' | 'wrongChoice' | 'wrongTogether'; issues: readonly ContentIssue[] }
  | { what: 'nothingChosen' }
  /** Something was saved while it was committed; nothing is. */
  | { what: 'changed' }
  /** Texts with which hosts do not build the site wait to be written. */
  | { what: 'unfinished'; pages: readonly UnfinishedPage[] }
  | { what: 'conflict'; conflicts: readonly Conflict[] }
  /** `isKept`: the publication is in the history, and waits to be sent. */
  | { what: 'failed'; failure: Failure; isKept: boolean }
  | { what: 'notBuilt'; output: string };

/** How often somebody else may be faster before the owner is asked to try again. */
const MOST_MERGES = 3;

/** What changed since the last commit, and whether anything did. */
export async function changesSince(
  repository: Repository,
): Promise<Pick<PublishState, 'head' | 'before' | 'after' | 'changes' | 'hasMore' | 'leftovers'>> {
  const [head, isChanged] = await Promise.all([repository.head(), repository.isChanged()]);
  const before = await repository.snapshotAt(head);
  if (!isChanged) {
    return { head, before, after: before, changes: [], hasMore: false, leftovers: [] };
  }
  const after = await repository.snapshotNow();
  const leftovers = leftoversOf(before, after);
  const pictures = new Set([...after.pictures].filter((path) => !leftovers.includes(path)));
  const changes = changesBetween(before, { ...after, pictures });
  const changed = changes.length > 0 ? [] : await repository.pathsChangedHere();
  const hasMore = changed.some((path) => !leftovers.includes(path));
  return { head, before, after, changes, hasMore, leftovers };
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

/** The agency as the author of its publications, where Git does not know the owner's name. */
function agencyOf({ files }: Pick<Snapshot, 'files'>): Author {
  const site = siteFields(files);
  const [name, email] = ['brand', 'contactEmail'].map((field) => {
    const found = valueAt(site, [field]);
    return typeof found === 'string' ? found.replaceAll(/[<>\n]/g, '').trim() : '';
  });
  return { name: name || 'Website', email: email || 'website@localhost' };
}

/** What else the owner decided about a publication. */
export type Decisions = {
  /** What ends conflicts with newer work. */
  choices?: Choices;
  /** The files of the changes that go online, while all others stay as they are; without it, all go. */
  chosen?: ReadonlySet<string> | undefined;
  /** Whether content may be committed, and changes of it that came while it was; without it, whatever is saved goes. */
  isApproved?: (committed: Snapshot, unseen: readonly Change[]) => boolean;
};

/** Checks and commits what changed, and brings it online. */
export async function publish(
  context: EditorContext,
  language: Language,
  { choices = new Map(), chosen, isApproved = () => true }: Decisions = {},
): Promise<Outcome> {
  const repository = await Repository.open(context.folder, context.person);
  if (!(repository instanceof Repository)) {
    return { what: 'failed', failure: repository, isKept: false };
  }
  const state = await stateOf(repository);
  const { before, after, blocker, unpushed } = state;
  if (blocker) return { what: 'failed', failure: blocker, isKept: false };
  const outer = state.remote && !context.isServedHere ? await repository.outer() : undefined;
  if (outer) {
    return { what: 'failed', failure: { reason: 'submodule', message: outer }, isKept: false };
  }
  const isChosen = ({ path }: Change) => chosen?.has(path) ?? true;
  const changes = state.changes.filter(isChosen);
  const others = state.changes.filter((change) => !isChosen(change));
  const isNothing = changes.length === 0 && others.length > 0;
  if (isNothing && unpushed.length === 0) return { what: 'nothingChosen' };
  const draft = filesOf(others, changes, before, after);
  const content = withFormer(await inspectFolder(context.folder), draft, before);
  const issues = issuesOf(content);
  if (issues.length > 0) return { what: others.length > 0 ? 'wrongChoice' : 'wrong', issues };
  const pages = unfinishedPages(content, context.sample);
  if (pages.length > 0) return { what: 'unfinished', pages };
  // Who ends conflicts has committed before: what is open now was kept back.
  const isOpen = changes.length > 0 || (state.hasMore && !isNothing);
  if (choices.size === 0 && isOpen) {
    const { first } = wordsIn(language).change;
    const message = commitMessage(changes, language, before.files.size === 0 ? first : undefined);
    try {
      await repository.commitContent(message, agencyOf(after), [...draft, ...state.leftovers]);
    } catch (error) {
      return { what: 'failed', failure: failureOf(error), isKept: false };
    }
    // Somebody may save between the look at the folder and the commit.
    const committed = await repository.snapshotAt(await repository.head());
    const seen = new Set(state.changes.map(({ path }) => path));
    const unseen = changesBetween(before, committed).filter(({ path }) => !seen.has(path));
    if (!isApproved(committed, unseen)) {
      await repository.withdrawCommit(state.head);
      return { what: 'changed' };
    }
    context.report(`published: ${message.split('\n')[0]}`);
  }
  return sendOn(repository, context, language, choices);
}

/** Builds the site on this machine. @param folder the content to build it from */
async function bringOnline({ build }: EditorContext, folder: string): Promise<Outcome> {
  if (!build) return { what: 'kept' };
  const { ok, output } = await build(folder);
  return ok ? { what: 'published', isSent: false } : { what: 'notBuilt', output };
}

/** Sends the commits to the remote, together with newer work there; builds the site where it is served from here. */
async function sendOn(
  repository: Repository,
  context: EditorContext,
  language: Language,
  choices: Choices,
): Promise<Outcome> {
  const remote = await Remote.of(repository);
  const build = () => withCommitted(repository, (folder) => bringOnline(context, folder));
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
    return { what: 'failed', failure: failureOf(error), isKept: true };
  }
}

/** Does something with the folder of what is committed, without the changes that are not published yet. */
export async function withCommitted<Result>(
  repository: Repository,
  action: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  if (!(await repository.isChanged())) return action(repository.folder);
  return MergeWorktree.with(repository, async ({ contentFolder }) => action(contentFolder));
}

/** Merges what the remote has; returns what keeps it from being sent, if anything does. */
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
    const issues = issuesOf(await inspectFolder(worktree.contentFolder));
    const commit = await worktree.commit(`${wordsIn(language).change.broughtTogether}\n`, author);
    await mergeIntoDrafts(repository, ours, commit);
    await repository.fastForward(commit);
    return issues.length > 0 ? { what: 'wrongTogether', issues } : undefined;
  });
}
