import { posix } from 'node:path';
import { issuesOf } from '../../../content-model/src/changes.ts';
import { PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import { writeSnapshot } from '../../../content-store/src/git/snapshot.ts';
import { failed } from '../pages/layout.tsx';
import { pathIn } from '../pictures/picture-routes.ts';
import { FailureNote } from '../publish/notes.tsx';
import { oneAtATime } from '../publish/publish.ts';
import { explained, publishAnswer } from '../publish/publish-answer.ts';
import { type Answer, type EditorRequest, notFound, type Route } from '../request/route.ts';
import { HistoryPage } from './history-page.tsx';
import { namedCommit, type Publication, publicationOf } from './publications.ts';
import { VersionPage } from './version-page.tsx';

const PAGE_LENGTH = 20;

async function list(request: EditorRequest): Promise<Answer> {
  const words = request.words.history;
  const repository = await Repository.open(request.context.folder, request.context.person);
  if (!(repository instanceof Repository)) {
    const body = (
      <>
        <h1>{words.heading}</h1>
        <FailureNote failure={repository} heading={request.words.publish.noHistory.heading} />
      </>
    );
    return publishAnswer(request, words.title, body);
  }
  const number = Math.max(1, Math.trunc(Number(request.url.searchParams.get('page') ?? 1)) || 1);
  const commits = await repository.log((number - 1) * PAGE_LENGTH, PAGE_LENGTH + 1);
  const remote = await Remote.of(repository);
  const unsent = new Set(remote ? await remote.unpushed() : []);
  const publications: Publication[] = [];
  for (const commit of commits.slice(0, PAGE_LENGTH)) {
    publications.push(await publicationOf(repository, commit));
  }
  const body = (
    <HistoryPage
      publications={publications}
      unsent={unsent}
      number={number}
      hasOlder={commits.length > PAGE_LENGTH}
    />
  );
  return publishAnswer(request, words.title, body);
}

async function look(request: EditorRequest): Promise<Answer> {
  const found = await namedCommit(request, request.url.searchParams.get('commit'));
  if (!found) return notFound(request);
  const { repository, commit } = found;
  const snapshot = await repository.snapshotAt(commit.id);
  const hasPages = request.context.showEarlier !== undefined;
  const version = <VersionPage commit={commit} snapshot={snapshot} hasPages={hasPages} />;
  return publishAnswer(request, request.words.history.title, version);
}

/** Leads to the pages as a publication left them. */
async function pages(request: EditorRequest): Promise<Answer> {
  const found = await namedCommit(request, request.url.searchParams.get('commit'));
  const { showEarlier } = request.context;
  if (!found || !showEarlier) return notFound(request);
  const { repository, commit } = found;
  // The program has changed since: it may ask for fields that were not there.
  const isFit = issuesOf(await repository.snapshotAt(commit.id)).length === 0;
  const address =
    isFit && (await showEarlier((folder) => writeSnapshot(repository.folder, commit.id, folder)));
  return address ? { location: address } : failed(request, 409, request.words.history.noPages);
}

/** A picture of a commit: `/admin/history/picture/<commit>/team/ada.jpg`. */
async function picture(request: EditorRequest): Promise<Answer> {
  const [, id = '', address = ''] =
    /^\/history\/picture\/(\w+)\/(.+)$/.exec(request.url.pathname) ?? [];
  const repository = await Repository.find(request.context.folder);
  if (!repository || !(await repository.has(id))) return notFound(request);
  const path = pathIn(address) ?? '';
  const type = PICTURE_TYPES.get(posix.extname(path).toLowerCase());
  const { pictures } = await repository.snapshotAt(id);
  if (!type || !pictures.has(path)) return notFound(request);
  return { type, body: await repository.fileAt(id, path) };
}

/** Earlier publications: what they changed, and how it was. */
export const historyRoutes: readonly Route[] = [
  { method: 'GET', path: '/history', answer: explained(list) },
  { method: 'GET', path: '/history/at', answer: explained(look) },
  { method: 'GET', path: '/history/picture/…', answer: explained(picture) },
  {
    method: 'GET',
    path: '/history/pages',
    answer: (request) => oneAtATime(() => explained(pages)(request)),
  },
];
