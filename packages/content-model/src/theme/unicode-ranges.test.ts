import { expect, test } from 'vitest';
import { charactersOf, isInRanges, rangesOf } from './unicode-ranges.ts';

test('ranges and their characters are the same in both directions', () => {
  const ranges = ['U+0041-0043', 'U+0141', 'U+1F600'];
  expect(charactersOf(ranges)).toEqual(['A', 'B', 'C', 'Ł', '😀']);
  expect(rangesOf(['😀', 'C', 'B', 'Ł', 'A'])).toEqual(ranges);
});

test('a range has its first and its last character, and none beside them', () => {
  const inside = [...'@ABCD'].filter((each) => isInRanges(each, ['U+0041-0043']));
  expect(inside).toEqual(['A', 'B', 'C']);
});
