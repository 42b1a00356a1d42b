import { expect, test } from 'vitest';
import { type ProjectSize, projectSizes } from './project-sizes.ts';

/** Columns and rows of the twelve-column grid that a card covers. */
const cells: Record<ProjectSize, number> = { large: 16, small: 4, half: 6, whole: 12 };

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 25])('%i cards fill their rows', (count) => {
  const sizes = projectSizes(count);
  expect(sizes).toHaveLength(count);
  expect(sizes.reduce((sum, size) => sum + cells[size], 0) % 12).toBe(0);
  for (const [index, size] of sizes.entries()) {
    if (size !== 'large') continue;
    const before = sizes[index - 1] === 'small';
    expect(before ? sizes[index + 1] : sizes.slice(index + 1, index + 3).join()).toBe(
      before ? 'small' : 'small,small',
    );
  }
});

test('a card has a row of its own only when it is the only one', () => {
  expect(projectSizes(1)).toEqual(['whole']);
  for (let count = 2; count < 30; count++) expect(projectSizes(count)).not.toContain('whole');
});

test('the second large card is at the other side than the first', () => {
  expect(projectSizes(6)).toEqual(['large', 'small', 'small', 'small', 'large', 'small']);
});

test('without cards there are no sizes', () => {
  expect(projectSizes(0)).toEqual([]);
});
