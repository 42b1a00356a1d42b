/** A piece of a text; those that were looked for are marked. */
export type Piece = { text: string; isFound: boolean };

/** In characters, on either side of what was found. */
const AROUND = 60;

/** A text without case, accents and soft hyphens, and where each of its characters stood. */
function fold(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character
      .normalize('NFKD')
      .replaceAll(/[\p{M}\u00AD\u200B]/gu, '')
      .replaceAll(/[‘’‚]/g, "'")
      .replaceAll(/[“”„]/g, '"')
      .toLowerCase()
      .replaceAll('ß', 'ss');
    starts.push(...Array.from({ length: plain.length }, () => at));
    folded += plain;
    at += character.length;
  }
  starts.push(at);
  return { folded, starts };
}

/** The words of a query as they are compared. */
export const wordsOf = (query: string): string[] =>
  fold(query.trim())
    .folded.split(/\s+/)
    .filter((word) => word !== '');

/**
 * Looks for words in a text; accents and case do not matter.
 *
 * @param words as `wordsOf` returns them
 * @returns the words with what stands around the first of them; undefined if one of them is not in the text
 */
export function find(text: string, words: readonly string[]): Piece[] | undefined {
  const { folded, starts } = fold(text);
  if (words.length === 0 || words.some((word) => !folded.includes(word))) return undefined;
  const spans = words
    .flatMap((word) => [
      ...folded.matchAll(new RegExp(word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`), 'g')),
    ])
    .map(({ index, 0: { length } }) => ({
      from: starts[index] ?? 0,
      // Up to where the next letter begins: an accent belongs to its letter.
      to: starts.slice(index + length).find((at) => at > (starts[index + length - 1] ?? 0)) ?? 0,
    }))
    .sort((one, other) => one.from - other.from);
  const first = spans[0]?.from ?? 0;
  const from = edge(text, first - AROUND, 1);
  const to = edge(text, first + AROUND, -1);
  const pieces: Piece[] = [];
  let at = from;
  for (const span of spans) {
    if (span.from < at || span.to > Math.max(to, spans[0]?.to ?? 0)) continue;
    pieces.push({ text: text.slice(at, span.from), isFound: false });
    pieces.push({ text: text.slice(span.from, span.to), isFound: true });
    at = span.to;
  }
  pieces.push({ text: text.slice(at, Math.max(at, to)), isFound: false });
  const shown = pieces.filter((piece) => piece.text !== '');
  const cut = (isCut: boolean) => (isCut ? [{ text: '…', isFound: false }] : []);
  return [...cut(from > 0), ...shown, ...cut(to < text.length)];
}

/** The nearest place from `at` on, in a direction, at which no word is cut. */
function edge(text: string, at: number, direction: 1 | -1): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  for (let step = 0; step < 20; step += 1) {
    const place = at + step * direction;
    if (/\s/.test(text[place - 1] ?? ' ') || /\s/.test(text[place] ?? ' ')) return place;
  }
  return at;
}
