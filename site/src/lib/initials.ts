import { graphemesOf } from '../../../packages/words/graphemes.ts';

/** The first letters of the first and the last word of a name. A name of one word gives one letter. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => graphemesOf(word)[0]).join('');
}
