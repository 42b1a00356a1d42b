import { locate } from '../../../content-model/src/check/locate.ts';
import type { List } from '../../../content-model/src/collections.ts';
import { type Changes, issuesAfter } from '../../../content-model/src/folder.ts';
import { applyAndReport } from '../entries/apply-changes.ts';
import { type EntryFile, entryFiles, reordered, studyOf } from '../entries/entries.ts';
import { page } from '../pages/layout.ts';
import { type Answer, type EditorRequest, failed, notFound, type Route } from '../server/route.ts';
import { removal } from './removal.ts';
import { listWords } from './words.ts';

type ListEntry = EntryFile & { collection: List };

/** The entry of a list that a file name stands for. */
async function listEntry(request: EditorRequest, path: unknown): Promise<ListEntry | undefined> {
  const entry = entryFiles(await request.content()).find((each) => each.path === path);
  return entry?.collection.type === 'list' ? (entry as ListEntry) : undefined;
}

async function ask(request: EditorRequest): Promise<Answer> {
  const entry = await listEntry(request, request.url.searchParams.get('file'));
  if (!entry) return notFound(request);
  const [content, language] = [await request.content(), await request.language()];
  const { remove } = listWords[language];
  return { body: page(remove, removal(content, entry, [], language), language) };
}

async function remove(request: EditorRequest): Promise<Answer> {
  const entry = await listEntry(request, request.posted.get('file'));
  if (!entry) return notFound(request);
  const [content, language] = [await request.content(), await request.language()];
  const { collection, path } = entry;
  const others = locate(collection, content.files.keys()).filter((each) => each !== path);
  const changes: Changes = collection.numbered
    ? reordered(content, collection, others)
    : new Map(
        [path, studyOf(path)]
          .filter((each) => content.files.has(each))
          .map((each) => [each, undefined]),
      );
  const issues = issuesAfter(content, changes);
  if (issues.length > 0) {
    const body = removal(content, entry, issues, language);
    return { status: 422, body: page(listWords[language].remove, body, language) };
  }
  await applyAndReport(changes, request.context);
  return { location: '/' };
}

async function move(request: EditorRequest): Promise<Answer> {
  const entry = await listEntry(request, request.posted.get('file'));
  if (!entry) return notFound(request);
  const content = await request.content();
  const { collection, path } = entry;
  const order = locate(collection, content.files.keys());
  const from = order.indexOf(path);
  const by = Number(request.posted.get('by'));
  const to = Math.min(order.length - 1, Math.max(0, from + by));
  const changes = reordered(content, collection, order.toSpliced(from, 1).toSpliced(to, 0, path));
  if (issuesAfter(content, changes).length > 0) {
    const language = await request.language();
    const { title, sentence } = listWords[language].notMoved;
    return failed(409, title, sentence, language);
  }
  await applyAndReport(changes, request.context);
  return { location: '/' };
}

/** Moves and removes entries of lists. */
export const listRoutes: readonly Route[] = [
  { method: 'POST', path: '/move', answer: move },
  { method: 'GET', path: '/remove', answer: ask },
  { method: 'POST', path: '/remove', answer: remove },
];
