import { issuesOf } from '../../../content-model/src/changes.ts';
import { readContent } from '../../../content-store/src/content.ts';
import { type Failure, failureOf } from '../../../content-store/src/git/failures.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import { commitMessage } from '../changes/names.ts';
import type { AdminContext } from '../request/context.ts';
import { type Language, wordsIn } from '../words/words.ts';
import { agencyOf } from './agency.ts';
import { bringOnline } from './bring-online.ts';
import { chosenOf, filesOf, withFormer } from './commit-choice.ts';
import type { Outcome } from './outcome.ts';
import { type PublishState, stateOf } from './publish-state.ts';
import { refusedTexts } from './refused-texts.ts';
import type { Choices } from './resolve-conflicts.ts';

/** Decisions of the owner about a publication. */
export type Decisions = {
  /** The chosen sides of conflicts with newer work. */
  choices?: Choices;
  /** The files of the chosen changes; undefined for all changes. */
  chosen?: Iterable<string> | undefined;
  /**
   * Whether a commit may stay, by its content and the changes that were saved after the comparison. Undefined for a
   * publication whose commits all stay.
   */
  isApproved?: (committed: Snapshot, unseen: readonly Change[]) => boolean;
};

/** The changes of a publication: the chosen ones, and the others. */
type Selection = {
  published: readonly Change[];
  heldBack: readonly Change[];
  /** The files of the changes that were not chosen. */
  heldBackFiles: readonly string[];
};

/** Checks and commits the chosen changes, and brings them online. */
export async function publish(
  context: AdminContext,
  language: Language,
  { choices = new Map(), chosen, isApproved }: Decisions = {},
): Promise<Outcome> {
  const repository = await Repository.open(context.folder, context.person);
  if (!(repository instanceof Repository)) return notCommitted(repository);
  const state = await stateOf(repository);
  const blocker = await blockerOf(state, context);
  if (blocker) return notCommitted(blocker);
  const selection = selectionOf(state, chosen);
  const { published, heldBack } = selection;
  const isNothingChosen = published.length === 0 && heldBack.length > 0;
  // The process of a scheduled publication may have ended between its commit and the build of the site.
  const mayBeCommitted = state.unpushed.length > 0 || isApproved !== undefined;
  if (isNothingChosen && !mayBeCommitted) return { what: 'nothingChosen' };
  const refusal = await refusalOf(context, state, selection);
  if (refusal) return refusal;
  const hasSomething = published.length > 0 || (state.hasUnshownChanges && !isNothingChosen);
  // Chosen sides belong to an earlier publication that is committed already.
  if (choices.size === 0 && hasSomething) {
    const message = messageOf(state, published, language);
    const stopped = await commit(state, selection, message, isApproved);
    if (stopped) return stopped;
    context.report(`published: ${message.split('\n')[0]}`);
  }
  return bringOnline(repository, context, language, choices);
}

const notCommitted = (failure: Failure): Outcome => ({
  what: 'failed',
  failure,
  isCommitted: false,
});

/** The reason why nothing can be published now. */
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
  const published = chosenOf(all, chosen);
  const heldBack = all.filter((change) => !published.includes(change));
  return { published, heldBack, heldBackFiles: filesOf(heldBack, published, before, after) };
}

/** Checks the content that would be online; undefined without issues. */
async function refusalOf(
  context: AdminContext,
  { before }: PublishState,
  { heldBack, heldBackFiles }: Selection,
): Promise<Outcome | undefined> {
  const now = await readContent(context.folder);
  const content = withFormer(now, heldBackFiles, before);
  const issues = issuesOf(content);
  if (issues.length > 0) return { what: heldBack.length > 0 ? 'wrongChoice' : 'wrong', issues };
  const pages = refusedTexts(content, context);
  if (pages.length === 0) return undefined;
  const isWritten = refusedTexts(now, context).length === 0;
  return { what: isWritten ? 'heldBackTexts' : 'unfinished', pages };
}

function messageOf({ before }: PublishState, changes: readonly Change[], language: Language) {
  const { first } = wordsIn(language).change;
  return commitMessage(changes, language, before.files.size === 0 ? first : undefined);
}

/** Commits the changes of a publication. Returns the outcome that prevents the commit, if there is one. */
async function commit(
  { repository, head, before, after, changes, unreferenced }: PublishState,
  { heldBackFiles }: Selection,
  message: string,
  isApproved: Decisions['isApproved'],
): Promise<Outcome | undefined> {
  try {
    const left = [...heldBackFiles, ...unreferenced];
    await repository.commitContent(message, agencyOf(after), left);
  } catch (error) {
    return notCommitted(failureOf(error));
  }
  if (!isApproved) return undefined;
  // Somebody may save between the comparison and the commit.
  const committed = await repository.snapshotAt(await repository.head());
  const seen = new Set(changes.map(({ path }) => path));
  const unseen = changesBetween(before, committed).filter(({ path }) => !seen.has(path));
  if (isApproved(committed, unseen)) return undefined;
  await repository.withdrawCommit(head);
  return { what: 'changed' };
}
