import { composeField, type FieldOptions } from '../adire/compose-field.ts';
import type { Stroke } from '../adire/motifs.ts';
import { seededRandom } from '../adire/seeded-random.ts';

type Strokes = readonly Stroke[];

const EDGE = 100;

/** The threads of one square of a weave: all level, or all upright. */
function threads(x: number, y: number, edge: number, isLevel: boolean, count: number): string {
  const gap = edge / count;
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round(gap * (index + 0.5));
    const [inset, length] = [Math.round(gap / 2), Math.round(edge - gap)];
    return isLevel ? `M${x + inset} ${y + at}h${length}` : `M${x + at} ${y + inset}v${length}`;
  }).join('');
}

/** A weave: squares of level and of upright threads by turns, as in a basket. */
function weaveField(options: FieldOptions): Strokes {
  const d = composeField(options).map(({ column, row, span }) =>
    threads(column * EDGE, row * EDGE, span * EDGE, (column + row) % 2 === 0, 4 * span),
  );
  return [{ d: d.join(''), width: 3 }];
}

/** Widths of dots. */
const DOTS = [5, 9, 14, 19, 24];

const TURN = 2 * Math.PI;

/** Dots in rows, two to the side of a square, that swell and fade over the field, and go on where it is laid beside itself. */
function dotsField({ seed, columns, rows }: FieldOptions): Strokes {
  const phase = seededRandom(seed).between(0, TURN);
  const [across, down] = [columns * 2, rows * 2];
  const paths = DOTS.map(() => '');
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const [x, y] = [(column / across) * TURN, (row / down) * TURN];
      const swell = Math.sin(phase + x) + Math.cos(phase * 2 + y - x);
      const size = Math.min(DOTS.length - 1, Math.floor(((swell + 2) / 4) * DOTS.length));
      paths[size] += `M${column * 50 + (row % 2 ? 38 : 13)} ${row * 50 + 25}h0`;
    }
  }
  return DOTS.map((width, index) => ({ d: paths[index] ?? '', width })).filter(({ d }) => d);
}

const plainFields = { weave: weaveField, dots: dotsField };

/** The patterns that are drawn with a ruler. */
export type PlainPattern = keyof typeof plainFields;

/** The strokes of a field of a plain pattern, in a box of `columns` by `rows` squares of 100 units. */
export const plainField = (pattern: PlainPattern, options: FieldOptions): Strokes =>
  plainFields[pattern](options);

/** A square of a plain pattern, bold enough for a logo. */
export function plainLogo(pattern: PlainPattern): Strokes {
  if (pattern === 'weave') {
    const d = [0, 1, 2, 3].map((cell) =>
      threads((cell % 2) * 50, Math.floor(cell / 2) * 50, 50, cell % 3 === 0, 2),
    );
    return [{ d: d.join(''), width: 11 }];
  }
  const dots = [30, 23, 17].map((width, index) => {
    const d = [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .filter((cell) => Math.max(cell % 3, Math.floor(cell / 3)) === index)
      .map((cell) => `M${17 + (cell % 3) * 33} ${17 + Math.floor(cell / 3) * 33}h0`);
    return { d: d.join(''), width };
  });
  return dots;
}
