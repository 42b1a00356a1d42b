import { colours } from 'virtual:theme';
import type { RefObject } from 'react';
import { LetterSquare } from './LetterSquare.tsx';
import { lettersOf } from './name-pattern.ts';

const COLUMNS = 8;
const ROWS = 4;

interface NamePatternProps {
  name: string;
  ref?: RefObject<SVGSVGElement | null>;
  className?: string | undefined;
}

/**
 * The pattern of a name: its letters row by row, repeated, with another quarter turn in each repetition. The drawing
 * has its own colours and needs no styles of the page, so that it can be saved.
 */
export function NamePattern({ name, ref, className }: NamePatternProps) {
  const letters = lettersOf(name);
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      className={className}
      width={COLUMNS * 200}
      height={ROWS * 200}
      viewBox={`0 0 ${COLUMNS * 100} ${ROWS * 100}`}
    >
      <path fill={colours.brand} d={`M0 0h${COLUMNS * 100}v${ROWS * 100}H0z`} />
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => {
        const place = `${(index % COLUMNS) * 100} ${Math.floor(index / COLUMNS) * 100}`;
        return (
          <g key={place} transform={`translate(${place})`}>
            <LetterSquare
              letter={letters[index % letters.length] ?? ''}
              turns={Math.floor(index / letters.length)}
              colour={colours.onBrand}
            />
          </g>
        );
      })}
    </svg>
  );
}
