import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('the median is the number in the middle, in whatever order they come', () => {
  expect(median([30, 10, 20])).toBe(20);
});

test('of an even count the median is the lower of the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('the 99th percentile leaves out the slowest of a hundred and one', () => {
  const numbers = Array.from({ length: 101 }, (_, index) => index);
  expect(percentile(numbers, 0.99)).toBe(99);
  expect(numbers[0]).toBe(0);
});

test('an empty list has no median', () => {
  expect(median([])).toBeNaN();
});
