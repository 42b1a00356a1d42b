import { colours } from 'virtual:theme';
import type { RefObject } from 'react';
import { ClothSquare } from './ClothSquare.tsx';
import { lettersOf } from './name-cloth.ts';

const COLUMNS = 8;
const ROWS = 4;

interface NameClothProps {
  name: string;
  ref?: RefObject<SVGSVGElement | null>;
  className?: string | undefined;
}

/**
 * The cloth that a name weaves: its letters row by row, again and again, each time turned once more. It is a drawing by
 * itself, with its own colours and no styles of the page, and can be saved.
 */
export function NameCloth({ name, ref, className }: NameClothProps) {
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
            <ClothSquare
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
