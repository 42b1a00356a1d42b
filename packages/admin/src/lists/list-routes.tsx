import { editOf, issuesOfEdit } from '../../../content-model/src/changes.ts';
import { idOf, locate } from '../../../content-model/src/check/locate.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type EntryFile, entryFiles, idsIn, ordered } from '../entries/entries.ts';
import { rowKey } from '../entries/entry-links.ts';
import { saveEdit } from '../entries/save-edit.ts';
import { IssueList } from '../issues/issue-list.tsx';
import { failed, page } from '../pages/layout.tsx';
import { type AdminRequest, type Answer, notFound, type Route } from '../request/route.ts';
import { referencesTo } from './references.ts';
import {
  forgetRemoved,
  keepRemoved,
  removal,
  removedEntries,
  restored,
  textsOfEntry,
} from './removed-entries.ts';

/** The entry of a file, if it can be removed. */
const removableEntry = (content: ContentFiles, path: unknown): EntryFile | undefined =>
  entryFiles(content).find((each) => each.path === path && each.collection.type !== 'singleton');

/** The reason why nothing was removed or restored. */
function refused(
  request: AdminRequest,
  { title, sentence }: { title: string; sentence: string },
  issues: readonly ContentIssue[],
  content: ContentFiles,
): Answer {
  const body = (
    <>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <IssueList issues={issues} content={content} />
    </>
  );
  return page(request, title, body, { status: 409 });
}

async function remove(request: AdminRequest): Promise<Answer> {
  const content = request.content;
  const entry = removableEntry(content, request.posted.get('file'));
  if (!entry) return notFound(request);
  const edit = editOf(content, removal(content, entry));
  const issues = issuesOfEdit(edit);
  if (issues.length > 0) return refused(request, request.words.list.notRemoved, issues, content);
  const { folder } = request.context;
  const removed = keepRemoved(folder, {
    title: displayName(content, entry),
    texts: textsOfEntry(content, entry),
    position: locate(entry.collection, content.files).indexOf(entry.path),
    references: referencesTo(content, entry).references,
  });
  if (!saveEdit(edit, request.context)) {
    forgetRemoved(folder, removed);
    return remove(await request.again());
  }
  return { location: '/admin/#removed' };
}

async function restore(request: AdminRequest): Promise<Answer> {
  const { context, posted } = request;
  const content = request.content;
  const words = request.words.list;
  const entry = removedEntries(context.folder).find(({ id }) => id === posted.get('id'));
  if (!entry) return failed(request, 409, words.isGone);
  const changes = restored(content, entry);
  const edit = changes && editOf(content, changes);
  const issues = edit ? issuesOfEdit(edit) : [];
  if (!edit || issues.length > 0) return refused(request, words.notBack, issues, content);
  if (!saveEdit(edit, context)) return restore(await request.again());
  forgetRemoved(context.folder, entry);
  const [path = ''] = edit.changes.keys();
  return { location: `/admin/?restored=${encodeURIComponent(path)}#${rowKey(path)}` };
}

async function move(request: AdminRequest): Promise<Answer> {
  const content = request.content;
  const entry = removableEntry(content, request.posted.get('file'));
  if (entry?.collection.type !== 'list') return notFound(request);
  const { collection, path } = entry;
  const ids = idsIn(content, collection);
  const from = ids.indexOf(idOf(path));
  const [by, position] = [request.posted.get('by'), request.posted.get('to')];
  const wanted = position === null ? from + Number(by) : Number(position);
  const to = Math.min(ids.length - 1, Math.max(0, wanted));
  const order = ids.toSpliced(from, 1).toSpliced(to, 0, idOf(path));
  const edit = editOf(content, ordered(content, collection, order));
  if (issuesOfEdit(edit).length > 0) {
    return failed(request, 409, request.words.list.notMoved);
  }
  if (!saveEdit(edit, request.context)) return move(await request.again());
  // The pressed button gets the focus again; at an end of the list, where it is disabled, the other button gets it.
  const isUp = to === ids.length - 1 || (to < from && to > 0);
  const query = new URLSearchParams({ moved: path });
  return { location: `/admin/?${query}#${isUp ? 'up' : 'down'}-${rowKey(path)}` };
}

/** The routes that move, remove and restore entries of lists. */
export const listRoutes: readonly Route[] = [
  { method: 'POST', path: '/move', right: 'edit', answer: move },
  { method: 'POST', path: '/remove', right: 'edit', answer: remove },
  { method: 'POST', path: '/restore', right: 'edit', answer: restore },
];
