import { dirname } from 'node:path/posix';
import { type Edit, editOf, issuesOf, issuesOfEdit } from '../../../content-model/src/changes.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { readContent } from '../../../content-store/src/content.ts';
import { type Draft, mergeDraft, textOfDraft } from '../entries/draft.ts';
import { withMarks } from '../entries/draft-marks.ts';
import type { OpenEntry } from '../entries/entries.ts';
import { editLink } from '../entries/entry-links.ts';
import { whoSaved } from '../entries/last-writers.ts';
import { saveEdit } from '../entries/save-edit.ts';
import { storedFields } from '../entries/stored-fields.ts';
import { formFiles, formOffers } from '../form/form-offers.ts';
import {
  inputName,
  listAction,
  type Posted,
  postedTexts,
  valueFrom,
  withListAction,
} from '../form/form-values.ts';
import { joinExtras, type PageExtras, page } from '../pages/layout.tsx';
import { savePictures } from '../pictures/save-pictures.ts';
import { staleDescriptions } from '../pictures/stale-descriptions.ts';
import { previewBeside } from '../preview/preview.tsx';
import { type AdminRequest, type Answer, notFound, type Route } from '../request/route.ts';
import { nextStop, outcomeIn, waitingTexts, walkAt } from '../walk/walk.ts';
import { clashOf } from './clash.tsx';
import { changesToAdd, type EditedEntry, editedEntry, pathOfNew } from './edited-entry.ts';
import { type EditState, EntryForm } from './entry-form.tsx';
import { isUnlinked } from './unlinked.ts';
import { SHOW_TYPED, UnsavedNote } from './unsaved-note.tsx';

/** Styles and scripts for the pictures of a form. */
const PICTURES: PageExtras = { styles: ['picture'], scripts: ['picture'] };

/** Styles and scripts for the form of a page with a text. */
const RICH_TEXT: PageExtras = { styles: ['rich-text'], scripts: ['rich-text'] };

/** Parameters of an address about the previous form. */
const PASSING = ['saved', 'waits', 'described', 'answer'];

/** Where the form of an entry is sent. */
function actionOf({ entry, isNew }: EditedEntry, { url }: AdminRequest): string {
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name]) => !PASSING.includes(name)),
  );
  if (!isNew) query.set('file', entry.path);
  return `/admin${url.pathname}?${query}`;
}

/** The form of an entry, with the stored fields unless `state` has others. */
async function form(
  edited: EditedEntry,
  request: AdminRequest,
  state: Partial<EditState>,
): Promise<Answer> {
  const { entry, heading } = edited;
  const content = request.content;
  const { fields, body, source: base, collection } = entry;
  const action = actionOf(edited, request);
  const hasText = entry.collection.type === 'documents';
  const offers = formOffers(collection, content, request.language);
  const walk = walkAt(waitingTexts(content), entry.path, request.url);
  const shown = { entry, fields, body, issues: [], content, base, offers, walk };
  const whole = { ...shown, action, heading, ...state };
  const status = whole.issues.length > 0 ? 422 : whole.clash ? 409 : 200;
  const unsaved = {
    scripts: request.context.person ? ['unsaved', 'writers'] : ['unsaved'],
    template: <UnsavedNote action={action} posted={request.posted} />,
  };
  const files = [PICTURES, formFiles(collection), hasText ? RICH_TEXT : {}, unsaved];
  if (whole.clash) files.push({ styles: ['publish'] });
  const extras = joinExtras(...files, previewBeside(request, entry, content), { status });
  return page(request, heading, <EntryForm state={whole} />, extras);
}

async function show(request: AdminRequest): Promise<Answer> {
  const edited = editedEntry(request);
  if (!edited) return notFound(request);
  const { path } = edited.entry;
  const issues = issuesOf(request.content).filter((issue) => issue.file === `content/${path}`);
  const { searchParams } = request.url;
  const question = searchParams.get('described') ?? undefined;
  return form(edited, request, {
    issues,
    isStored: true,
    isUnlinked: !edited.isNew && isUnlinked(request.content, edited.entry),
    question,
    outcome: outcomeIn(searchParams),
    isMerged: searchParams.get('saved') === 'merged',
  });
}

async function save(request: AdminRequest): Promise<Answer> {
  const edited = editedEntry(request);
  if (!edited) return notFound(request);
  const { entry, base } = edited;
  const texts = postedTexts(request.posted);
  const { posted, context } = request;
  const refused = await savePictures(entry, posted, texts, context.folder);
  const draft = withMarks(draftFrom(texts, base), base, texts.get('keep') ?? null);
  if (texts.get('action') === SHOW_TYPED) {
    return form(edited, request, { ...stateOf(draft), base: base.source });
  }
  const action = listAction(texts.get('action') ?? '');
  if (action && 'fields' in draft) {
    const changed = withListAction(draft.fields, entry.collection.schema, action);
    return form(edited, request, { ...draft, fields: changed, base: base.source });
  }
  const { schema } = entry.collection;
  const chosen = 'fields' in draft && { fields: storedFields(schema, draft.fields) };
  return write(edited, { ...draft, ...chosen }, refused, request);
}

/** Merges the form with the file, and writes the result unless it has issues or conflicts. */
async function write(
  edited: EditedEntry,
  draft: Draft,
  refused: EditState['issues'],
  request: AdminRequest,
): Promise<Answer> {
  const { context } = request;
  const { base, isNew } = edited;
  const joined = mergeDraft(base, draft, edited.entry);
  if (joined.conflicts.length > 0) {
    return formWithClash(edited, request, joined);
  }
  const content = await readContent(context.folder);
  const { fields } = stateOf(joined.draft);
  const path = isNew ? pathOfNew(content, edited.entry, fields) : edited.entry.path;
  const entry = { ...edited.entry, path };
  const text = textOfDraft(entry, joined.draft);
  const added = isNew ? addedBefore(content, path, text) : undefined;
  if (added) return { location: `${editLink(added)}&saved` };
  const changes = content.files.has(path)
    ? new Map([[path, text]])
    : changesToAdd(content, path, text);
  // A new entry has no name before this step.
  const atPictures = refused.map((issue) => ({ ...issue, file: `content/${path}` }));
  const edit = editOf(content, changes);
  const issues = [...atPictures, ...issuesOfEdit(edit)];
  if (issues.length > 0) {
    const typed = { ...edited, entry: { ...entry, source: text } };
    const { source } = edited.entry;
    return form(typed, request, { ...stateOf(joined.draft), issues, base: source });
  }
  const isAsOpened = !content.files.has(path) || content.files.get(path) === edited.entry.source;
  if (!isAsOpened || !saveEdit(edit, context)) {
    const again = await request.again();
    const newer = editedEntry(again);
    return newer ? write(newer, draft, refused, again) : notFound(again);
  }
  if (context.person) context.writers?.forget(path, context.person);
  // A form that is sent twice finds the entry that it added.
  const isNewer = base.source !== edited.entry.source && text !== edited.entry.source;
  const isMerged = !isNew && isNewer;
  const [stale] = isNew ? [] : staleDescriptions(base.collection.schema, base.fields, fields);
  const { posted } = request;
  const goesOn = posted.get('go') === 'next' || posted.has('keep');
  if (goesOn && !stale && !isMerged) return { location: nextText(edit, path, request) };
  const asked = stale ? `&described=${inputName(stale)}` : '';
  const link = `/admin/edit?file=${encodeURIComponent(path)}`;
  const at = request.url.searchParams.get('at');
  // The answer stays at its position in the walk.
  if (at && !asked && !isMerged) {
    return { location: `${link}&at=${encodeURIComponent(at)}&saved#${at}` };
  }
  return { location: `${link}&saved${isMerged ? '=merged' : ''}${asked}` };
}

/** The entry that the same form has added before, when its answer was lost. @param path of the entry that it would add now */
const addedBefore = ({ files }: ContentFiles, path: string, text: string) =>
  [...files].find(([each, own]) => own === text && dirname(each) === dirname(path))?.[0];

/** The address of the next draft. */
function nextText({ before, after }: Edit, path: string, { url, posted }: AdminRequest): string {
  const isSaved = after.files.get(path) !== before.files.get(path);
  const outcome = posted.has('keep') ? 'kept' : isSaved ? 'saved' : 'waits';
  const end = '/admin/?written';
  return nextStop(waitingTexts(before), waitingTexts(after), path, url, { end, outcome });
}

/** Reads the entry that a form has sent. */
function draftFrom(texts: Posted, { collection, body }: OpenEntry): Draft {
  const source = texts.get('source');
  if (source !== undefined) return { source };
  return { fields: valueFrom(collection.schema, texts), body: texts.get('body') ?? body };
}

/** A draft as a form shows it. */
const stateOf = (draft: Draft) =>
  'source' in draft ? { fields: undefined, body: '' } : { fields: draft.fields, body: draft.body };

/** The typed form, with the texts that somebody else saved in the same fields. The next Save replaces those. */
async function formWithClash(
  { entry, ...edited }: EditedEntry,
  request: AdminRequest,
  { draft, conflicts }: ReturnType<typeof mergeDraft>,
): Promise<Answer> {
  const by = whoSaved(request.context, entry.path, entry.source);
  const clash = { ...clashOf(entry, conflicts, request.content), by };
  const source = 'source' in draft ? draft.source : entry.source;
  const shown = { ...edited, entry: { ...entry, source } };
  return form(shown, request, { ...stateOf(draft), base: entry.source, clash });
}

/** Shows the form of an entry, and saves what it sends. */
export const entryRoutes: readonly Route[] = [
  { method: 'GET', path: '/edit', right: 'read', answer: show },
  { method: 'POST', path: '/edit', right: 'edit', answer: save },
  { method: 'GET', path: '/new', right: 'read', answer: show },
  { method: 'POST', path: '/new', right: 'edit', answer: save },
];
