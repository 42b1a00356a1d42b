import { issuesOf } from '../../../content-model/src/changes.ts';
import type { Draft } from '../entries/draft.ts';
import { withMarks } from '../entries/draft-marks.ts';
import type { OpenEntry } from '../entries/entries.ts';
import { storedFields } from '../entries/stored-fields.ts';
import {
  listAction,
  type Posted,
  postedTexts,
  valueFrom,
  withListAction,
} from '../form/form-values.ts';
import { savePictures } from '../pictures/save-pictures.ts';
import { type AdminRequest, type Answer, notFound, type Route } from '../request/route.ts';
import { outcomeIn } from '../walk/walk.ts';
import { editedEntry } from './edited-entry.ts';
import { formAnswer, stateOf } from './entry-answers.tsx';
import { isUnlinked } from './unlinked.ts';
import { SHOW_TYPED } from './unsaved-note.tsx';
import { writeDraft } from './write-draft.ts';

async function show(request: AdminRequest): Promise<Answer> {
  const edited = editedEntry(request);
  if (!edited) return notFound(request);
  const { path } = edited.entry;
  const issues = issuesOf(request.content).filter((issue) => issue.file === `content/${path}`);
  const { searchParams } = request.url;
  const question = searchParams.get('described') ?? undefined;
  return formAnswer(edited, request, {
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
    return formAnswer(edited, request, { ...stateOf(draft), base: base.source });
  }
  const action = listAction(texts.get('action') ?? '');
  if (action && 'fields' in draft) {
    const changed = withListAction(draft.fields, entry.collection.schema, action);
    return formAnswer(edited, request, { ...draft, fields: changed, base: base.source });
  }
  const { schema } = entry.collection;
  const chosen = 'fields' in draft && { fields: storedFields(schema, draft.fields) };
  return writeDraft(edited, { ...draft, ...chosen }, refused, request);
}

/** Reads the entry that a form has sent. */
function draftFrom(texts: Posted, { collection, body }: OpenEntry): Draft {
  const source = texts.get('source');
  if (source !== undefined) return { source };
  return { fields: valueFrom(collection.schema, texts), body: texts.get('body') ?? body };
}

/** Shows the form of an entry, and saves what it sends. */
export const entryRoutes: readonly Route[] = [
  { method: 'GET', path: '/edit', right: 'read', answer: show },
  { method: 'POST', path: '/edit', right: 'edit', answer: save },
  { method: 'GET', path: '/new', right: 'read', answer: show },
  { method: 'POST', path: '/new', right: 'edit', answer: save },
];
