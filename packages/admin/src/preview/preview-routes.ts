import { issuesOf } from '../../../content-model/src/changes.ts';
import { schemaAt, valueAt } from '../../../content-model/src/schema-traversal.ts';
import { entryFiles, openEntry } from '../entries/entries.ts';
import { pathOf } from '../form/form-values.ts';
import { failed } from '../pages/layout.tsx';
import { type AdminRequest, type Answer, json, notFound, type Route } from '../request/route.ts';
import { addressFor, placeFor } from './places.ts';

/**
 * The state of the page beside a form. A faulty page is an earlier one, because the content has issues; a page that is
 * not current is being built again.
 */
export type PageState = {
  isShown: boolean;
  isFaulty: boolean;
  isCurrent: boolean;
  isOutdated: boolean;
};

/** Redirects to the page that shows an entry, for `/page?file=…`; without a file, to the home page. */
async function seePage(request: AdminRequest): Promise<Answer> {
  const { site } = request.context;
  const content = request.content;
  const file = request.url.searchParams.get('file');
  const entry = entryFiles(content).find(({ path }) => path === file);
  if (!entry && file) return notFound(request);
  if (!site || !(await site.isReady())) return failed(request, 503, request.words.preview.noPage);
  const address = entry ? addressFor(placeFor(entry, content)) : '/';
  return { location: site.address + encodeURI(address) };
}

async function pageState(request: AdminRequest): Promise<Answer> {
  const { site } = request.context;
  const page = request.url.searchParams.get('page') ?? '/';
  const canBeShown = page.startsWith('/') && (await site?.isReady());
  const state: PageState = {
    isShown: Boolean(canBeShown && (await site?.answersFor(page).catch(() => false))),
    isFaulty: issuesOf(request.content).length > 0,
    isCurrent: site?.isCurrent() ?? true,
    isOutdated: site?.isOutdated ?? false,
  };
  return json(state);
}

/** Answers whether a field exists, for `/preview/field?file=…&input=…`; a script in the shown page may invent names. */
async function field(request: AdminRequest): Promise<Answer> {
  const { searchParams } = request.url;
  const path = pathOf(searchParams.get('input') ?? '');
  const entry = openEntry(request.content, searchParams.get('file') ?? '');
  if (!entry) return notFound(request);
  const isText = entry.collection.type === 'documents' && path.join() === 'body';
  const isField = schemaAt(entry.collection.schema, path) !== undefined;
  const elements = path.flatMap((part, at) =>
    typeof part === 'number' ? [path.slice(0, at + 1)] : [],
  );
  const hasElements = elements.every((at) => valueAt(entry.fields, at) !== undefined);
  return isText || (isField && hasElements) ? json(true) : notFound(request);
}

/** Tells a second start of the command that this admin runs, and for which content. */
async function saySession(request: AdminRequest): Promise<Answer> {
  const { session } = request.context;
  return session ? { type: 'text/plain', body: session } : notFound(request);
}

/** The routes of the page beside the forms, and of a second start of the admin. */
export const previewRoutes: readonly Route[] = [
  { method: 'GET', path: '/page', right: 'read', answer: seePage },
  { method: 'GET', path: '/preview/state', right: 'read', answer: pageState },
  { method: 'GET', path: '/preview/field', right: 'read', answer: field },
  { method: 'GET', path: '/session', right: 'read', answer: saySession },
];
