import { diffArrays, diffWords } from 'diff';
import type { Language } from '../languages.ts';

/** A piece of a text, and whether the other version lacks it. */
export type Piece = { text: string; isChanged: boolean };

/** Sentences that changed: as they were, and as they are. */
export type TextChange = { before: Piece[]; after: Piece[] };

/** Texts that differ by more words than this are not compared word by word. */
const MOST_CHANGED_WORDS = 1000;

/** The sentences of a text; each line is at least one. */
const sentencesOf = (text: string, language: Language): string[] => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split(/(?<=\n)/)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment));
};

/** The parts of two texts that differ, sentence by sentence, with the changed words marked. */
export function textChanges(before: string, after: string, language: Language): TextChange[] {
  const parts = diffArrays(sentencesOf(before, language), sentencesOf(after, language), {
    comparator: (one, other) => one.trim() === other.trim(),
  });
  const textAt = (at: number, kind: 'removed' | 'added') =>
    parts[at]?.[kind] ? parts[at].value.join('').trim() : '';
  return parts.flatMap(({ removed, added }, at) => {
    // What was added follows what it replaces.
    const isSecond = added && parts[at - 1]?.removed;
    if ((!removed && !added) || isSecond) return [];
    const old = textAt(at, 'removed');
    const fresh = textAt(removed ? at + 1 : at, 'added');
    return old === fresh ? [] : [wordChange(old, fresh, language)];
  });
}

function wordChange(before: string, after: string, language: Language): TextChange {
  const parts =
    diffWords(before, after, {
      intlSegmenter: new Intl.Segmenter(language, { granularity: 'word' }),
      maxEditLength: MOST_CHANGED_WORDS,
    }) ?? [];
  // Texts without a word in common are other texts: marks on everything would say nothing.
  const isOther = !parts.some(
    ({ added, removed, value }) => !added && !removed && /[\p{L}\p{N}]/u.test(value),
  );
  const side = (text: string, other: 'added' | 'removed'): Piece[] =>
    isOther
      ? [{ text, isChanged: false }]
      : parts
          .filter((part) => !part[other])
          .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }));
  return { before: side(before, 'added'), after: side(after, 'removed') };
}
