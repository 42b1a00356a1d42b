import { issuesOf } from '../../../content-model/src/changes.ts';
import { unfinishedPages } from '../../../content-model/src/unfinished.ts';
import { readContent } from '../../../content-store/src/content.ts';
import { type Failure, failureOf } from '../../../content-store/src/git/failures.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import { commitMessage } from '../changes/names.ts';
import type { AdminContext } from '../request/route.ts';
import { type Language, wordsIn } from '../words/words.ts';
import { agencyOf } from './agency.ts';
import { bringOnline } from './bring-online.ts';
import { chosenOf, filesOf, withFormer } from './commit-choice.ts';
import type { Outcome } from './outcome.ts';
import { type PublishState, stateOf } from './publish-state.ts';
import type { Choices } from './resolve-conflicts.ts';

/** What else the owner decided about a publication. */
export type Decisions = {
  /** What ends conflicts with newer work. */
  choices?: Choices;
  /** The files of the changes that go online, while all others stay as they are; without it, all go. */
  chosen?: Iterable<string> | undefined;
  /** Whether content may be committed, and changes of it that came while it was; without it, whatever is saved goes. */
  isApproved?: (committed: Snapshot, unseen: readonly Change[]) => boolean;
};

/** The changes of a publication. */
type Selection = {
  changes: readonly Change[];
  /** The changes that are not published yet. */
  others: readonly Change[];
  /** The files of these. */
  draft: readonly string[];
};

/** Checks and commits what changed, and brings it online. */
export async function publish(
  context: AdminContext,
  language: Language,
  { choices = new Map(), chosen, isApproved = () => true }: Decisions = {},
): Promise<Outcome> {
  const repository = await Repository.open(context.folder, context.person);
  if (!(repository instanceof Repository)) return notKept(repository);
  const state = await stateOf(repository);
  const blocker = await blockerOf(state, context);
  if (blocker) return notKept(blocker);
  const selection = selectionOf(state, chosen);
  const { changes, others } = selection;
  const isNothing = changes.length === 0 && others.length > 0;
  if (isNothing && state.unpushed.length === 0) return { what: 'nothingChosen' };
  const refusal = await refusalOf(context, state, selection);
  if (refusal) return refusal;
  // Who ends conflicts has committed before: what is open now was kept back.
  const isOpen = changes.length > 0 || (state.hasMore && !isNothing);
  if (choices.size === 0 && isOpen) {
    const message = messageOf(state, changes, language);
    const stopped = await commit(state, selection, message, isApproved);
    if (stopped) return stopped;
    context.report(`published: ${message.split('\n')[0]}`);
  }
  return bringOnline(repository, context, language, choices);
}

const notKept = (failure: Failure): Outcome => ({ what: 'failed', failure, isKept: false });

/** Why nothing can be published now. */
async function blockerOf(
  { repository, remote, blocker }: PublishState,
  { isServedHere }: AdminContext,
): Promise<Failure | undefined> {
  if (blocker) return blocker;
  const outer = remote && !isServedHere ? await repository.outer() : undefined;
  return outer ? { reason: 'submodule', message: outer } : undefined;
}

function selectionOf(
  { changes: all, before, after }: PublishState,
  chosen: Iterable<string> | undefined,
): Selection {
  const changes = chosenOf(all, chosen);
  const others = all.filter((change) => !changes.includes(change));
  return { changes, others, draft: filesOf(others, changes, before, after) };
}

/** What is wrong with the content that would be online; undefined where nothing is. */
async function refusalOf(
  { folder, sample }: AdminContext,
  { before }: PublishState,
  { others, draft }: Selection,
): Promise<Outcome | undefined> {
  const content = withFormer(await readContent(folder), draft, before);
  const issues = issuesOf(content);
  if (issues.length > 0) return { what: others.length > 0 ? 'wrongChoice' : 'wrong', issues };
  const pages = unfinishedPages(content, sample);
  return pages.length > 0 ? { what: 'unfinished', pages } : undefined;
}

function messageOf({ before }: PublishState, changes: readonly Change[], language: Language) {
  const { first } = wordsIn(language).change;
  return commitMessage(changes, language, before.files.size === 0 ? first : undefined);
}

/** Commits the changes of a publication; returns why nothing is committed, if anything keeps it from that. */
async function commit(
  { repository, head, before, after, changes, leftovers }: PublishState,
  { draft }: Selection,
  message: string,
  isApproved: NonNullable<Decisions['isApproved']>,
): Promise<Outcome | undefined> {
  try {
    await repository.commitContent(message, agencyOf(after), [...draft, ...leftovers]);
  } catch (error) {
    return notKept(failureOf(error));
  }
  // Somebody may save between the look at the folder and the commit.
  const committed = await repository.snapshotAt(await repository.head());
  const seen = new Set(changes.map(({ path }) => path));
  const unseen = changesBetween(before, committed).filter(({ path }) => !seen.has(path));
  if (isApproved(committed, unseen)) return undefined;
  await repository.withdrawCommit(head);
  return { what: 'changed' };
}
