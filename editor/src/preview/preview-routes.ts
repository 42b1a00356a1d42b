import { issuesOf } from '../../../content-model/src/changes.ts';
import type { Pick } from '../../../content-model/src/preview.ts';
import { displayName, entryFiles } from '../entries/entries.ts';
import { editLink } from '../entries/entry-links.ts';
import { labelAt } from '../labels/labels.ts';
import {
  type Answer,
  type EditorRequest,
  failed,
  json,
  notFound,
  type Route,
} from '../server/route.ts';
import { wordsIn } from '../words/words.ts';
import { findFields } from './find-fields.ts';
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

/** A field that a click leads to. */
export type PickedField = { href: string; label: string };

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
  return { location: site.address + encodeURI(addressFor(placeFor(entry, content))) };
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
        href: editLink(entry.path, input),
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
