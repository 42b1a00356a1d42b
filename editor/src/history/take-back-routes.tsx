import { failureOf } from '../../../content-store/src/git/failures.ts';
import type { Commit, Repository } from '../../../content-store/src/git/repository.ts';
import { choicesOf } from '../publish/conflict-form.tsx';
import { oneAtATime, sendOn } from '../publish/publish.ts';
import { explained, publishAnswer } from '../publish/publish-answer.ts';
import { afterwards, ownContentOnly } from '../publish/publish-routes.tsx';
import { type Answer, type EditorRequest, notFound, type Route } from '../server/route.ts';
import { wordsIn } from '../words/words.ts';
import { namedCommit, publicationOf } from './publications.ts';
import { canTakeBack, prepareTakeBack, type TakeBack } from './take-back.ts';
import { TakeBackPage } from './take-back-page.tsx';

/** What taking a publication back means for the branch as it is now. */
type Plan = {
  repository: Repository;
  commit: Commit;
  result: TakeBack;
  /** The last commit that it was worked out for. */
  head: string;
  /** Asks for the same again, as the fields of a form. */
  fields: Readonly<Record<string, string>>;
};

/** Works out what a request asks for; undefined if it names nothing that can be taken back. */
async function planOf(
  request: EditorRequest,
  asked: FormData | URLSearchParams,
): Promise<Plan | undefined> {
  const found = await namedCommit(request, asked.get('commit'));
  if (!found) return undefined;
  const { repository, commit } = found;
  const { hasBefore } = await publicationOf(repository, commit);
  if (!canTakeBack(commit, hasBefore)) return undefined;
  const choices = choicesOf(asked);
  const head = (await repository.head()) ?? '';
  const result = await prepareTakeBack(repository, commit, choices, await request.language());
  const chosen = [...choices].map(([key, side]) => [`choice.${key}`, side]);
  const fields = { commit: commit.id, head, ...Object.fromEntries(chosen) };
  return { repository, commit, result, head, fields };
}

/** Shows what taking a publication back would change, or why it cannot be. */
async function ask(request: EditorRequest): Promise<Answer> {
  const plan = await planOf(request, request.url.searchParams);
  return plan ? question(request, plan) : notFound(request);
}

async function question(
  request: EditorRequest,
  { commit, result, fields }: Plan,
  isStale = false,
): Promise<Answer> {
  const language = await request.language();
  const body = (
    <TakeBackPage
      commit={commit}
      result={result}
      fields={fields}
      isStale={isStale}
      content={request.files()}
      language={language}
    />
  );
  const status = result.what === 'ready' && !isStale ? 200 : 409;
  return publishAnswer(wordsIn(language).history.title, body, language, status);
}

/** Takes a publication back as the owner was shown it, and publishes that. */
async function takeBack(request: EditorRequest): Promise<Answer> {
  const plan = await planOf(request, request.posted);
  if (!plan) return notFound(request);
  const { repository, commit, result, head } = plan;
  const language = await request.language();
  const blocker = await repository.blocker();
  if (blocker) return afterwards(request, { what: 'failed', failure: blocker, isKept: false });
  const isStale = request.posted.get('head') !== head;
  if (result.what !== 'ready' || isStale) return question(request, plan, isStale);
  const failure = await repository.fastForward(result.commit).then(() => undefined, failureOf);
  if (failure) return afterwards(request, { what: 'failed', failure, isKept: false });
  request.context.report(`taken back: ${commit.subject}`);
  return afterwards(request, await sendOn(repository, request.context, language));
}

/** Takes earlier publications back. */
export const takeBackRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/history/take-back',
    answer: (request) => oneAtATime(() => explained(ask)(request)),
  },
  {
    method: 'POST',
    path: '/history/take-back',
    answer: (request) => oneAtATime(() => explained(ownContentOnly(takeBack))(request)),
  },
];
