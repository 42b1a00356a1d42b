import type { FieldSquare } from '../adire/compose-field.ts';
import type { Stroke } from '../adire/motifs.ts';
import { Strokes } from '../adire/Strokes.tsx';
import { hashText } from '../adire/seeded-random.ts';

/** The side of a square, in units of the drawing. */
const edge = 100;

/** Two characters that distinguish the ids of this field from the ids of other fields on the page. */
function idPrefix(field: string): string {
  const hash = hashText(field);
  return `${(10 + (hash % 26)).toString(36)}${((hash >>> 8) % 36).toString(36)}`;
}

/** The `transform` of a square that is turned or large. */
function transformOf({ column, span, turns }: FieldSquare<string>): string | undefined {
  const x = column * edge;
  const moves = span === 2 ? [`translate(${x})scale(2)`] : [];
  if (turns > 0) moves.push(`rotate(${turns * 90} ${span === 2 ? 50 : x + 50} 50)`);
  return moves.join('') || undefined;
}

interface LaidFieldProps<Motif extends string> {
  /** Ids in the drawing are made of it, so it must be unique on a page. */
  name: string;
  squares: readonly FieldSquare<Motif>[];
  strokesOf: (motif: Motif) => readonly Stroke[];
  /** Path data of the lines between the squares. */
  seams?: string;
}

/** Squares in a grid, each motif drawn once, for a PatternField. */
export function LaidField<Motif extends string>(props: LaidFieldProps<Motif>) {
  const { name, squares, strokesOf, seams } = props;
  const prefix = idPrefix(name);
  const used = [...new Set(squares.map((square) => square.motif))];
  const idOf = (motif: Motif): string => prefix + used.indexOf(motif).toString(36);
  const rows = [...new Set(squares.map((square) => square.row))];
  // A pale square is one stroke as wide as the square is high.
  const pale = squares
    .filter((square) => square.pale)
    .map(({ column, row }) => `M${column * edge + 3} ${(row + 0.5) * edge}h${edge - 6}`)
    .join('');
  return (
    <>
      {used.map((motif) => (
        <symbol key={motif} id={idOf(motif)}>
          <Strokes strokes={strokesOf(motif)} />
        </symbol>
      ))}
      {pale && <path opacity=".12" strokeWidth={edge - 6} strokeLinecap="butt" d={pale} />}
      {seams && <path opacity=".4" d={seams} />}
      {rows.map((row) => (
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
