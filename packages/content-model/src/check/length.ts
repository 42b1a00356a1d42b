import { graphemesOf } from '../../../words/graphemes.ts';
import { type Finding, finding } from '../findings/findings.ts';
import { DRAFT_MARK } from './placeholders.ts';

const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/u;

/** The width of a text in a search result, in Latin letters: a Chinese or Japanese sign is as wide as two. */
export const shownLength = (text: string): number =>
  graphemesOf(text).reduce((sum, grapheme) => sum + (WIDE.test(grapheme) ? 2 : 1), 0);

/**
 * The finding for a text that is too short or too long; a draft may have any length.
 *
 * @param text as pages show it, with its variables filled in
 */
export function lengthFinding(
  text: string,
  { shortest = 0, longest = Number.POSITIVE_INFINITY }: { shortest?: number; longest?: number },
): Finding | undefined {
  const isLimited = shortest > 0 || longest < Number.POSITIVE_INFINITY;
  if (!isLimited || text.startsWith(DRAFT_MARK)) return undefined;
  const length = shownLength(text);
  if (length > longest) return finding('tooLong', text, longest);
  return length > 0 && length < shortest ? finding('tooShort', text, shortest) : undefined;
}
