import { DRAFT_MARK } from '../../../content-model/src/check/placeholders.ts';
import { type FieldPath, mapFields, valueAt } from '../../../content-model/src/schema-traversal.ts';
import { inputName } from '../form/form-values.ts';
import type { Draft } from './draft.ts';
import type { OpenEntry } from './entries.ts';

/** The mark at the beginning of a text or of a title. */
const MARK = new RegExp(`^(\\s*(?:#+ )?)${DRAFT_MARK} ?`);

/** Whether a text waits to be written. */
export const isDraftText = (text: unknown): text is string =>
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

/** The texts of an entry that wait to be written, by their words. */
function draftsOf({ collection, fields, body }: OpenEntry): Set<string> {
  const texts: unknown[] = body.split('\n');
  mapFields(collection.schema, fields, (value) => {
    texts.push(value);
    return value;
  });
  // A mark alone has no words by which its text could be known.
  return new Set(texts.filter(isDraftText).map(wordsOf).filter(Boolean));
}

/** Whether a text stands in the same place already, and waits for nobody. */
function isWritten(text: string, base: OpenEntry, at: FieldPath): boolean {
  const former = valueAt(base.fields, at);
  return typeof former === 'string' && !isDraftText(former) && wordsOf(former) === wordsOf(text);
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
  if (drafts.size === 0 || 'source' in draft || base.fields === undefined) return draft;
  const fields = mapFields(base.collection.schema, draft.fields, (value, _, at) => {
    if (typeof value !== 'string') return value;
    const text = unmarked(value);
    const waits = drafts.has(wordsOf(text)) && !isWritten(text, base, at);
    return waits && kept !== inputName(at) ? `${DRAFT_MARK} ${text}` : text;
  });
  return { fields, body: bodyWithMarks(draft.body, kept === 'body' ? new Set() : drafts) };
}
