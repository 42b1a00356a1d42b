import { pattern as themePattern } from 'virtual:theme';
import type { Theme } from '../../../packages/content-model/src/schemas/theme.ts';
import { drawMotif, type MotifName } from '../adire/motifs.ts';
import { Strokes } from '../adire/Strokes.tsx';
import { logoSquare } from './logo-square.ts';

interface PatternSquareProps {
  /** Decides the irregularities of a motif. */
  seed: string;
  /** The motif of an adire square. */
  motif: MotifName;
  /** The theme's unless another is named. */
  pattern?: Theme['pattern'];
  className?: string | undefined;
}

/**
 * Squares that every page contains in its logo and above its heading: repeating one adds next to nothing to a
 * compressed page.
 */
export const pageSquares = {
  rings: { seed: 'mark', motif: 'rings' },
  sun: { seed: 'badge', motif: 'sun' },
} as const;

/**
 * A square of the theme's pattern, as a divider or instead of a picture; nothing without a pattern. Decoration: hidden
 * from assistive technology. Lines take the colour of the text; a style sheet can change the width of adire's lines
 * with `stroke-width` on the `<svg>`.
 */
export function PatternSquare(props: PatternSquareProps) {
  const { seed, motif, pattern = themePattern, className } = props;
  if (pattern === 'none') return null;
  const isAdire = pattern === 'adire';
  const [lines, ...others] = isAdire ? drawMotif(motif, seed) : [];
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={isAdire ? '0 0 100 100' : '4 4 92 92'}
      fill="none"
      stroke="currentColor"
      strokeWidth={lines?.width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines && <path d={lines.d} />}
      <Strokes strokes={isAdire ? others : logoSquare(pattern)} />
    </svg>
  );
}
