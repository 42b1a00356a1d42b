import { setTimeout } from 'node:timers/promises';
import { readContent } from '../../../content-store/src/content.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import { contentVersion } from '../../../content-store/src/version.ts';
import { forgetAllRemoved } from '../lists/removed-entries.ts';
import { NoteLine } from '../pages/note.tsx';
import { type AdminRequest, type Answer, json, type Route } from '../request/route.ts';
import { backgroundOf } from './background.ts';
import { withCommitted } from './bring-online.ts';
import { choose, chosenIn, keepChoice } from './choice.ts';
import { ConflictForm, choicesOf } from './conflict-form.tsx';
import { discard } from './discard.tsx';
import { lookForNewerWork } from './newer-work.tsx';
import { OutcomeNote, PublishedNote } from './notes.tsx';
import { askOnline, onlineState } from './online.ts';
import type { Outcome } from './outcome.ts';
import { publish } from './publish.ts';
import { answerWith, explained, ownContentOnly, showPublishPage } from './publish-answers.tsx';
import { changesSince } from './publish-state.ts';
import { cancelSchedule, changedMeanwhile, scheduleAsItIs, scheduledIn } from './schedule.ts';
import { forgetTicks } from './ticks.ts';

/** The longest wait of the page for news from the remote. */
const LONGEST_LOOK_MS = 2000;

async function showPage(request: AdminRequest): Promise<Answer> {
  await Promise.race([lookForNewerWork(request.context), setTimeout(LONGEST_LOOK_MS)]);
  const { searchParams } = request.url;
  const at = new Date(searchParams.get('published') ?? '');
  if (!Number.isNaN(at.getTime())) {
    const isSent = searchParams.get('by') === 'sending';
    const { siteUrl } = request.context;
    const version = searchParams.get('version') ?? '';
    const online =
      siteUrl && version ? await onlineState(siteUrl, version, request.language) : undefined;
    const published = { at, isSent, siteUrl, version, online };
    return showPublishPage(request, <PublishedNote {...published} />);
  }
  if (!searchParams.has('undone')) return showPublishPage(request);
  const { done } = request.words.publish.discard;
  return showPublishPage(request, <NoteLine role="status">{done}</NoteLine>);
}

function publishNow(request: AdminRequest): Promise<Answer> {
  const { posted, context, language } = request;
  keepChoice(request);
  return backgroundOf(context).oneAtATime(async () => {
    const decisions = { choices: choicesOf(posted), chosen: chosenIn(posted) };
    const outcome = await publish(context, language, decisions);
    if (['published', 'committed'].includes(outcome.what)) await forgetPublished(context.folder);
    return afterwards(request, outcome);
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

/** The status of outcomes without an issue of the content. */
const STATUS: Readonly<Record<string, number>> = { committed: 200, failed: 502, notBuilt: 500 };

/** The answer for each outcome of a publication. */
async function afterwards(request: AdminRequest, outcome: Outcome): Promise<Answer> {
  if (outcome.what === 'published') {
    const by = outcome.isSent ? 'sending' : 'building';
    const version = await publishedVersion(request.context.folder);
    const at = new Date().toISOString();
    return { location: `/admin/publish?published=${at}&by=${by}&version=${version}` };
  }
  if (outcome.what === 'conflict') {
    const authors = await newerAuthors(request.context.folder);
    const form = <ConflictForm conflicts={outcome.conflicts} authors={authors} />;
    return answerWith(request, undefined, form, 409);
  }
  // A merge may have brought entries that were not there when the request came.
  const content = await readContent(request.context.folder);
  const note = <OutcomeNote outcome={outcome} content={content} />;
  return showPublishPage(request, note, STATUS[outcome.what] ?? 422);
}

/** The time that a form names: the script says it in milliseconds, else it is the server's time. */
function timeIn(posted: FormData): number {
  const at = Number(posted.get('at'));
  return at > 0 ? at : new Date(String(posted.get('later'))).getTime();
}

async function publishLater(request: AdminRequest): Promise<Answer> {
  const { posted, context } = request;
  keepChoice(request);
  const at = timeIn(posted);
  const { nothingChosen, later } = request.words.publish;
  const chosen = chosenIn(posted);
  const refusal = at > Date.now() ? chosen?.size === 0 && nothingChosen : later.past;
  if (refusal) return showPublishPage(request, <NoteLine role="alert">{refusal}</NoteLine>, 422);
  const repository = await Repository.open(context.folder);
  if (!(repository instanceof Repository)) return showPublishPage(request);
  await scheduleAsItIs(repository, { at, person: context.person, chosen: chosen && [...chosen] });
  return { location: '/admin/publish' };
}

async function cancel({ context: { folder } }: AdminRequest): Promise<Answer> {
  cancelSchedule(folder);
  return { location: '/admin/publish' };
}

/** The number of changes, for the navigation. Every page asks for it, so no picture is opened. */
async function sayCount({ context: { folder, isSample }, words }: AdminRequest): Promise<Answer> {
  const repository = isSample ? undefined : await Repository.find(folder);
  const state = repository && (await changesSince(repository));
  const count = state?.changes.length ?? 0;
  const scheduled = scheduledIn(folder);
  const isHeld =
    state &&
    scheduled &&
    (scheduled.failed || changedMeanwhile(folder, scheduled, state).length > 0);
  const held = isHeld ? words.publish.later.isHeld : undefined;
  return json({ count, words: words.publish.changeCount({ count }), held });
}

/** Shows what changed, and publishes it at once or at a time, or undoes it. */
export const publishRoutes: readonly Route[] = [
  { method: 'GET', path: '/publish', right: 'read', answer: explained(showPage) },
  {
    method: 'POST',
    path: '/publish',
    right: 'publish',
    answer: explained(ownContentOnly(publishNow)),
  },
  {
    method: 'POST',
    path: '/publish/later',
    right: 'publish',
    answer: explained(ownContentOnly(publishLater)),
  },
  { method: 'POST', path: '/publish/cancel', right: 'publish', answer: cancel },
  { method: 'POST', path: '/publish/choice', right: 'publish', answer: choose },
  { method: 'GET', path: '/publish/discard', right: 'publish', answer: explained(discard) },
  {
    method: 'POST',
    path: '/publish/discard',
    right: 'publish',
    answer: (request) =>
      backgroundOf(request.context).oneAtATime(() => explained(discard)(request)),
  },
  { method: 'GET', path: '/publish/count', right: 'read', answer: explained(sayCount) },
  { method: 'GET', path: '/publish/online', right: 'read', answer: askOnline },
];
