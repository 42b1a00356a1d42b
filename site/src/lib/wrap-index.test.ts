import { expect, it } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

it.each([
  ['the next after the last is the first', 5, 0],
  ['the one before the first is the last', -1, 4],
  ['a place inside stays', 3, 3],
  ['several rounds forward come back', 12, 2],
  ['several rounds back come back', -7, 3],
])('%s', (_, index, expected) => {
  expect(wrapIndex(index, 5)).toBe(expected);
});

it('a ring of one has one place', () => {
  expect([wrapIndex(1, 1), wrapIndex(-1, 1)]).toEqual([0, 0]);
});
