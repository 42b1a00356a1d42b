import { DRAFT_MARK } from '../../../content-model/src/check/placeholders.ts';
import { mapFields, type Schema } from '../../../content-model/src/schema-traversal.ts';
import { inputName } from '../form/form-values.ts';
import { type Draft, draftOf } from './draft.ts';
import type { OpenEntry } from './entries.ts';

/** The mark at the beginning of a text or of a title. */
const MARK = new RegExp(`^(\\s*(?:#+ )?)${DRAFT_MARK} ?`);

/** Whether a text waits to be written. */
export const isMarked = (text: unknown): text is string =>
  typeof text === 'string' && MARK.test(text);

/** A text as its form shows it. */
export const unmarked = (text: string): string => text.replace(MARK, '$1');

/** What two texts have in common that differ in signs and line ends alone, as an editor of Markdown may write them. */
const wordsOf = (text: string) =>
  unmarked(text)
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();

/** The paragraphs of a page, each without its mark unless it is one of these drafts. */
const bodyWithMarks = (body: string, drafts: ReadonlySet<string>) =>
  body.replaceAll(
    /(^|\n\n+)([^\n]+)/g,
    (_, before: string, text: string) =>
      before + (drafts.has(wordsOf(text)) ? text : unmarked(text)),
  );

/** The texts of an entry that wait to be written. */
function draftsOf({ collection, fields, body }: OpenEntry): Set<string> {
  const drafts = new Set<string>();
  mapFields(collection.schema, fields, (value) => {
    if (isMarked(value)) drafts.add(wordsOf(value));
    return value;
  });
  for (const text of body.split('\n')) if (isMarked(text)) drafts.add(wordsOf(text));
  return drafts;
}

function fieldsWithMarks(
  schema: Schema,
  fields: unknown,
  drafts: ReadonlySet<string>,
  kept: string | null,
): unknown {
  return mapFields(schema, fields, (value, _, at) => {
    if (typeof value !== 'string') return value;
    const text = unmarked(value);
    const waits = kept !== inputName(at) && drafts.has(wordsOf(text));
    return waits ? `${DRAFT_MARK} ${text}` : text;
  });
}

/**
 * What a form holds, with a mark at each text that is as its file says it waits to be written, and at no other: who writes
 * need not delete it.
 *
 * @param base the entry as the form was made from it
 * @param kept the input of a text that is good as it is
 */
export function withMarks(draft: Draft, base: OpenEntry, kept: string | null): Draft {
  const drafts = draftsOf(base);
  if (drafts.size === 0 || 'source' in draft || 'source' in draftOf(base)) return draft;
  return {
    fields: fieldsWithMarks(base.collection.schema, draft.fields, drafts, kept),
    body: bodyWithMarks(draft.body, kept === 'body' ? new Set() : drafts),
  };
}
