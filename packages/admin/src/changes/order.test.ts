import { expect, test } from 'vitest';
import { mergeOrder, movedItems } from './order.ts';

test('as few items as possible count as moved', () => {
  expect(movedItems(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d']);
  expect(movedItems(['a', 'b', 'c'], ['a', 'new', 'c'])).toEqual([]);
});

const merged = (base: string, ours: string, theirs: string) =>
  mergeOrder([...base], [...ours], [...theirs]).join('');

test.each([
  ['what both added', 'abc', 'abcx', 'yabc', 'yabcx'],
  ['what both added at the same place', 'ab', 'abx', 'aby', 'abxy'],
  ['several that one added, in their order', 'ab', 'ba', 'abxyz', 'baxyz'],
  ['what one moved and the other added', 'abcd', 'dabc', 'abcdx', 'dabcx'],
  ['what one moved and the other added in the middle', 'abcd', 'dabc', 'abxcd', 'dabxc'],
  ['what both moved, of different entries', 'abcdef', 'bcadef', 'fabcde', 'fbcade'],
  ['what one moved and the other took away', 'abc', 'bc', 'bca', 'bc'],
  ['what one moved, beside what the other took away', 'abcd', 'abd', 'dabc', 'dab'],
  ['the place on this side of what both moved', 'abcd', 'bacd', 'bcda', 'bacd'],
  ['orders that were made without a common one', '', 'ab', 'bc', 'abc'],
])('a merged order has %s', (_, base, ours, theirs, expected) => {
  expect(merged(base, ours, theirs)).toBe(expected);
});
