import { pattern as themePattern } from 'virtual:theme';
import type { Theme } from '../../../content-model/src/schemas/theme.ts';
import { AdireField, type AdireFieldProps } from '../adire/AdireField.tsx';
import { Strokes } from '../adire/Strokes.tsx';
import { plainField } from './plain.ts';

/** Props of {@link PatternField}; the pattern is the theme's unless another is named. */
type PatternFieldProps = AdireFieldProps & { pattern?: Theme['pattern'] };

/**
 * A field of the theme's pattern that covers its box, cut at the edges; nothing where the theme has
 * none. Decoration: hidden from assistive technology. Lines take the colour of the text.
 */
export function PatternField({ pattern = themePattern, ...options }: PatternFieldProps) {
  if (pattern === 'none') return null;
  if (pattern === 'adire') return <AdireField {...options} />;
  const { columns, rows, anchor, className, id } = options;
  return (
    <svg
      id={id}
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio={anchor === 'end' ? 'xMaxYMax slice' : 'xMidYMid slice'}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <Strokes strokes={plainField(pattern, options)} />
    </svg>
  );
}
