import { setTimeout } from 'node:timers/promises';
import { Repository } from '../../../content-store/src/git/repository.ts';
import { NoteLine } from '../pages/note.tsx';
import { type AdminRequest, type Answer, json, type Route } from '../request/route.ts';
import { backgroundOf } from './background.ts';
import { choose } from './choice.ts';
import { discard } from './discard.tsx';
import { lookForNewerWork } from './newer-work.tsx';
import { PublishedNote } from './notes.tsx';
import { askOnline, onlineState } from './online.ts';
import { explained, ownContentOnly, showPublishPage } from './publish-answers.tsx';
import { publishNow } from './publish-now.tsx';
import { changesSince } from './publish-state.ts';
import { changedMeanwhile, scheduledIn } from './schedule.ts';
import { cancelLater, publishLater } from './schedule-answers.tsx';

/** The longest time that the page waits for the remote, in milliseconds. */
const LONGEST_LOOK_MS = 2000;

async function showPage(request: AdminRequest): Promise<Answer> {
  await Promise.race([lookForNewerWork(request.context), setTimeout(LONGEST_LOOK_MS)]);
  const { searchParams } = request.url;
  const publishedAt = new Date(searchParams.get('published') ?? '');
  if (!Number.isNaN(publishedAt.getTime())) return showPublished(request, publishedAt);
  if (!searchParams.has('undone')) return showPublishPage(request);
  const { done } = request.words.publish.discard;
  return showPublishPage(request, <NoteLine role="status">{done}</NoteLine>);
}

/** Shows the page with the publication that its address names, and whether it is online. */
async function showPublished(request: AdminRequest, at: Date): Promise<Answer> {
  const { searchParams } = request.url;
  const { siteUrl } = request.context;
  const isSent = searchParams.get('by') === 'sending';
  const version = searchParams.get('version') ?? '';
  const online =
    siteUrl && version ? await onlineState(siteUrl, version, request.language) : undefined;
  const published = { at, isSent, siteUrl, version, online };
  return showPublishPage(request, <PublishedNote {...published} />);
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
  { method: 'POST', path: '/publish/cancel', right: 'publish', answer: cancelLater },
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
