import { pattern as themePattern } from 'virtual:theme';
import type { Theme } from '../../../packages/content-model/src/schemas/theme.ts';
import { AdireField } from '../adire/AdireField.tsx';
import type { FieldOptions } from '../adire/compose-field.ts';
import { Strokes } from '../adire/Strokes.tsx';
import { LaidField } from './LaidField.tsx';
import { loopSquares, loops } from './loops.ts';
import { mosaic, mosaicSquares } from './mosaic.ts';
import { plainField } from './plain.ts';

type Pattern = NonNullable<Theme['pattern']>;

interface PatternFieldProps extends FieldOptions {
  /** The theme's unless another is named. */
  pattern?: Theme['pattern'];
  /** The part of the field that stays visible in a box of another shape: its middle, or its right bottom corner. */
  anchor?: 'middle' | 'end';
  className?: string | undefined;
  /** For `<use>` elsewhere on the page. */
  id?: string;
  /** Set, the pattern moves to the place of the pattern on the next page; see page-transitions.css. */
  'data-pattern'?: '';
}

/** The drawing of each pattern, in squares of 100 units. */
const drawn: Record<Exclude<Pattern, 'none'>, (field: FieldOptions) => React.ReactNode> = {
  adire: AdireField,
  weave: (field) => <Strokes strokes={plainField('weave', field)} />,
  dots: (field) => <Strokes strokes={plainField('dots', field)} />,
  mosaic: (field) => (
    <LaidField
      name={nameOf(field)}
      squares={mosaicSquares(field)}
      strokesOf={(tile) => mosaic[tile]}
    />
  ),
  loops: (field) => (
    <LaidField
      name={nameOf(field)}
      squares={loopSquares(field)}
      strokesOf={(square) => loops[square]}
    />
  ),
};

const nameOf = ({ seed, columns, rows }: FieldOptions) => `${seed} ${columns} ${rows}`;

/**
 * A field of the theme's pattern that covers its box, cut at the edges; nothing where the theme has
 * none. Decoration: hidden from assistive technology. Lines take the colour of the text.
 */
export function PatternField(props: PatternFieldProps) {
  const {
    pattern = themePattern,
    anchor = 'middle',
    className,
    id,
    'data-pattern': moves,
    ...field
  } = props;
  if (pattern === 'none') return null;
  return (
    <svg
      id={id}
      data-pattern={moves}
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${field.columns * 100} ${field.rows * 100}`}
      preserveAspectRatio={anchor === 'end' ? 'xMaxYMax slice' : 'xMidYMid slice'}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawn[pattern](field)}
    </svg>
  );
}
