import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PATTERN_FILE } from '../pattern/LazyPatternField.tsx';
import { PatternSquare } from '../pattern/PatternSquare.tsx';
import { composeField } from './compose-field.ts';
import { drawSeams } from './field-seams.ts';
import { drawMotif, motifNames } from './motifs.ts';
import { hashText, seededRandom } from './seeded-random.ts';

const seeds = ['hero', 'get in touch', 'not found', 'divider', 'a', ''];

describe('the motifs', () => {
  test('are at least twelve', () => {
    expect(motifNames.length).toBeGreaterThanOrEqual(12);
  });

  test('are the same for the same seed and others for another', () => {
    const wrong = motifNames.filter((name) => {
      const [hero, again, footer] = ['hero', 'hero', 'footer'].map((seed) =>
        JSON.stringify(drawMotif(name, seed)),
      );
      return hero !== again || hero === footer;
    });
    expect(wrong).toEqual([]);
  });

  test('are path data with no number missing', () => {
    const wrong = motifNames.filter((name) =>
      drawMotif(name, 'hero').some(
        ({ d, width }) => !/^M[-\d .aAcChHlLMqQsSTtvVz]+$/.test(d) || !(width > 1),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the random source', () => {
  test('never gives a number outside its bounds', () => {
    const random = seededRandom('bounds');
    for (let turn = 0; turn < 2000; turn++) {
      const value = random.between(3, 5);
      expect(value).toBeGreaterThanOrEqual(3);
      expect(value).toBeLessThan(5);
    }
  });

  test('shuffles without losing or doubling an entry', () => {
    expect(seededRandom('cards').shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('refuses to pick from an empty list', () => {
    expect(() => seededRandom('x').pick([])).toThrow(RangeError);
  });

  test('hashes a text to the published FNV-1a value', () => {
    expect(hashText('a')).toBe(0xe40c292c);
  });
});

describe('a field', () => {
  test.each(seeds)(
    'of seed "%s" covers each place once and has no two equal neighbours',
    (seed) => {
      const squares = composeField({ seed, columns: 14, rows: 6, large: 4 });
      const grid = new Map<string, (typeof squares)[number]>();
      for (const square of squares) {
        for (let cell = 0; cell < square.span ** 2; cell++) {
          const column = square.column + (cell % square.span);
          const place = `${column} ${square.row + Math.floor(cell / square.span)}`;
          expect(grid.has(place)).toBe(false);
          grid.set(place, square);
        }
      }
      expect(grid.size).toBe(14 * 6);
      expect(squares.filter((square) => square.span === 2)).toHaveLength(4);
      for (const [place, square] of grid) {
        const [column = 0, row = 0] = place.split(' ').map(Number);
        for (const next of [`${column + 1} ${row}`, `${column} ${row + 1}`]) {
          const neighbour = grid.get(next);
          if (neighbour && neighbour !== square) expect(neighbour.motif).not.toBe(square.motif);
        }
      }
    },
  );

  test('that is laid beside itself has lines at its edges, and no two alike squares meet there', () => {
    const { columns, rows } = PATTERN_FILE;
    const squares = composeField(PATTERN_FILE);
    const motifs = new Map<string, string>();
    for (const { column, row, span, motif } of squares) {
      for (let cell = 0; cell < span ** 2; cell++) {
        motifs.set(`${column + (cell % span)} ${row + Math.floor(cell / span)}`, motif);
      }
    }
    const alike = [...motifs].filter(([place, motif]) => {
      const [column = 0, row = 0] = place.split(' ').map(Number);
      const isAtEnd = (at: number, count: number) => at === count - 1;
      return (
        (isAtEnd(column, columns) && motifs.get(`0 ${row}`) === motif) ||
        (isAtEnd(row, rows) && motifs.get(`${column} 0`) === motif)
      );
    });
    expect(alike).toEqual([]);
    const seams = drawSeams({ squares, columns, rows, repeats: true, edge: 100 });
    for (const line of [`M0 0V${rows * 100}`, `M0 0H${columns * 100}`]) {
      expect(seams).toContain(line);
    }
  });

  test('of one row or one column stays inside its grid though large squares are asked for', () => {
    expect(composeField({ seed: 'strip', columns: 9, rows: 1, large: 2 })).toHaveLength(9);
    expect(composeField({ seed: 'strip', columns: 1, rows: 9, large: 2 })).toHaveLength(9);
  });
});

describe('a square', () => {
  test('shows the motif it is given', () => {
    const markup = renderToStaticMarkup(
      <PatternSquare pattern="adire" seed="wordmark" motif="rings" />,
    );
    const [stroke] = drawMotif('rings', 'wordmark');
    expect(markup).toContain(stroke?.d);
  });

  test('leaves the width of its lines to the svg, where a style sheet can change it', () => {
    const markup = renderToStaticMarkup(
      <PatternSquare pattern="adire" seed="wordmark" motif="waves" />,
    );
    expect(markup).toMatch(/^<svg [^>]*stroke-width="/);
    expect(markup).toMatch(/<path d="[^"]+"><\/path><\/svg>/);
  });
});
