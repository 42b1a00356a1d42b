import { drawMotif, type MotifName, motifNames } from './motifs.ts';
import { penOf } from './pen.ts';
import { Strokes } from './Strokes.tsx';
import { seededRandom } from './seeded-random.ts';

export interface AdireSquareProps {
  /** Decides the irregularities, and the motif where none is given. */
  seed: string;
  motif?: MotifName;
  /** Shows four tiles, of which the last is loose and rotated. */
  missing?: boolean;
  /** Draws a line around the square. */
  framed?: boolean;
  className?: string | undefined;
}

const tilePlaces = [
  'translate(0 0)',
  'translate(108 0)',
  'translate(0 108)',
  'translate(138 132)rotate(17 50 50)',
] as const;

/** The visible outline of the empty place under the loose tile. */
const gap = 'M128 204H112V112H204V134';

function frameOf(seed: string): string {
  const pen = penOf(seededRandom(`${seed} frame`));
  return pen.through([
    [2, 2],
    [98, 2],
    [98, 98],
    [2, 98],
    [2, 2],
  ]);
}

/**
 * One adire square. Decoration, hidden from assistive technology. Lines have the text's colour; a
 * style sheet can change their width with `stroke-width` on the `<svg>`.
 */
export function AdireSquare({ seed, motif, missing, framed, className }: AdireSquareProps) {
  const shuffled = seededRandom(seed).shuffle(motifNames);
  const [first = 'rings'] = shuffled;
  const tiles = (missing ? [...shuffled.slice(1, 4), motif ?? first] : [motif ?? first]).map(
    (name) => {
      const [lines, ...rest] = drawMotif(name, seed);
      return { name, lines, rest };
    },
  );
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={missing ? '-2 -2 262 262' : '0 0 100 100'}
      fill="none"
      stroke="currentColor"
      strokeWidth={tiles[0]?.lines?.width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {missing && <path strokeWidth="1.5" strokeDasharray="5 6" d={gap} />}
      {tiles.map(({ name, lines, rest }, index) => (
        <g key={name} transform={missing ? tilePlaces[index] : undefined}>
          {(missing || framed) && <path strokeWidth="2" d={frameOf(`${seed} ${name}`)} />}
          <path d={lines?.d} />
          <Strokes strokes={rest} />
        </g>
      ))}
    </svg>
  );
}
