import type { Stroke } from './motifs.ts';

/** The paths of a motif. The text colour of the `<svg>` around them is the colour of strokes and shapes. */
export function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map(({ d, width }) =>
    width > 0 ? (
      <path key={d} strokeWidth={width} d={d} />
    ) : (
      <path key={d} fill="currentColor" stroke="none" d={d} />
    ),
  );
}
