import type { Language } from '../languages.ts';
import { commonPositions } from './alignment.ts';

/** A piece of a text, and whether the other version lacks it. */
export type Piece = { text: string; isChanged: boolean };

/** Sentences that changed: as they were, and as they are. */
export type TextChange = { before: Piece[]; after: Piece[] };

/** More words than this on both sides together are not compared word by word. */
const MOST_WORDS = 3000;

/** The sentences of a text; each line is at least one. */
const sentencesOf = (text: string, language: Language): string[] => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split(/(?<=\n)/)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment));
};

/** The parts of two texts that differ, sentence by sentence, with the changed words marked. */
export function textChanges(before: string, after: string, language: Language): TextChange[] {
  const [old, fresh] = [sentencesOf(before, language), sentencesOf(after, language)];
  const trimmed = (sentences: readonly string[]) => sentences.map((each) => each.trim());
  const common = commonPositions(trimmed(old), trimmed(fresh));
  const changes: TextChange[] = [];
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of [...common, [old.length, fresh.length] as const]) {
    const removed = old.slice(row, nextRow).join('').trim();
    const added = fresh.slice(column, nextColumn).join('').trim();
    if (removed !== added) changes.push(wordChange(removed, added));
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return changes;
}

function wordChange(before: string, after: string): TextChange {
  const [old, fresh] = [before, after].map((text) => text.split(/(\s+)/)) as [string[], string[]];
  const isLong = old.length + fresh.length > MOST_WORDS;
  const common = isLong || before === '' || after === '' ? [] : commonPositions(old, fresh);
  const isWord = ([position]: readonly [number, number]) => /\S/.test(old[position] ?? '');
  // Texts without a word in common are other texts: marks on everything would say nothing.
  if (!common.some(isWord)) {
    return {
      before: [{ text: before, isChanged: false }],
      after: [{ text: after, isChanged: false }],
    };
  }
  return {
    before: pieces(old, new Set(common.map(([position]) => position))),
    after: pieces(fresh, new Set(common.map(([, position]) => position))),
  };
}

/** Joins the words of a text to pieces; blanks between changed words belong to them. */
function pieces(words: readonly string[], common: ReadonlySet<number>): Piece[] {
  const isChanged = (position: number) => !common.has(position);
  const joined: Piece[] = [];
  for (const [position, text] of words.entries()) {
    const isBlank = !/\S/.test(text);
    const changed = isBlank
      ? isChanged(position - 1) && isChanged(position + 1)
      : isChanged(position);
    const last = joined.at(-1);
    if (last?.isChanged === changed) last.text += text;
    else if (text !== '') joined.push({ text, isChanged: changed });
  }
  return joined;
}
