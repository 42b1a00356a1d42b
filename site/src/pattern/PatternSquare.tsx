import { pattern as themePattern } from 'virtual:theme';
import type { Theme } from '../../../content-model/src/schemas/theme.ts';
import { AdireSquare, type AdireSquareProps } from '../adire/AdireSquare.tsx';
import { Strokes } from '../adire/Strokes.tsx';
import { plainSquare } from './plain.ts';

/** Props of {@link PatternSquare}; the pattern is the theme's unless another is named. */
type PatternSquareProps = AdireSquareProps & { pattern?: Theme['pattern'] };

/**
 * Squares that every page contains in its mark and above its heading: repeating one adds next to nothing to a
 * compressed page.
 */
export const pageSquares = {
  rings: { seed: 'mark', motif: 'rings' },
  sun: { seed: 'badge', motif: 'sun' },
} as const;

/**
 * One square of the theme's pattern, as a divider or in place of a picture; nothing where the theme has
 * none. Decoration: hidden from assistive technology. Lines take the colour of the text.
 */
export function PatternSquare({ pattern = themePattern, ...options }: PatternSquareProps) {
  if (pattern === 'none') return null;
  if (pattern === 'adire') return <AdireSquare {...options} />;
  return (
    <svg
      aria-hidden="true"
      className={options.className}
      viewBox="4 4 92 92"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <Strokes strokes={plainSquare(pattern)} />
    </svg>
  );
}
