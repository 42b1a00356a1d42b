import { fold } from '../../../words/fold.ts';

/** Whether a text contains all words of a query, whatever their accents and case. */
export function containsWords(text: string, query: string): boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const folded = fold(text);
  return words.length > 0 && words.every((word) => folded.includes(word));
}
