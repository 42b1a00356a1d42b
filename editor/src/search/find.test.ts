import { expect, test } from 'vitest';
import { find, wordsOf } from './find.ts';

/** What is found, with the words in brackets. */
const shown = (text: string, query: string) =>
  find(text, wordsOf(query))
    ?.map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Àjàyí & Sons', 'ajayi', '[Àjàyí] & Sons'],
  ['Àjàyí & Sons', 'ajayi', '[Àjàyí] & Sons'],
  ['Unsere Straße', 'STRASSE', 'Unsere [Straße]'],
  ['Daten\u00ADschutz', 'datenschutz', '[Daten\u00ADschutz]'],
  ['It’s a map', "it's", '[It’s] a map'],
  ['A map of lorries, a map', 'map lorr', 'A [map] of [lorr]ies, a [map]'],
  ['2 + 2 (four)', '+ (', '2 [+] 2 [(]four)'],
])('in "%s", %s is found', (text, query, expected) => {
  expect(shown(text, query)).toBe(expected);
});

test('every word has to be there', () => {
  expect(shown('A map of lorries', 'map ship')).toBeUndefined();
  expect(shown('A map of lorries', '  ')).toBeUndefined();
});

test('a long text is cut between words, around what was found', () => {
  const long = `${'before '.repeat(30)}here ${'after '.repeat(30)}`;
  const found = shown(long, 'here') ?? '';
  expect(found).toMatch(/^… before (?:before )+\[here\] (?:after )+(?:after)?…$/);
  expect(found.length).toBeLessThan(150);
});
