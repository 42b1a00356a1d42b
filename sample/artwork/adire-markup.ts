import { drawMotif, type MotifName } from '../../site/src/adire/motifs.ts';

/** The paths of one motif in a square from 0 0 to 100 100; the parent element sets the colour. */
export function motifMarkup(motif: MotifName, seed: string): string {
  return drawMotif(motif, seed)
    .map(({ d, width }) => `<path stroke-width="${width}" d="${d}"/>`)
    .join('');
}
