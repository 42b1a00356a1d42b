import type { ReactNode } from 'react';
import { countOf, unfinishedPages } from '../../../content-model/src/unfinished.ts';
import { failureOf } from '../../../content-store/src/git/failures.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import { failed, page } from '../pages/layout.tsx';
import type { AdminRequest, Answer } from '../request/route.ts';
import { SampleNote, UnfinishedNote, UnwrittenNote, WithoutHistory } from './notes.tsx';
import { PublishPage } from './publish-page.tsx';
import { stateOf } from './publish-state.ts';
import { refusedTexts } from './refused-texts.ts';
import { changedMeanwhile, scheduledIn } from './schedule.ts';
import { draftLink } from './share-draft.tsx';
import { ticksOf } from './ticks.ts';

/** A page about publications. */
export const publishAnswer = (
  request: AdminRequest,
  title: string,
  body: ReactNode,
  status = 200,
): Answer => page(request, title, body, { status, styles: ['publish'], scripts: ['publish'] });

/** Answers a failure of Git with a page that has a sentence about it. */
export const explained =
  (answer: (request: AdminRequest) => Promise<Answer>) =>
  async (request: AdminRequest): Promise<Answer> => {
    try {
      return await answer(request);
    } catch (error) {
      const { reason, message } = failureOf(error);
      const { title, failures } = request.words.publish;
      const sentence = failures[reason] + (reason === 'unknown' ? ` ${message}` : '');
      return failed(request, 500, { title, sentence });
    }
  };

/** The page "Publish". @param note the outcome of the last action; @param shown the changes, or a form instead of them */
export function answerWith(
  request: AdminRequest,
  note: ReactNode,
  shown: ReactNode,
  status: number,
) {
  const { title, heading } = request.words.publish;
  const whole = (
    <>
      <h1>{heading}</h1>
      {note}
      {shown}
    </>
  );
  return publishAnswer(request, title, whole, status);
}

/** The page "Publish" with the current changes. @param note the outcome of the last action */
export async function showPublishPage(
  request: AdminRequest,
  note?: ReactNode,
  status = 200,
): Promise<Answer> {
  const { folder, build, isServedHere = false, isSample, sample } = request.context;
  if (isSample) return answerWith(request, undefined, <SampleNote />, status);
  const content = request.content;
  const pages = unfinishedPages(content, sample);
  // Said before the owner tries to publish: the build refuses such content.
  const isRefused = refusedTexts(content, request.context).length > 0;
  const unfinished = isRefused ? (
    <UnfinishedNote pages={pages} content={content} />
  ) : (
    pages.length > 0 && <UnwrittenNote count={countOf(pages)} />
  );
  const answer = (shown: ReactNode) => answerWith(request, note ?? unfinished, shown, status);
  const repository = await Repository.open(folder);
  if (!(repository instanceof Repository)) {
    return answer(<WithoutHistory failure={repository} />);
  }
  const state = await stateOf(repository);
  const canBuild = build !== undefined;
  const { mayPublish } = request;
  const scheduled = scheduledIn(folder);
  const changed = scheduled ? changedMeanwhile(folder, scheduled, state) : [];
  const waiting = scheduled && { ...scheduled, changed };
  const ticks = ticksOf(request.context);
  const draft = draftLink(request.context);
  // Begins the build of the draft, before somebody follows the link.
  if (draft) void request.context.site?.isReady();
  const typefaces = request.context.typefaces?.(folder);
  const here = { canBuild, isServedHere, mayPublish, content, draft, typefaces };
  const shown = { ...here, state, ticks, scheduled: waiting };
  return answer(<PublishPage {...shown} />);
}

/** Answers only where the content is the agency's own; for the sample agency's, says why nothing is published. */
export const ownContentOnly =
  (answer: (request: AdminRequest) => Promise<Answer>) =>
  (request: AdminRequest): Promise<Answer> =>
    request.context.isSample ? showPublishPage(request, undefined, 409) : answer(request);
