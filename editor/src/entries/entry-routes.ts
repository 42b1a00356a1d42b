import { lists } from '../../../content-model/src/collections.ts';
import { inspectFolder, issuesAfter, issuesOf } from '../../../content-model/src/folder.ts';
import { formFiles, formOffers } from '../form/form-offers.ts';
import { listAction, postedTexts, valueFrom, withListAction } from '../form/form-values.ts';
import { collectionLabel } from '../labels/labels.ts';
import { page } from '../pages/layout.ts';
import { savePictures } from '../pictures/save-pictures.ts';
import { type Answer, type EditorRequest, notFound, type Route } from '../server/route.ts';
import { applyAndReport } from './apply-changes.ts';
import {
  blankEntry,
  displayName,
  type OpenEntry,
  openEntry,
  pathForNew,
  textOf,
} from './entries.ts';
import { type EditState, entryForm } from './entry-form.ts';
import { entryWords } from './words.ts';

/** An entry to edit, and the heading of its form. */
type Edited = { entry: OpenEntry; heading: string };

/** The entry that `/edit?file=…` or `/new?folder=…` is about. */
async function editedEntry(request: EditorRequest): Promise<Edited | undefined> {
  const { pathname, searchParams } = request.url;
  const content = await request.content();
  if (pathname === '/edit') {
    const entry = openEntry(content, searchParams.get('file') ?? '');
    return entry && { entry, heading: displayName(content, entry) };
  }
  const list = lists.find(({ folder }) => folder === searchParams.get('folder'));
  const language = await request.language();
  const heading = list && entryWords[language].addTo(collectionLabel(list, language));
  return list && { entry: blankEntry(content, list), heading: heading ?? '' };
}

/** The form of an entry: as it stands, unless `state` says otherwise. */
async function form(
  { entry, heading }: Edited,
  request: EditorRequest,
  state: Partial<EditState>,
): Promise<Answer> {
  const { pathname, searchParams } = request.url;
  const language = await request.language();
  const query = new URLSearchParams([...searchParams].filter(([name]) => name !== 'saved'));
  const { fields, body, collection } = entry;
  const action = `${pathname}?${query}`;
  const offers = formOffers(collection, await request.content(), language);
  const whole = { entry, fields, body, issues: [], action, heading, offers, ...state };
  const status = whole.issues.length > 0 ? 422 : 200;
  const files = formFiles(collection);
  return { status, body: page(heading, entryForm(whole, language), language, files) };
}

async function show(request: EditorRequest): Promise<Answer> {
  const edited = await editedEntry(request);
  if (!edited) return notFound(request);
  const { path } = edited.entry;
  const issues = issuesOf(await request.content()).filter(
    (issue) => issue.file === `content/${path}`,
  );
  const { saved } = entryWords[await request.language()];
  const done = request.url.searchParams.has('saved') ? saved : undefined;
  return form(edited, request, { issues, ...(done && { done }) });
}

async function save(request: EditorRequest): Promise<Answer> {
  const edited = await editedEntry(request);
  if (!edited) return notFound(request);
  const { path, collection } = edited.entry;
  const { context, posted, url } = request;
  const content = await request.content();
  const texts = postedTexts(posted);
  const refused = await savePictures(path, posted, texts, context.folder);
  const source = texts.get('source');
  const body = texts.get('body') ?? edited.entry.body;
  const fields = source === undefined ? valueFrom(collection.schema, texts) : undefined;
  const action = listAction(texts.get('action') ?? '');
  if (action) {
    const changed = withListAction(fields, collection.schema, action);
    return form(edited, request, { fields: changed, body });
  }
  const isNew = url.pathname === '/new' && collection.type === 'list';
  const entry = {
    ...edited.entry,
    ...(isNew && { path: pathForNew(content, collection, fields) }),
  };
  const text = source ?? textOf(entry, fields as object, body);
  const changes = new Map([[entry.path, text]]);
  const withPictures = await inspectFolder(context.folder);
  const issues = [...refused, ...issuesAfter(withPictures, changes)];
  if (issues.length > 0) {
    const typed = { ...edited, entry: { ...entry, source: text } };
    return form(typed, request, { fields, body, issues });
  }
  await applyAndReport(changes, context);
  return { location: `/edit?file=${encodeURIComponent(entry.path)}&saved` };
}

/** Shows the form of an entry, and saves what it sends. */
export const entryRoutes: readonly Route[] = [
  { method: 'GET', path: '/edit', answer: show },
  { method: 'POST', path: '/edit', answer: save },
  { method: 'GET', path: '/new', answer: show },
  { method: 'POST', path: '/new', answer: save },
];
