import { pattern } from 'virtual:theme';
import { drawMotif, motifNames, type Stroke } from '../../adire/motifs.ts';
import { hashText } from '../../adire/seeded-random.ts';
import { loops } from '../../pattern/loops.ts';
import { mosaic } from '../../pattern/mosaic.ts';
import { plainField } from '../../pattern/plain.ts';

/** One square of a cloth, in a drawing whose places are 100 units wide. */
export interface ClothPlace {
  /** The place in the strip, from 0. */
  readonly place: number;
  /** From the corner of the place. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What a letter weaves. */
export interface LetterSquare {
  readonly strokes: readonly Stroke[];
  /** How many times 100 units the drawing is wide and high. */
  readonly side: number;
  /** Quarter turns, clockwise. */
  readonly turns: number;
}

/** The most letters that are woven; further ones are left out. */
const MOST = 64;

/**
 * The letters, digits and signs of a name, each with its marks: nothing for its spaces and punctuation. The same
 * letters in upper or lower case, composed or not, are the same, in every browser.
 */
export function lettersOf(name: string): readonly string[] {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{S}]\p{M}*/gu);
  return letters?.slice(0, MOST) ?? [];
}

/** The square of a letter, the same for the same letter. */
export function letterSquare(letter: string): LetterSquare {
  const hash = hashText(letter);
  const turns = (hash >>> 9) % 4;
  if (pattern === 'weave' || pattern === 'dots') {
    // One or four squares of the pattern: a weave of one square differs by its turn alone.
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
 * Lays squares into the places of a strip. One square fills a place; more squares than places share the last places, in
 * fours or, if need be, in nines, so that the strip is covered. Squares beyond that are left out.
 */
export function layOut(squares: number, places: number): ClothPlace[] {
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

/**
 * Brings `woven` one letter nearer to `letters`: letters that differ are removed from the end before any is added.
 */
export function nextStitch(woven: readonly string[], letters: readonly string[]) {
  const isBegun = woven.every((letter, index) => letter === letters[index]);
  return isBegun ? letters.slice(0, woven.length + 1) : woven.slice(0, -1);
}
