import { nameOf } from '../changes/names.ts';
import { IssuesNote } from '../issues/issue-list.tsx';
import { Note, NoteLine } from '../pages/note.tsx';
import { oneAtATime } from '../publish/publish.ts';
import { explained } from '../publish/publish-answer.ts';
import { ownContentOnly, showPublishPage } from '../publish/publish-routes.tsx';
import { type Answer, type EditorRequest, notFound, type Route } from '../request/route.ts';
import { undoChanges } from '../undo/undo-changes.ts';
import { canTakeBack, namedCommit, publicationOf } from './publications.ts';

/** Makes the entries of a publication as they were before it: a change like any other, which waits to be published. */
async function takeBack(request: EditorRequest): Promise<Answer> {
  const found = await namedCommit(request, request.posted.get('commit'));
  const publication = found && (await publicationOf(found.repository, found.commit));
  if (!publication || !canTakeBack(publication)) return notFound(request);
  const { repository, commit } = found;
  const words = request.words.history;
  const [parent] = commit.parents;
  const after = await repository.snapshotAt(commit.id);
  const undone = await undoChanges(repository, parent, publication.changes, after);
  if (undone.issues.length > 0) {
    const { issues } = undone;
    const note = <IssuesNote {...words.breaks} issues={issues} content={request.files()} />;
    return showPublishPage(request, note, 409);
  }
  if (undone.isNothing) {
    return showPublishPage(request, <NoteLine role="status">{words.nothingLeft}</NoteLine>);
  }
  request.context.report(`taken back: ${commit.subject}`);
  const later = undone.later.map((change) => nameOf(change, request.language)).join(', ');
  const note = (
    <Note role="status" {...words.takenBack}>
      {later !== '' && <p>{words.laterStays({ entries: later })}</p>}
    </Note>
  );
  return showPublishPage(request, note);
}

/** Takes earlier publications back. */
export const takeBackRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/history/take-back',
    answer: (request) => oneAtATime(() => explained(ownContentOnly(takeBack))(request)),
  },
];
