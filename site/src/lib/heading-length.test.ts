import { expect, test } from 'vitest';
import { headingLength } from './heading-length.ts';

test.each([
  [60, undefined],
  [61, 'long'],
  [91, 'very-long'],
])('a heading of %i letters is %s', (length, expected) => {
  expect(headingLength('a'.repeat(length))).toBe(expected);
});

test('a heading in Japanese is as long as it is wide', () => {
  expect(headingLength('設'.repeat(31))).toBe('long');
});
