import { Strokes } from '../../adire/Strokes.tsx';
import { letterDrawing } from './name-pattern.ts';

interface LetterSquareProps {
  letter: string;
  /** Quarter turns in addition to the turns of the letter. */
  turns?: number;
  colour?: string;
  className?: string | undefined;
}

/** The lines of a letter's square, 100 units wide, in `colour`. */
export function LetterSquare({
  letter,
  turns = 0,
  colour = 'currentColor',
  className,
}: LetterSquareProps) {
  const { strokes, side, turns: own } = letterDrawing(letter);
  return (
    <g
      className={className}
      fill="none"
      color={colour}
      stroke={colour}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g transform={`rotate(${((own + turns) % 4) * 90} 50 50)scale(${1 / side})`}>
        <Strokes strokes={strokes} />
      </g>
      {/* Half of the line between the square and its neighbours. */}
      <path strokeWidth=".5" opacity=".4" d="M0 0h100v100H0z" />
    </g>
  );
}
