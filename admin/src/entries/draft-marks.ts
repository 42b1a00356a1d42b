import { DRAFT_MARK } from '../../../content-model/src/check/placeholders.ts';
import { isDraftText, unmarked } from '../../../content-model/src/drafts.ts';
import { type FieldPath, mapFields, valueAt } from '../../../content-model/src/schema-traversal.ts';
import { inputName } from '../form/form-values.ts';
import type { Draft } from './draft.ts';
import type { OpenEntry } from './entries.ts';

/** The words of a text alone: an editor of Markdown may write its punctuation and line ends in another way. */
const wordsOf = (text: string) =>
  unmarked(text)
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();

/** The paragraphs of a page; only the unchanged drafts keep their marks. */
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
  // A mark alone has no words by which its text could be known.
  return new Set(texts.filter(isDraftText).map(wordsOf).filter(Boolean));
}

/** Whether the same text is in the same field already, and is no draft. */
function isWritten(text: string, base: OpenEntry, at: FieldPath): boolean {
  const former = valueAt(base.fields, at);
  return typeof former === 'string' && !isDraftText(former) && wordsOf(former) === wordsOf(text);
}

/**
 * The values of a form, with the mark of a draft at each text that is still as the draft in the file: people
 * need not delete the mark.
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
