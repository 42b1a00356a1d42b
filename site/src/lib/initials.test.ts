import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ama Boateng-Osei', 'AB'],
  ['Ludwig van Beethoven', 'LB'],
  ['Pelé', 'P'],
  ['निर्मला शर्मा', 'निश'],
  ['佐藤', '佐'],
  ['··· Name', 'N'],
  ['···', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
