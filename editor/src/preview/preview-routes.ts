import { issuesOf } from '../../../content-model/src/changes.ts';
import { schemaAt, valueAt } from '../../../content-model/src/schema-traversal.ts';
import { entryFiles, openEntry } from '../entries/entries.ts';
import { pathOf } from '../form/form-values.ts';
import { failed } from '../pages/layout.tsx';
import { type Answer, type EditorRequest, json, notFound, type Route } from '../request/route.ts';
import { addressFor, placeFor } from './places.ts';

/**
 * How the page beside a form stands: a faulty one is an earlier one, because the content is wrong, and one that is
 * not current is about to follow what was saved.
 */
export type PageState = {
  isShown: boolean;
  isFaulty: boolean;
  isCurrent: boolean;
  isOutdated: boolean;
};

/** Leads to the page on which an entry is seen, for `/page?file=…`, or to the home page without one. */
async function seePage(request: EditorRequest): Promise<Answer> {
  const { site } = request.context;
  const content = await request.content();
  const file = request.url.searchParams.get('file');
  const entry = entryFiles(content).find(({ path }) => path === file);
  if (!entry && file) return notFound(request);
  if (!site || !(await site.isReady())) return failed(request, 503, request.words.preview.noPage);
  const address = entry ? addressFor(placeFor(entry, content)) : '/';
  return { location: site.address + encodeURI(address) };
}

async function pageState(request: EditorRequest): Promise<Answer> {
  const { site } = request.context;
  const page = request.url.searchParams.get('page') ?? '/';
  const canBeShown = page.startsWith('/') && (await site?.isReady());
  const state: PageState = {
    isShown: Boolean(canBeShown && (await site?.answersFor(page).catch(() => false))),
    isFaulty: issuesOf(await request.content()).length > 0,
    isCurrent: site?.isCurrent() ?? true,
    isOutdated: site?.isOutdated ?? false,
  };
  return json(state);
}

/** Says whether there is a field, for `/preview/field?file=…&input=…`: a page beside a form may name any. */
async function field(request: EditorRequest): Promise<Answer> {
  const { searchParams } = request.url;
  const path = pathOf(searchParams.get('input') ?? '');
  const entry = openEntry(await request.content(), searchParams.get('file') ?? '');
  if (!entry) return notFound(request);
  const isText = entry.collection.type === 'documents' && path.join() === 'body';
  const isField = schemaAt(entry.collection.schema, path) !== undefined;
  const elements = path.flatMap((part, at) =>
    typeof part === 'number' ? [path.slice(0, at + 1)] : [],
  );
  const hasElements = elements.every((at) => valueAt(entry.fields, at) !== undefined);
  return isText || (isField && hasElements) ? json(true) : notFound(request);
}

/** How another start knows that this editor runs, and for which content. */
async function saySession(request: EditorRequest): Promise<Answer> {
  const { session } = request.context;
  return session ? { type: 'text/plain', body: session } : notFound(request);
}

/** The development site beside the forms, and the editor for its next start. */
export const previewRoutes: readonly Route[] = [
  { method: 'GET', path: '/page', right: 'read', answer: seePage },
  { method: 'GET', path: '/preview/state', right: 'read', answer: pageState },
  { method: 'GET', path: '/preview/field', right: 'read', answer: field },
  { method: 'GET', path: '/session', right: 'read', answer: saySession },
];
