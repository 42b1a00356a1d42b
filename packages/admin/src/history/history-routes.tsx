import { posix } from 'node:path';
import { PICTURE_TYPES, storedPicture } from '../../../content-model/src/check/pictures.ts';
import { type Commit, Repository } from '../../../content-store/src/git/repository.ts';
import { type Change, changesBetween } from '../changes/changes.ts';
import { nameOf } from '../changes/names.ts';
import { IssuesNote } from '../issues/issue-list.tsx';
import { Note, NoteLine } from '../pages/note.tsx';
import { pathIn } from '../pictures/picture-routes.ts';
import { backgroundOf } from '../publish/background.ts';
import { WithoutHistory } from '../publish/notes.tsx';
import {
  explained,
  ownContentOnly,
  publishAnswer,
  showPublishPage,
} from '../publish/publish-answers.tsx';
import { changesSince } from '../publish/publish-state.ts';
import { keepTicks } from '../publish/ticks.ts';
import { type AdminRequest, type Answer, notFound, type Route } from '../request/route.ts';
import { undoChanges } from '../undo/undo-changes.ts';
import { HistoryPage, type Publication, PublicationPage } from './history-page.tsx';

/** The number of publications in the list. */
const LATEST = 50;

/** The changes of a commit. */
const changesOf = async (repository: Repository, { id, parents }: Commit) =>
  changesBetween(await repository.snapshotAt(parents[0]), await repository.snapshotAt(id));

/** Whether a commit can be undone: not the first one, and no merge. */
const canTakeBack = async (repository: Repository, { parents: [parent, ...others] }: Commit) =>
  others.length === 0 && (await repository.snapshotAt(parent)).files.size > 0;

/** The commit that a request names. */
async function namedCommit({ context }: AdminRequest, id: unknown) {
  const repository = await Repository.find(context.folder, context.person);
  const commit = typeof id === 'string' && (await repository?.commit(id));
  return repository && commit ? { repository, commit } : undefined;
}

async function list(request: AdminRequest): Promise<Answer> {
  const words = request.words.history;
  const repository = await Repository.open(request.context.folder, request.context.person);
  if (!(repository instanceof Repository)) {
    const body = (
      <>
        <h1>{words.heading}</h1>
        <WithoutHistory failure={repository} />
      </>
    );
    return publishAnswer(request, words.title, body);
  }
  const publications: Publication[] = [];
  for (const commit of await repository.log(LATEST)) {
    const mayTakeBack = request.mayPublish && (await canTakeBack(repository, commit));
    publications.push({ commit, canTakeBack: mayTakeBack });
  }
  const body = <HistoryPage publications={publications} mayTakeBack={request.mayPublish} />;
  return publishAnswer(request, words.title, body);
}

async function look(request: AdminRequest): Promise<Answer> {
  const found = await namedCommit(request, request.url.searchParams.get('commit'));
  if (!found) return notFound(request);
  const changes = await changesOf(found.repository, found.commit);
  const body = <PublicationPage commit={found.commit} changes={changes} />;
  return publishAnswer(request, request.words.history.title, body);
}

/** A picture of a commit: `/admin/history/picture/<commit>/team/ada.jpg`. */
async function picture(request: AdminRequest): Promise<Answer> {
  const [, id = '', address = ''] =
    /^\/history\/picture\/(\w+)\/(.+)$/.exec(request.url.pathname) ?? [];
  const repository = await Repository.find(request.context.folder);
  if (!repository || !(await repository.has(id))) return notFound(request);
  const path = pathIn(address) ?? '';
  const type = PICTURE_TYPES.get(posix.extname(path).toLowerCase());
  const { pictures } = await repository.snapshotAt(id);
  const stored = storedPicture(pictures, path);
  if (!type || stored === undefined) return notFound(request);
  return { type, body: await repository.fileAt(id, stored) };
}

/** Restores the entries that a publication changed. The result is an unpublished change like any other. */
async function takeBack(request: AdminRequest): Promise<Answer> {
  const found = await namedCommit(request, request.posted.get('commit'));
  if (!found || !(await canTakeBack(found.repository, found.commit))) return notFound(request);
  const { repository, commit } = found;
  const words = request.words.history;
  const [parent] = commit.parents;
  const after = await repository.snapshotAt(commit.id);
  const changes = await changesOf(repository, commit);
  const undone = await undoChanges(repository, parent, changes, after);
  if (undone.issues.length > 0) {
    const { issues } = undone;
    const note = <IssuesNote {...words.breaks} issues={issues} content={request.content} />;
    return showPublishPage(request, note, 409);
  }
  if (undone.isNothing) {
    return showPublishPage(request, <NoteLine role="status">{words.nothingLeft}</NoteLine>);
  }
  await tickOnly(changes, repository, request);
  request.context.report(`taken back: ${commit.subject}`);
  const later = undone.later.map((change) => nameOf(change, request.language)).join(', ');
  const note = (
    <Note role="status" {...words.takenBack}>
      {later !== '' && <p>{words.laterStays({ entries: later })}</p>}
    </Note>
  );
  return showPublishPage(request, note);
}

/** Ticks only these changes for the person who asked; the others stay unticked. */
async function tickOnly(
  own: readonly Change[],
  repository: Repository,
  { context }: AdminRequest,
): Promise<void> {
  const keys = new Set(own.map(({ path }) => path));
  const { changes } = await changesSince(repository);
  keepTicks(context, Object.fromEntries(changes.map(({ path }) => [path, keys.has(path)])));
}

/** Earlier publications: what they changed, and the way back. */
export const historyRoutes: readonly Route[] = [
  { method: 'GET', path: '/history', right: 'read', answer: explained(list) },
  { method: 'GET', path: '/history/at', right: 'read', answer: explained(look) },
  { method: 'GET', path: '/history/picture/…', right: 'read', answer: explained(picture) },
  {
    method: 'POST',
    path: '/history/take-back',
    right: 'publish',
    answer: (request) =>
      backgroundOf(request.context).oneAtATime(() => explained(ownContentOnly(takeBack))(request)),
  },
];
