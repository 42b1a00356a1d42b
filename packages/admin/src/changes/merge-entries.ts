import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { draftOf, mergeDraft, openEarlier, textOfDraft } from '../entries/draft.ts';

/** Three versions of a file: the common base, and the two that were made from it. */
export type Versions = { base: string; ours: string; theirs: string };

/**
 * Merges two versions of an entry field by field, and a text paragraph by paragraph.
 *
 * @param content the other files, among them the facts about the agency
 * @param winner the version whose fields and paragraphs are taken where both changed the same
 * @returns the merged text; undefined if a version cannot be parsed, or if both changed the same and there is no winner
 */
export function mergeEntry(
  content: ContentFiles,
  path: string,
  { base, ours, theirs }: Versions,
  winner?: 'ours' | 'theirs',
): string | undefined {
  const open = (source: string) => openEarlier(content, path, source);
  const [from, own, other] = [open(base), open(ours), open(theirs)];
  if (!from?.fields || !own?.fields || !other?.fields) return undefined;
  const [first, second] = winner === 'theirs' ? [other, own] : [own, other];
  const { draft, conflicts } = mergeDraft(from, draftOf(first), second);
  return conflicts.length > 0 && !winner ? undefined : textOfDraft(own, draft);
}
