import { readContent } from '../../../content-store/src/content.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import { contentVersion } from '../../../content-store/src/version.ts';
import { forgetAllRemoved } from '../lists/removed-entries.ts';
import type { AdminRequest, Answer } from '../request/route.ts';
import { backgroundOf } from './background.ts';
import { withCommitted } from './bring-online.ts';
import { chosenIn, keepChoice } from './choice.ts';
import { ConflictForm, choicesOf } from './conflict-form.tsx';
import { OutcomeNote } from './notes.tsx';
import type { Outcome } from './outcome.ts';
import { publish } from './publish.ts';
import { answerWith, showPublishPage } from './publish-answers.tsx';
import { changesSince } from './publish-state.ts';
import { cancelSchedule, scheduledIn } from './schedule.ts';
import { forgetTicks } from './ticks.ts';

/** Publishes the chosen changes, once no other publication is under way. */
export function publishNow(request: AdminRequest): Promise<Answer> {
  const { posted, context, language } = request;
  keepChoice(request);
  return backgroundOf(context).oneAtATime(async () => {
    const decisions = { choices: choicesOf(posted), chosen: chosenIn(posted) };
    const outcome = await publish(context, language, decisions);
    if (['published', 'committed'].includes(outcome.what)) await forgetPublished(context.folder);
    return answerTo(outcome, request);
  });
}

/**
 * Forgets a scheduled publication that failed or has nothing left to publish, and the removed entries, which can be
 * restored until a publication.
 */
async function forgetPublished(folder: string): Promise<void> {
  const scheduled = scheduledIn(folder);
  const repository = await Repository.find(folder);
  const { changes } = repository ? await changesSince(repository) : { changes: [] };
  const isLeft = changes.some(({ path }) => path in (scheduled?.approved ?? {}));
  if (scheduled?.failed || !isLeft) cancelSchedule(folder);
  if (!repository) return;
  forgetTicks(folder, changes);
  if (changes.length === 0) forgetAllRemoved(folder);
}

/** The status of some outcomes; 422 for all others, in which the content or the choice is refused. */
const STATUS: Readonly<Record<string, number>> = { committed: 200, failed: 502, notBuilt: 500 };

/** The answer to each outcome of a publication. */
async function answerTo(outcome: Outcome, request: AdminRequest): Promise<Answer> {
  const { folder } = request.context;
  if (outcome.what === 'published') {
    return { location: await publishedLink(folder, outcome.isSent) };
  }
  if (outcome.what === 'conflict') {
    const authors = await newerAuthors(folder);
    const form = <ConflictForm conflicts={outcome.conflicts} authors={authors} />;
    return answerWith(request, undefined, form, 409);
  }
  // Read again, because a merge may have brought new entries.
  const content = await readContent(folder);
  const note = <OutcomeNote outcome={outcome} content={content} />;
  return showPublishPage(request, note, STATUS[outcome.what] ?? 422);
}

/** The page about the publication that was just made: its time, its version, and whether it was sent or built here. */
async function publishedLink(folder: string, isSent: boolean): Promise<string> {
  const at = new Date().toISOString();
  const version = await publishedVersion(folder);
  return `/admin/publish?published=${at}&by=${isSent ? 'sending' : 'building'}&version=${version}`;
}

/** The version of the published content, without changes that were not chosen. */
async function publishedVersion(folder: string): Promise<string> {
  const repository = await Repository.find(folder);
  return repository ? withCommitted(repository, contentVersion) : '';
}

/** The authors of newer work on the remote. */
async function newerAuthors(folder: string): Promise<string[]> {
  const repository = await Repository.find(folder);
  const remote = repository && (await Remote.of(repository));
  return ((await remote?.newer()) ?? []).map(({ author }) => author);
}
