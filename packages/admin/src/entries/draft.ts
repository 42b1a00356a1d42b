import { collectionOf } from '../../../content-model/src/check/locate.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { type OpenEntry, openEntry, textOf } from './entries.ts';
import { type Conflict, merge } from './merge.ts';

/** The content of a form: fields with the text below them, or the text of a file that cannot be read as fields. */
export type Draft = { fields: unknown; body: string } | { source: string };

/** The content of an entry's form. */
export const draftOf = ({ fields, body, source }: OpenEntry): Draft =>
  fields === undefined ? { source } : { fields, body };

/** The text of an entry's file with the content of a form. */
export const textOfDraft = (entry: OpenEntry, draft: Draft): string =>
  'source' in draft ? draft.source : textOf(entry, draft.fields as object, draft.body);

/** A draft with its text divided into paragraphs, which are merged one by one. */
const divided = (draft: Draft) =>
  'source' in draft ? draft : { ...draft, body: draft.body.trim().split(/\n{2,}/) };

/** The draft whose text `divided` has divided. */
const joined = (draft: unknown): Draft => {
  const body = valueAt(draft, ['body']);
  return Array.isArray(body)
    ? { fields: valueAt(draft, ['fields']), body: body.join('\n\n') }
    : (draft as Draft);
};

/**
 * Merges the content of a form with the current content of its file.
 *
 * @param base the entry from which the form was made
 * @param now the entry as its file has it
 * @returns the merged draft with a conflict for each place that both sides changed, where the draft has the form's side; a
 *   position in `body` is that of a paragraph
 */
export function mergeDraft(
  base: OpenEntry,
  draft: Draft,
  now: OpenEntry,
): { draft: Draft; conflicts: readonly Conflict[] } {
  if (base.source === now.source) return { draft, conflicts: [] };
  const three = [draftOf(base), draft, draftOf(now)] as const;
  const asText = three.some((each) => 'source' in each);
  const [before, mine, theirs] = asText
    ? [{ source: base.source }, { source: textOfDraft(base, draft) }, { source: now.source }]
    : three.map(divided);
  const { value, conflicts } = merge(before, mine, theirs);
  return { draft: joined(value), conflicts };
}

/** The content with another text in a file. */
export const withText = (content: ContentFiles, path: string, text: string): ContentFiles => ({
  ...content,
  files: new Map([...content.files, [path, text]]),
});

/** The entry of a file that has a certain text; undefined if no entry can be in such a file. */
export const openEarlier = (content: ContentFiles, path: string, text: string) =>
  collectionOf(path) && openEntry(withText(content, path, text), path);

/**
 * Encodes a text for a hidden input. A form carries the text of the file from which it was made, so that the admin can merge
 * it with a newer file, even after a restart.
 */
export const encoded = (text: string): string => Buffer.from(text).toString('base64');

/** Decodes what `encoded` wrote. */
export const decoded = (value: string): string => Buffer.from(value, 'base64').toString();
