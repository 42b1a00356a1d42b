import type { Stroke } from './motifs.ts';

/** The paths of one motif. The `<svg>` around them sets the stroke's colour. */
export function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map(({ d, width }) => <path key={d} strokeWidth={width} d={d} />);
}
