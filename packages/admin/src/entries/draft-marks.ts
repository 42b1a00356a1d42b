import { DRAFT_MARK } from '../../../content-model/src/check/placeholders.ts';
import { isDraftText, unmarked } from '../../../content-model/src/drafts.ts';
import { type FieldPath, mapFields, valueAt } from '../../../content-model/src/schema-traversal.ts';
import { inputName } from '../form/form-values.ts';
import type { Draft } from './draft.ts';
import type { OpenEntry } from './entries.ts';

/** A text reduced to its words: an editor of Markdown may write other punctuation and line ends. */
const wordsOf = (text: string) =>
  unmarked(text)
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();

/** The paragraphs of a page, with the sign of a draft at each unchanged draft. */
const bodyWithMarks = (body: string, drafts: ReadonlySet<string>) =>
  body.replaceAll(
    /(^|\n\n+)([^\n]+)/g,
    (_, before: string, text: string) =>
      before + (drafts.has(wordsOf(text)) ? text : unmarked(text)),
  );

/** The drafts of an entry, by their words. */
function draftsOf({ collection, fields, body }: OpenEntry): Set<string> {
  const texts: unknown[] = body.split('\n');
  mapFields(collection.schema, fields, (value) => {
    texts.push(value);
    return value;
  });
  // A sign without words identifies no text.
  return new Set(texts.filter(isDraftText).map(wordsOf).filter(Boolean));
}

/** Whether the stored field has the same text, and is not a draft. */
function isWritten(text: string, base: OpenEntry, at: FieldPath): boolean {
  const former = valueAt(base.fields, at);
  return typeof former === 'string' && !isDraftText(former) && wordsOf(former) === wordsOf(text);
}

/**
 * The values of a form, with the sign of a draft at each text that is still the draft of the file. Forms show no sign, so
 * the owner cannot delete one.
 *
 * @param base the entry from which the form was made
 * @param kept the input of a text that the owner accepts unchanged
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
