/** Letters of scripts without spaces between words, in which an invisible space says where a line may end. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Punctuation that stays on the line of the word before it, or of the word behind it. */
const BEFORE_PUNCTUATION = /^[»:;!?%‰€$£°]/;
const BEHIND_PUNCTUATION = /[«§№]$/;

/** Whether a no-break space is meant by the writer, as in `10 km`, `« oui »` and `§ 5`, and was not added by Word. */
const isTypography = (before: string, after: string): boolean =>
  BEFORE_PUNCTUATION.test(after) ||
  BEHIND_PUNCTUATION.test(before) ||
  (/\d$/.test(before) && /^[\p{L}\d]/u.test(after));

const isBetweenLetters = (before: string, after: string): boolean =>
  /\p{L}$/u.test(before) && /^\p{L}/u.test(after);

/**
 * Removes invisible characters from pasted text that prevent line breaks, or allow them inside of words: no-break spaces
 * that are no typography, spaces without width, and soft hyphens outside of words.
 */
export function withOrdinarySpaces(text: string): string {
  return text
    .replaceAll(/[\uFEFF\u2060]/g, '')
    .replaceAll(/[\u200B\u00AD\u00A0]/g, (character, at: number) => {
      const [before, after] = [text.slice(Math.max(0, at - 1), at), text.slice(at + 1, at + 2)];
      if (character === '\u00A0') return isTypography(before, after) ? character : ' ';
      if (character === '\u00AD') return isBetweenLetters(before, after) ? character : '';
      return WITHOUT_SPACES.test(before + after) ? character : '';
    });
}
