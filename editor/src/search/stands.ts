import { fold } from '../../../words/fold.ts';

/** Whether all words of a query stand in a text; accents and case do not matter. */
export function stands(query: string, text: string): boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const folded = fold(text);
  return words.length > 0 && words.every((word) => folded.includes(word));
}
