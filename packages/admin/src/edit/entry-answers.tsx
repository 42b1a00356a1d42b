import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { Draft, mergeDraft } from '../entries/draft.ts';
import { whoSaved } from '../entries/last-writers.ts';
import { formFiles, formOffers } from '../form/form-offers.ts';
import { joinExtras, type PageExtras, page } from '../pages/layout.tsx';
import { previewBeside } from '../preview/preview.tsx';
import type { AdminRequest, Answer } from '../request/route.ts';
import { waitingTexts, walkAt } from '../walk/walk.ts';
import { clashOf } from './clash.tsx';
import type { EditedEntry } from './edited-entry.ts';
import type { EntryChange } from './entry-change.ts';
import { type EditState, EntryForm } from './entry-form.tsx';
import { UnsavedNote } from './unsaved-note.tsx';

/** Styles and scripts for the pictures of a form. */
const PICTURES: PageExtras = { styles: ['picture'], scripts: ['picture'] };

/** Parameters of an address that are about the previous form. */
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
export async function formAnswer(
  edited: EditedEntry,
  request: AdminRequest,
  state: Partial<EditState>,
): Promise<Answer> {
  const { entry, heading } = edited;
  const content = request.content;
  const { fields, body, source: base, collection } = entry;
  const action = actionOf(edited, request);
  const offers = formOffers(collection, content, request.language);
  const walk = walkAt(waitingTexts(content, request.context.sample), entry.path, request.url);
  const shown = { entry, fields, body, issues: [], content, base, offers, walk };
  const whole = { ...shown, action, heading, ...state };
  const statusWithoutIssues = whole.clash ? 409 : 200;
  const status = whole.issues.length > 0 ? 422 : statusWithoutIssues;
  const unsaved = {
    scripts: request.context.person ? ['unsaved', 'writers'] : ['unsaved'],
    template: <UnsavedNote action={action} posted={request.posted} />,
  };
  const files = [PICTURES, formFiles(collection), unsaved];
  if (whole.clash) files.push({ styles: ['publish'] });
  const extras = joinExtras(...files, previewBeside(request, entry, content), { status });
  return page(request, heading, <EntryForm state={whole} />, extras);
}

/** The fields and the text of a draft, for the state of a form. */
export const stateOf = (draft: Draft) =>
  'source' in draft ? { fields: undefined, body: '' } : { fields: draft.fields, body: draft.body };

/** The typed form, with the texts that somebody else saved in the same fields, and that the next Save replaces. */
export function clashAnswer(
  { entry, ...edited }: EditedEntry,
  request: AdminRequest,
  { draft, conflicts }: ReturnType<typeof mergeDraft>,
): Promise<Answer> {
  const by = whoSaved(request.context, entry.path, entry.source);
  const clash = { ...clashOf(entry, conflicts, request.content), by };
  const source = 'source' in draft ? draft.source : entry.source;
  const shown = { ...edited, entry: { ...entry, source } };
  return formAnswer(shown, request, { ...stateOf(draft), base: entry.source, clash });
}

/** The typed form, with the issues that prevent its Save. */
export function refusal(
  edited: EditedEntry,
  request: AdminRequest,
  { entry, text, draft }: EntryChange,
  issues: readonly ContentIssue[],
): Promise<Answer> {
  const typed = { ...edited, entry: { ...entry, source: text } };
  const base = edited.entry.source;
  return formAnswer(typed, request, { ...stateOf(draft), issues, base });
}
