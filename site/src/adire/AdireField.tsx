import { composeField, type FieldOptions, type FieldSquare } from './compose-field.ts';
import { drawSeams } from './field-seams.ts';
import { drawMotif, type MotifName } from './motifs.ts';
import { Strokes } from './Strokes.tsx';
import { hashText } from './seeded-random.ts';

/** The side of a square, in units of the drawing. */
const edge = 100;

/** Two characters that distinguish the ids of this field from those of others on the page. */
function idPrefix(field: string): string {
  const hash = hashText(field);
  return `${(10 + (hash % 26)).toString(36)}${((hash >>> 8) % 36).toString(36)}`;
}

/** The `transform` of a square that is turned or large. */
function transformOf({ column, span, turns }: FieldSquare): string | undefined {
  const x = column * edge;
  const moves = span === 2 ? [`translate(${x})scale(2)`] : [];
  if (turns > 0) moves.push(`rotate(${turns * 90} ${span === 2 ? 50 : x + 50} 50)`);
  return moves.join('') || undefined;
}

/**
 * The squares of an adire field and the lines between them, for a PatternField. The ids in the drawing are made of the
 * seed, so it must be unique on a page. 84 squares (14 by 6) are about 5.8 KB.
 */
export function AdireField(options: FieldOptions) {
  const { seed, columns, rows, bare } = options;
  const prefix = idPrefix(`${seed} ${columns} ${rows}`);
  const squares = composeField(options);
  const used = [...new Set(squares.map((square) => square.motif))];
  const idOf = (motif: MotifName): string => prefix + used.indexOf(motif).toString(36);
  const seams = drawSeams({ squares, columns, rows, bare, edge });
  // A pale square is one stroke as wide as the square is high.
  const pale = squares
    .filter((square) => square.pale)
    .map(({ column, row }) => `M${column * edge + 3} ${(row + 0.5) * edge}h${edge - 6}`)
    .join('');
  return (
    <>
      {used.map((motif) => (
        <symbol key={motif} id={idOf(motif)}>
          <Strokes strokes={drawMotif(motif, seed)} />
        </symbol>
      ))}
      <path opacity=".12" strokeWidth={edge - 6} strokeLinecap="butt" d={pale} />
      <path opacity=".4" d={seams} />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <g key={row} transform={row > 0 ? `translate(0 ${row * edge})` : undefined}>
          {squares
            .filter((square) => square.row === row)
            .map((square) => (
              <use
                key={square.column}
                href={`#${idOf(square.motif)}`}
                x={square.span === 1 && square.column > 0 ? square.column * edge : undefined}
                transform={transformOf(square)}
              />
            ))}
        </g>
      ))}
    </>
  );
}
