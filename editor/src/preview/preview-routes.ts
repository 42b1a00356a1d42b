import { issuesOf } from '../../../content-model/src/changes.ts';
import type { Pick } from '../../../content-model/src/preview.ts';
import { displayName, entryFiles } from '../entries/entries.ts';
import { labelAt } from '../labels/labels.ts';
import {
  type Answer,
  type EditorContext,
  type EditorRequest,
  failed,
  notFound,
  type Route,
} from '../server/route.ts';
import { wordsIn } from '../words/words.ts';
import { findFields } from './find-fields.ts';
import { addressFor, placeFor } from './places.ts';

/** How the page beside a form stands: `faulty` is an earlier one, because the content is wrong. */
export type PageState = { isShown: boolean; isFaulty: boolean };

/** A field that a click leads to. */
export type PickedField = { href: string; label: string };

const json = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Leads to the page on which an entry is seen, for `/page?file=…`. */
async function seePage(request: EditorRequest): Promise<Answer> {
  const { site } = request.context;
  const content = await request.content();
  const file = request.url.searchParams.get('file');
  const entry = entryFiles(content).find(({ path }) => path === file);
  if (!entry) return notFound(request);
  const language = await request.language();
  const { title, sentence } = wordsIn(language).preview.noPage;
  if (!site || !(await site.isReady())) return failed(503, title, sentence, language);
  return { location: new URL(addressFor(placeFor(entry, content)), site.origin).href };
}

/** Whether the site answers for a page; one that visitors do not find is a page as well. */
async function answersFor(page: string, { site }: EditorContext): Promise<boolean> {
  if (!site || !page.startsWith('/') || !(await site.isReady())) return false;
  const answer = await fetch(site.origin + page, { headers: { accept: 'text/html' } });
  await answer.body?.cancel();
  return answer.status < 500;
}

async function pageState(request: EditorRequest): Promise<Answer> {
  const page = request.url.searchParams.get('page') ?? '/';
  const isShown = await answersFor(page, request.context).catch(() => false);
  const state: PageState = { isShown, isFaulty: issuesOf(await request.content()).length > 0 };
  return json(state);
}

/** The fields in which something that was clicked in a page is written. */
async function find(request: EditorRequest): Promise<Answer> {
  const content = await request.content();
  const language = await request.language();
  const { posted } = request;
  const picture = posted.get('picture');
  const pick: Pick = {
    texts: posted.getAll('text').map(String),
    sections: posted.getAll('section').map(String),
    ...(picture && { picture: String(picture) }),
  };
  const fields = findFields(content, String(posted.get('page')), pick);
  return json(
    fields.map(({ entry, path, input }): PickedField => {
      const field = path
        ? labelAt(entry.collection, path, language).label
        : wordsIn(language).entry.body;
      return {
        href: `/admin/edit?file=${encodeURIComponent(entry.path)}#${input}`,
        label: `${displayName(content, entry)}: ${field}`,
      };
    }),
  );
}

/** The development site beside the forms. */
export const previewRoutes: readonly Route[] = [
  { method: 'GET', path: '/page', answer: seePage },
  { method: 'GET', path: '/preview/state', answer: pageState },
  { method: 'POST', path: '/preview/find', answer: find },
];
