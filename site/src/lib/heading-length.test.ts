import { expect, test } from 'vitest';
import { hasThreeShortLines, headingLength } from './heading-length.ts';

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

test.each([
  ['Software,\ndie die Arbeit\nleichter macht', true],
  ['仕事が楽になる\nソフトウェアを\nつくる', true],
  ['Software,\ndie die Arbeit von Menschen\nleichter macht', false],
  ['仕事を楽にしていく\nソフトウェアを\nつくる', false],
  ['Software\nfor people', false],
  ['We\nbuild\ngood\nsoftware', false],
])('%j has three short lines: %s', (heading, expected) => {
  expect(hasThreeShortLines(heading)).toBe(expected);
});
