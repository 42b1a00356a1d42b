import { pattern } from 'virtual:theme';
import { drawMotif, motifNames, type Stroke } from '../../adire/motifs.ts';
import { hashText } from '../../adire/seeded-random.ts';
import { loops } from '../../pattern/loops.ts';
import { mosaic } from '../../pattern/mosaic.ts';
import { plainField } from '../../pattern/plain.ts';

/** A square on the strip, in a drawing whose cells are 100 units wide. */
export interface StripPlace {
  /** The cell of the strip, from 0. */
  readonly place: number;
  /** The distance from the corner of the cell. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The drawing of a letter. */
export interface LetterDrawing {
  readonly strokes: readonly Stroke[];
  /** The width and height of the drawing, in squares of 100 units. */
  readonly side: number;
  /** Quarter turns, clockwise. */
  readonly turns: number;
}

/** The largest number of letters; the rest of a name is left out. */
const MOST = 64;

/**
 * The letters, digits and signs of a name, each with its combining marks and without spaces and punctuation. Upper
 * and lower case, composed and decomposed letters are the same, in every browser.
 */
export function lettersOf(name: string): readonly string[] {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{S}]\p{M}*/gu);
  return letters?.slice(0, MOST) ?? [];
}

/** The drawing of a letter, the same for equal letters. */
export function letterDrawing(letter: string): LetterDrawing {
  const hash = hashText(letter);
  const turns = (hash >>> 9) % 4;
  if (pattern === 'weave' || pattern === 'dots') {
    // One or four squares of the pattern: a single square of the weave differs by its turn alone.
    const side = 1 + ((hash >>> 7) % 2);
    return {
      strokes: plainField(pattern, { seed: letter, columns: side, rows: side }),
      side,
      turns,
    };
  }
  if (pattern === 'mosaic' || pattern === 'loops') {
    const squares: (readonly Stroke[])[] = Object.values(pattern === 'mosaic' ? mosaic : loops);
    return { strokes: squares[hash % squares.length] ?? [], side: 1, turns };
  }
  const [motif = 'rings'] = motifNames.slice(hash % motifNames.length);
  return { strokes: drawMotif(motif, letter), side: 1, turns };
}

/**
 * Lays squares into the cells of a strip. One square fills a cell. When there are more squares than cells, the last
 * cells take four squares each, or nine if four are too few. Squares beyond that are left out.
 */
export function layOut(squares: number, places: number): StripPlace[] {
  const split = squares > 4 * places ? 3 : 2;
  const shared = Math.ceil((squares - places) / (split ** 2 - 1));
  const whole = places - Math.min(places, Math.max(0, shared));
  const size = 100 / split;
  return Array.from({ length: squares }, (_, index) => {
    if (index < whole) return { place: index, x: 0, y: 0, size: 100 };
    const cell = (index - whole) % split ** 2;
    return {
      place: whole + Math.floor((index - whole) / split ** 2),
      x: (cell % split) * size,
      y: Math.floor(cell / split) * size,
      size,
    };
  }).filter(({ place }) => place < places);
}

/** The next step from `shown` to `letters`. Letters that differ are removed from the end before any letter is added. */
export function nextLetters(shown: readonly string[], letters: readonly string[]) {
  const isBegun = shown.every((letter, index) => letter === letters[index]);
  return isBegun ? letters.slice(0, shown.length + 1) : shown.slice(0, -1);
}
