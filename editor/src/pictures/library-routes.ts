import { readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { issuesAfter } from '../../../content-model/src/changes.ts';
import { PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { isObject, valueAt } from '../../../content-model/src/schema-traversal.ts';
import { inspectFolder } from '../../../content-store/src/folder.ts';
import { applyAndReport } from '../entries/apply-changes.ts';
import { openEntry, textOf } from '../entries/entries.ts';
import { postedTexts } from '../form/form-values.ts';
import { page } from '../pages/layout.tsx';
import { type Answer, type EditorRequest, notFound, type Route } from '../request/route.ts';
import { keepPicture, putPictureBack, trashedFile } from '../undo/trash.ts';
import {
  allPictures,
  descriptionInput,
  missingDescriptions,
  removedPictures,
  usesOf,
} from './library.ts';
import { type LibraryState, libraryPage } from './library-page.tsx';

async function library(request: EditorRequest, state: LibraryState): Promise<Answer> {
  const { folder } = request.context;
  const content = await inspectFolder(folder);
  const body = await libraryPage(content, folder, request.language, state);
  const status = state.issues ? 422 : 200;
  return page(request, request.words.picture.pictures, body, { status, styles: ['picture'] });
}

async function show(request: EditorRequest): Promise<Answer> {
  const words = request.words.picture;
  const { searchParams } = request.url;
  const removed = Number(searchParams.get('removed') ?? 0);
  if (removed > 0) return library(request, { done: words.isRemoved({ count: removed }) });
  if (searchParams.has('back')) return library(request, { done: words.isBack });
  return library(request, searchParams.has('saved') ? { done: words.descriptionsSaved } : {});
}

/** Removes the posted pictures, of those that nothing names. */
async function remove(request: EditorRequest): Promise<Answer> {
  const { folder, report } = request.context;
  const content = await request.content();
  const uses = usesOf(content);
  const wanted = new Set(request.posted.getAll('picture'));
  const removed = allPictures(content).filter(
    (picture) => wanted.has(picture) && !uses.has(picture),
  );
  for (const picture of removed) {
    keepPicture(folder, picture);
    rmSync(join(folder, picture));
  }
  if (removed.length > 0) report(`removed content/${removed.join(', content/')}.`);
  return { location: `/admin/pictures?removed=${removed.length}` };
}

async function restore(request: EditorRequest): Promise<Answer> {
  const { folder, report } = request.context;
  const found = removedPictures(folder).find(({ id }) => id === request.posted.get('id'));
  if (!found) return notFound(request);
  putPictureBack(folder, found);
  report(`put content/${found.title} back.`);
  return { location: '/admin/pictures?back' };
}

/** Saves every description that was typed, or none if one is wrong. */
async function describe(request: EditorRequest): Promise<Answer> {
  const content = await request.content();
  const typed = postedTexts(request.posted);
  const changed = new Map<string, object>();
  for (const missing of missingDescriptions(content)) {
    const { entry, field } = missing;
    const text = typed.get(descriptionInput(missing))?.trim() ?? '';
    const fields = changed.get(entry.path) ?? structuredClone(entry.fields as object);
    const group = valueAt(fields, field.slice(0, -1));
    if (text === '' || text === valueAt(entry.fields, field) || !isObject(group)) continue;
    group[String(field.at(-1))] = text;
    changed.set(entry.path, fields);
  }
  const changes = new Map(
    [...changed].flatMap(([path, fields]) => {
      const entry = openEntry(content, path);
      return entry ? [[path, textOf(entry, fields, entry.body)] as const] : [];
    }),
  );
  const issues = issuesAfter(content, changes);
  if (issues.length > 0) return library(request, { issues, typed });
  await applyAndReport(changes, request.context);
  return { location: '/admin/pictures?saved' };
}

/** A removed picture. */
function removedPicture(request: EditorRequest): Answer | Promise<Answer> {
  const { folder } = request.context;
  const address = request.url.pathname.slice('/removed-picture/'.length);
  const found = removedPictures(folder).find(({ id }) => id === address);
  const [path = ''] = found?.paths ?? [];
  const type = PICTURE_TYPES.get(posix.extname(path).toLowerCase());
  if (!found || !type) return notFound(request);
  return { type, body: readFileSync(trashedFile(folder, found, path)) };
}

/** The page about all pictures, and what can be done there. */
export const libraryRoutes: readonly Route[] = [
  { method: 'GET', path: '/pictures', answer: show },
  { method: 'POST', path: '/pictures/remove', answer: remove },
  { method: 'POST', path: '/pictures/put-back', answer: restore },
  { method: 'POST', path: '/pictures/describe', answer: describe },
  { method: 'GET', path: '/removed-picture/…', answer: removedPicture },
];
