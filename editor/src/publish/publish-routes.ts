import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { readFolder } from '../../../content-store/src/folder.ts';
import { failureOf } from '../../../content-store/src/git/failures.ts';
import type { Side } from '../../../content-store/src/git/merge-worktree.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import { contentVersion } from '../../../content-store/src/version.ts';
import { nameOf } from '../changes/names.ts';
import { type Html, html } from '../html.ts';
import { IssueList } from '../issues/issue-list.tsx';
import { type Language, languageOf } from '../languages.ts';
import { forgetAll } from '../lists/removed.ts';
import { page } from '../pages/layout.tsx';
import { emptyTrash } from '../pictures/trash.ts';
import { type Answer, type EditorRequest, failed, type Route } from '../server/route.ts';
import { wordsIn } from '../words/words.ts';
import { changeKey, discard } from './discard.ts';
import { lookForNewerWork } from './newer-work.ts';
import { askOnline, onlineState } from './online.ts';
import {
  changesSince,
  type Outcome,
  oneAtATime,
  type PublishState,
  publish,
  stateOf,
} from './publish.ts';
import {
  conflictForm,
  discardQuestion,
  outcomeNote,
  publishedNote,
  publishPage,
  sampleNote,
  withoutHistory,
} from './publish-views.ts';

/** How long the page waits to know whether somebody else has changed the site. */
const LONGEST_LOOK_MS = 2000;

const extras = { styles: ['publish'], scripts: ['publish'] };

/** A hash of what the owner sees: what is published later has to be the same. */
const fingerprintOf = ({ head, changes }: PublishState) =>
  createHash('sha256')
    .update(JSON.stringify([head, changes]))
    .digest('hex')
    .slice(0, 16);

/** A page of this feature. */
export const publishAnswer = (
  title: string,
  body: Html,
  language: Language,
  status = 200,
): Answer => ({
  status,
  body: page(title, body, language, extras),
});

/** The page "Publish", with what has just happened. */
async function show(request: EditorRequest, note?: Html, status = 200): Promise<Answer> {
  const { folder, build, isSample } = request.context;
  const language = await request.language();
  const { title, heading } = wordsIn(language).publish;
  if (isSample) {
    return publishAnswer(title, html`<h1>${heading}</h1>${sampleNote(language)}`, language, status);
  }
  const shown = { canBuild: build !== undefined, note, language };
  const repository = await Repository.open(folder);
  if (!(repository instanceof Repository)) {
    return publishAnswer(title, withoutHistory(repository, shown), language, status);
  }
  const state = await stateOf(repository);
  const body = publishPage({ state, seen: fingerprintOf(state), ...shown });
  return publishAnswer(title, body, language, status);
}

async function showPage(request: EditorRequest): Promise<Answer> {
  await Promise.race([lookForNewerWork(request.context), setTimeout(LONGEST_LOOK_MS)]);
  const { searchParams } = request.url;
  const language = await request.language();
  const at = new Date(searchParams.get('published') ?? '');
  if (!Number.isNaN(at.getTime())) {
    const isSent = searchParams.get('by') === 'sending';
    const { siteUrl } = request.context;
    const version = searchParams.get('version') ?? '';
    const online = siteUrl && version ? await onlineState(siteUrl, version, language) : undefined;
    return show(request, publishedNote({ at, isSent, siteUrl, version, online, language }));
  }
  const { done } = wordsIn(language).publish.discard;
  const note = html`<p class="state" role="status">${done}</p>`;
  return show(request, searchParams.has('undone') ? note : undefined);
}

/** The choices of a form about conflicts. */
export const choicesOf = (posted: Iterable<readonly [string, unknown]>): Map<string, Side> =>
  new Map(
    [...posted].flatMap(([name, value]) =>
      name.startsWith('choice.') && (value === 'ours' || value === 'theirs')
        ? [[name.slice('choice.'.length), value] as const]
        : [],
    ),
  );

/** Whether what is about to be published is what the owner saw. */
async function isSeen(request: EditorRequest): Promise<boolean> {
  const seen = request.posted.get('seen');
  const repository = await Repository.open(request.context.folder);
  if (!(repository instanceof Repository) || typeof seen !== 'string' || seen === '') return true;
  return fingerprintOf(await stateOf(repository)) === seen;
}

function publishNow(request: EditorRequest): Promise<Answer> {
  return oneAtATime(async () => {
    const language = await request.language();
    if (!(await isSeen(request))) {
      const note = html`<p class="state" role="alert">${wordsIn(language).publish.changedSince}</p>`;
      return show(request, note, 409);
    }
    const choices = choicesOf(request.posted);
    const outcome = await publish(request.context, language, choices);
    // The owner was told that they can be put back until then.
    if (['published', 'kept'].includes(outcome.what)) {
      emptyTrash(request.context.folder);
      forgetAll(request.context.folder);
    }
    return afterwards(request, outcome);
  });
}

/** What is shown after a publication. */
export async function afterwards(request: EditorRequest, outcome: Outcome): Promise<Answer> {
  const language = await request.language();
  const { title, heading, conflict } = wordsIn(language).publish;
  if (outcome.what === 'published') {
    const by = outcome.isSent ? 'sending' : 'building';
    const version = contentVersion(request.context.folder);
    const at = new Date().toISOString();
    return { location: `/admin/publish?published=${at}&by=${by}&version=${version}` };
  }
  if (outcome.what === 'conflict') {
    const target = { action: '/admin/publish', back: '/admin/publish', hidden: {} };
    const form = conflictForm(outcome.conflicts, target, conflict, language);
    return publishAnswer(title, html`<h1>${heading}</h1>${form}`, language, 409);
  }
  // A merge may have brought entries that were not there when the request came.
  const note = outcomeNote(outcome, readFolder(request.context.folder), language);
  const refused = { drafts: 422, wrong: 422, wrongTogether: 422 };
  const status = { ...refused, kept: 200, failed: 502, notBuilt: 500 };
  return show(request, note, status[outcome.what]);
}

/** The number of changes, for the navigation. Every page asks for it, so no picture is opened. */
async function count({ context: { folder, isSample } }: EditorRequest): Promise<Answer> {
  const repository = await Repository.open(folder);
  const canPublish = repository instanceof Repository && !isSample;
  const changes = canPublish ? (await changesSince(repository)).changes.length : 0;
  const words = wordsIn(languageOf(readFolder(folder))).publish.changeCount({
    count: changes,
  });
  return { type: 'application/json', body: JSON.stringify({ count: changes, words }) };
}

/** Asks before a change is undone, and undoes it. */
async function undo(request: EditorRequest, key: unknown, isAsked: boolean): Promise<Answer> {
  const language = await request.language();
  const words = wordsIn(language).publish.discard;
  const repository = await Repository.open(request.context.folder);
  const state = repository instanceof Repository ? await stateOf(repository) : undefined;
  const change = state?.changes.find((each) => changeKey(each) === key);
  if (!state?.head || !change) {
    return failed(404, words.gone.title, words.gone.sentence, language);
  }
  if (!isAsked) {
    return publishAnswer(words.label, discardQuestion(change, undefined, language), language);
  }
  const issues = await discard(state.repository, state.head, change);
  if (issues.length === 0) {
    request.context.report(`undone: ${nameOf(change, language)}`);
    return { location: '/admin/publish?undone' };
  }
  const { heading, sentence } = words.refused;
  const refusal = html`<section class="state error" role="alert"><h2>${heading}</h2><p>${sentence}</p>
${IssueList({ issues, language, content: await request.content() })}</section>`;
  return publishAnswer(words.label, discardQuestion(change, refusal, language), language, 422);
}

/** Changes nothing while the content is the sample agency's, and says why. */
export const ownContentOnly =
  (answer: (request: EditorRequest) => Promise<Answer>) =>
  (request: EditorRequest): Promise<Answer> =>
    request.context.isSample ? show(request, undefined, 409) : answer(request);

/** Failures of Git as a page with a sentence. */
export const explained =
  (answer: (request: EditorRequest) => Promise<Answer>) =>
  async (request: EditorRequest): Promise<Answer> => {
    try {
      return await answer(request);
    } catch (error) {
      const { reason } = failureOf(error);
      const language = await request.language();
      const words = wordsIn(language).publish;
      return failed(500, words.title, words.failures[reason], language);
    }
  };

/** Shows what changed, publishes it, and undoes what is not published. */
export const publishRoutes: readonly Route[] = [
  { method: 'GET', path: '/publish', answer: explained(showPage) },
  { method: 'POST', path: '/publish', answer: explained(ownContentOnly(publishNow)) },
  { method: 'GET', path: '/publish/count', answer: explained(count) },
  { method: 'GET', path: '/publish/online', answer: askOnline },
  {
    method: 'GET',
    path: '/publish/discard',
    answer: explained((request) => undo(request, request.url.searchParams.get('change'), false)),
  },
  {
    method: 'POST',
    path: '/publish/discard',
    answer: explained((request) =>
      oneAtATime(() => undo(request, request.posted.get('change'), true)),
    ),
  },
];
