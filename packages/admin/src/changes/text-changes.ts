import { type ChangeObject, diffWordsWithSpace, structuredPatch } from 'diff';
import type { Language } from '../words/words.ts';

/** The words of a text in two versions. A word of only one version is `removed` or `added`. */
export type WordChanges = readonly Partial<ChangeObject<string>>[];

/** Texts that differ by more words than this are not compared word by word. */
const MOST_CHANGED_WORDS = 1000;

/** The differences of two texts, line by line, and word by word in each line; a paragraph is a line. */
export function textChanges(before: string, after: string, language: Language): WordChanges[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 });
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return hunks.map(({ lines }) => {
    const old = textWith('-', lines);
    const fresh = textWith('+', lines);
    const options = { intlSegmenter, maxEditLength: MOST_CHANGED_WORDS };
    const wholeTexts = [
      { value: old, removed: true },
      { value: fresh, added: true },
    ];
    return diffWordsWithSpace(old, fresh, options) ?? wholeTexts;
  });
}

/** The lines of a patch that begin with a sign, without the sign. */
const textWith = (sign: '-' | '+', lines: readonly string[]): string =>
  lines
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');
