import { composeField, type FieldOptions } from '../../site/src/adire/compose-field.ts';
import { drawSeams } from '../../site/src/adire/field-seams.ts';
import { drawMotif, type MotifName } from '../../site/src/adire/motifs.ts';
import { penOf } from '../../site/src/adire/pen.ts';
import { seededRandom } from '../../site/src/adire/seeded-random.ts';

const edge = 100;

/** The paths of one motif in a square from 0 0 to 100 100; the parent element sets the colour. */
export function motifMarkup(motif: MotifName, seed: string): string {
  return drawMotif(motif, seed)
    .map(({ d, width }) => `<path stroke-width="${width}" d="${d}"/>`)
    .join('');
}

/**
 * A field of adire squares as an `<svg>` that fills its box. Each square is drawn anew, so that no two
 * of the same motif are identical; the size of the markup does not matter in a picture.
 */
export function fieldMarkup({ seed, columns, rows, large = 0 }: FieldOptions): string {
  const squares = composeField({ seed, columns, rows, large });
  const seams = drawSeams(penOf(seededRandom(`${seed} seams`)), { squares, columns, rows, edge });
  const drawn = squares.map(({ motif, column, row, span, turns, pale }) => {
    const place = `translate(${column * edge} ${row * edge})scale(${span})rotate(${turns * 90} 50 50)`;
    const ground = pale
      ? '<path opacity=".12" stroke="none" fill="currentColor" d="M3 3h94v94h-94z"/>'
      : '';
    return `<g transform="${place}">${ground}${motifMarkup(motif, `${seed} ${column} ${row}`)}</g>`;
  });
  return `<svg viewBox="0 0 ${columns * edge} ${rows * edge}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path opacity=".4" d="${seams}"/>${drawn.join('')}</svg>`;
}

/** One adire square as an `<svg>`. */
export function squareMarkup(motif: MotifName, seed: string): string {
  return `<svg viewBox="0 0 100 100" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${motifMarkup(motif, seed)}</svg>`;
}
