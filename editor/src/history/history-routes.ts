import { posix } from 'node:path';
import { issuesOf } from '../../../content-model/src/changes.ts';
import { PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { failureOf } from '../../../content-store/src/git/failures.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import { type Commit, Repository } from '../../../content-store/src/git/repository.ts';
import { writeSnapshot } from '../../../content-store/src/git/snapshot.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { changesBetween } from '../changes/changes.ts';
import { openEntry } from '../entries/entries.ts';
import { type Html, html } from '../html.ts';
import { IssueList } from '../issues/issue-list.tsx';

import { ConflictForm, choicesOf } from '../publish/conflict-form.tsx';
import { FailureNote } from '../publish/notes.tsx';
import { oneAtATime, sendOn } from '../publish/publish.ts';
import { explained, publishAnswer } from '../publish/publish-answer.ts';
import { afterwards, ownContentOnly } from '../publish/publish-routes.tsx';

import { type Answer, type EditorRequest, failed, notFound, type Route } from '../server/route.ts';
import { wordsIn } from '../words/words.ts';
import {
  entryVersionPage,
  historyPage,
  type Publication,
  takeBackForm,
  takeBackHead,
  versionPage,
} from './history-views.ts';
import { canTakeBack, prepareTakeBack, type TakeBack } from './take-back.ts';

const PAGE_LENGTH = 20;

/** What is known of commits by their ids: it never changes. */
const known = new Map<string, Omit<Publication, 'isUnpushed'>>();

async function publicationOf(repository: Repository, commit: Commit) {
  const found = known.get(commit.id);
  if (found) return found;
  const before = await repository.snapshotAt(commit.parents[0]);
  const changes = changesBetween(before, await repository.snapshotAt(commit.id));
  const publication = { commit, changes, hasBefore: before.files.size > 0 };
  known.set(commit.id, publication);
  return publication;
}

async function list(request: EditorRequest): Promise<Answer> {
  const language = await request.language();
  const words = wordsIn(language).history;
  const repository = await Repository.open(request.context.folder, request.context.person);
  if (!(repository instanceof Repository)) {
    const note = FailureNote({ failure: repository, heading: words.noHistory, language });
    return publishAnswer(words.title, html`<h1>${words.heading}</h1>${note}`, language);
  }
  const number = Math.max(1, Math.trunc(Number(request.url.searchParams.get('page') ?? 1)) || 1);
  const commits = await repository.log((number - 1) * PAGE_LENGTH, PAGE_LENGTH + 1);
  const remote = await Remote.of(repository);
  const unpushed = new Set(remote ? await remote.unpushed() : []);
  const publications: Publication[] = [];
  for (const commit of commits.slice(0, PAGE_LENGTH)) {
    const publication = await publicationOf(repository, commit);
    publications.push({ ...publication, isUnpushed: unpushed.has(commit.id) });
  }
  const hasOlder = commits.length > PAGE_LENGTH;
  const body = historyPage(publications, { number, hasOlder }, language);
  return publishAnswer(words.title, body, language);
}

/** The publication that a request names. */
async function named(
  request: EditorRequest,
  id: unknown,
): Promise<{ repository: Repository; commit: Commit } | undefined> {
  const repository = await Repository.open(request.context.folder, request.context.person);
  if (!(repository instanceof Repository) || typeof id !== 'string') return undefined;
  const commit = await repository.commit(id);
  return commit && { repository, commit };
}

async function look(request: EditorRequest): Promise<Answer> {
  const { searchParams } = request.url;
  const found = await named(request, searchParams.get('commit'));
  if (!found) return notFound(request);
  const language = await request.language();
  const { title } = wordsIn(language).history;
  const snapshot = await found.repository.snapshotAt(found.commit.id);
  const file = searchParams.get('file');
  if (file === null) {
    const hasPages = request.context.showEarlier !== undefined;
    const body = versionPage(found.commit, snapshot, hasPages, language);
    return publishAnswer(title, body, language);
  }
  const entry = snapshot.files.has(file) ? openEntry(snapshot, file) : undefined;
  if (!entry) return notFound(request);
  return publishAnswer(title, entryVersionPage(found.commit, snapshot, entry, language), language);
}

/** Leads to the pages as a publication left them. */
async function pages(request: EditorRequest): Promise<Answer> {
  const found = await named(request, request.url.searchParams.get('commit'));
  const { showEarlier } = request.context;
  if (!found || !showEarlier) return notFound(request);
  const { repository, commit } = found;
  const language = await request.language();
  const { title, sentence } = wordsIn(language).history.noPages;
  // The program has changed since: it may ask for fields that were not there.
  const isFit = issuesOf(await repository.snapshotAt(commit.id)).length === 0;
  const address =
    isFit && (await showEarlier((folder) => writeSnapshot(repository.folder, commit.id, folder)));
  return address ? { location: address } : failed(409, title, sentence, language);
}

/** A picture of a commit: `/admin/history/picture/<commit>/team/ada.jpg`. */
async function picture(request: EditorRequest): Promise<Answer> {
  const [, id = '', address = ''] =
    /^\/history\/picture\/(\w+)\/(.+)$/.exec(request.url.pathname) ?? [];
  const repository = await Repository.open(request.context.folder, request.context.person);
  if (!(repository instanceof Repository) || !(await repository.has(id))) return notFound(request);
  let path = '';
  try {
    path = decodeURIComponent(address);
  } catch {
    return notFound(request);
  }
  const type = PICTURE_TYPES.get(posix.extname(path).toLowerCase());
  const { pictures } = await repository.snapshotAt(id);
  if (!type || !pictures.has(path)) return notFound(request);
  return { type, body: await repository.fileAt(id, path) };
}

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
  const found = await named(request, asked.get('commit'));
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
  const words = wordsIn(language).history;
  const head = takeBackHead(commit, language);
  const refusal = (body: Html) =>
    publishAnswer(
      words.title,
      html`${head}${body}
<p><a href="/admin/history">${words.backToHistory}</a></p>`,
      language,
      409,
    );
  switch (result.what) {
    case 'ready': {
      const note = isStale && html`<p class="state" role="alert">${words.changedSince}</p>`;
      const body = html`${head}${note}${takeBackForm(result, fields, language)}`;
      return publishAnswer(words.title, body, language, isStale ? 409 : 200);
    }
    case 'conflict': {
      const target = {
        action: '/admin/history/take-back',
        method: 'get' as const,
        back: '/admin/history',
        hidden: fields,
      };
      const form = ConflictForm({
        conflicts: result.conflicts,
        captions: words.conflict,
        language,
        ...target,
      });
      return publishAnswer(words.title, html`${head}${form}`, language, 409);
    }
    case 'unpublished':
      return refusal(html`<section class="state error" role="alert"><h2>${words.unpublished.heading}</h2>
<p>${words.unpublished.sentence}</p></section>${ChangeList({ changes: result.changes, language })}
<p><a href="/admin/publish">${wordsIn(language).publish.title}</a></p>`);
    case 'drafts': {
      const { heading, sentence } = words.drafts;
      return refusal(html`<section class="state error" role="alert"><h2>${heading}</h2>
<p>${sentence({ count: result.count })}</p></section>`);
    }
    case 'wrong': {
      const content = await request.content();
      return refusal(html`<section class="state error" role="alert"><h2>${words.breaks.heading}</h2>
<p>${words.breaks.sentence}</p>${IssueList({ issues: result.issues, language, content })}</section>`);
    }
    default:
      return refusal(html`<p class="state" role="status">${words.nothingLeft}</p>`);
  }
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

/** Earlier publications: what they changed, how it was, and taking them back. */
export const historyRoutes: readonly Route[] = [
  { method: 'GET', path: '/history', answer: explained(list) },
  { method: 'GET', path: '/history/at', answer: explained(look) },
  { method: 'GET', path: '/history/picture/…', answer: explained(picture) },
  {
    method: 'GET',
    path: '/history/pages',
    answer: (request) => oneAtATime(() => explained(pages)(request)),
  },
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
