import type { Stroke } from './motifs.ts';

/** The paths of one motif. The `<svg>` around them sets the stroke's colour, that of its text, which shapes have too. */
export function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map(({ d, width }) =>
    width > 0 ? (
      <path key={d} strokeWidth={width} d={d} />
    ) : (
      <path key={d} fill="currentColor" stroke="none" d={d} />
    ),
  );
}
