import { Strokes } from '../../adire/Strokes.tsx';
import { letterSquare } from './name-cloth.ts';

interface ClothSquareProps {
  letter: string;
  /** Quarter turns beside those of the letter. */
  turns?: number;
  colour?: string;
  className?: string | undefined;
}

/** The lines of a letter's square, 100 units wide, in the colour of the text or in `colour`. */
export function ClothSquare({
  letter,
  turns = 0,
  colour = 'currentColor',
  className,
}: ClothSquareProps) {
  const { strokes, side, turns: own } = letterSquare(letter);
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
      {/* Half of the seam that it shares with its neighbours. */}
      <path strokeWidth=".5" opacity=".4" d="M0 0h100v100H0z" />
    </g>
  );
}
