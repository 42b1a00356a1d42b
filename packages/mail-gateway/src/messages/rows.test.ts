import { expect, test } from 'vitest';
import { entryOf, textOfOthers } from './rows.ts';

const others = textOfOthers([
  ['budget', '10,000'],
  ['wishes', 'a "quick" site\nand a map'],
]);

test.each([
  { end: 'in a text', at: 'site', text: 'a "quick" ' },
  { end: 'before a quotation mark', at: '\\"quick', text: 'a ' },
  { end: 'in the escape of a quotation mark', at: '"quick', text: 'a ' },
  { end: 'in the escape of a line end', at: 'nand', text: 'a "quick" site' },
])('the other fields of an entry that a query has cut $end are readable', ({ at, text }) => {
  const cut = others.slice(0, others.indexOf(at));
  expect(entryOf({ other_fields: cut }).otherFields).toEqual([
    ['budget', '10,000'],
    ['wishes', text],
  ]);
});
