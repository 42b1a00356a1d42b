const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The characters of a text as people count them: a letter with its marks, a flag, an emoji of several. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The beginning of a text, at most `most` UTF-16 units of whole graphemes. */
export function startOf(text: string, most: number): string {
  const whole = text.toWellFormed();
  const end = segmenter.segment(whole).containing(most)?.index;
  return whole.slice(0, end);
}

/** A text of at most `most` UTF-16 units: where it is longer, its beginning with an ellipsis. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${startOf(text, most - 1).trimEnd()}…` : text.toWellFormed();
