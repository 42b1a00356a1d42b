import { expect, test } from 'vitest';
import { type ProjectSize, sized } from './project-sizes.ts';

/** Columns and rows of the twelve-column grid that a card covers. */
const cells: Record<ProjectSize, number> = { large: 16, small: 4, half: 6, whole: 12 };
/** Cards named by their places; those at `wide` are wide. */
const cards = (count: number, ...wide: number[]) =>
  Array.from({ length: count }, (_, place) => ({ place, isWide: wide.includes(place) }));
const sizesOf = (...options: Parameters<typeof cards>) =>
  sized(cards(...options)).map(({ size }) => size);
const placesOf = (...options: Parameters<typeof cards>) =>
  sized(cards(...options)).map(({ card }) => card.place);

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 25])('%i cards fill their rows', (count) => {
  for (const sizes of [sizesOf(count), sizesOf(count + 1, Math.floor(count / 2))]) {
    let filled = 0;
    for (const size of sizes) {
      if (size === 'whole') expect(filled % 12).toBe(0);
      filled += cells[size];
    }
    expect(filled % 12).toBe(0);
  }
  expect(placesOf(count)).toEqual([...Array(count).keys()]);
});

test('a card has a row of its own only when it is the only one', () => {
  expect(sizesOf(1)).toEqual(['whole']);
  for (let count = 2; count < 30; count++) expect(sizesOf(count)).not.toContain('whole');
});

test.each([3, 5, 6, 9, 10, 25])('of %i cards the first one alone is large', (count) => {
  const [first, ...others] = sizesOf(count);
  expect(first).toBe('large');
  expect(others).not.toContain('large');
});

test('a wide card has the next row, and the cards behind it fill its own row', () => {
  expect(placesOf(10, 4)).toEqual([0, 1, 2, 3, 5, 6, 4, 7, 8, 9]);
  expect(sizesOf(10, 4)[6]).toBe('whole');
  expect(placesOf(4, 0)).toEqual([0, 1, 2, 3]);
  expect(placesOf(4, 3)).toEqual([0, 1, 2, 3]);
  expect(placesOf(6, 1, 4)).toEqual([0, 2, 1, 3, 5, 4]);
});

test.each([1, 2, 3, 4, 5, 15])(
  '%i cards below others fill their rows without a large one',
  (count) => {
    const sizes = sized(cards(count), false).map(({ size }) => size);
    expect(sizes).not.toContain('large');
    expect(sizes.reduce((sum, size) => sum + cells[size], 0) % 12).toBe(0);
  },
);

test('without cards there are no sizes', () => {
  expect(sized([])).toEqual([]);
});
