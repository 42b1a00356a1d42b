import { drawMotif, type MotifName, motifNames } from './motifs.ts';
import { Strokes } from './Strokes.tsx';
import { seededRandom } from './seeded-random.ts';

export interface AdireSquareProps {
  /** Decides the irregularities, and the motif where none is given. */
  seed: string;
  motif?: MotifName;
  className?: string | undefined;
}

/**
 * One adire square. Decoration, hidden from assistive technology. Lines have the text's colour; a
 * style sheet can change their width with `stroke-width` on the `<svg>`.
 */
export function AdireSquare({ seed, motif, className }: AdireSquareProps) {
  const [lines, ...rest] = drawMotif(motif ?? seededRandom(seed).pick(motifNames), seed);
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth={lines?.width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines?.d} />
      <Strokes strokes={rest} />
    </svg>
  );
}
