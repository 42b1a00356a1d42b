import { expect, test } from 'vitest';
import { stands } from './search-routes.tsx';

test.each([
  ['Àjàyí & Sons', 'ajayi'],
  ['Àjàyí & Sons'.normalize('NFD'), 'ajayi'],
  ['Unsere Straße', 'STRASSE'],
  ['Daten\u00ADschutz', 'datenschutz'],
  ['It’s a map', "it's"],
  ['A map of lorries, a map', 'map lorr'],
  ['2 + 2 (four)', '+ ('],
])('in "%s", %s is found', (text, query) => {
  expect(stands(query, text)).toBe(true);
});

test('every word has to be there', () => {
  expect(stands('map ship', 'A map of lorries')).toBe(false);
  expect(stands('  ', 'A map of lorries')).toBe(false);
});
