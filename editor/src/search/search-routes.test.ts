import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy, get } from '../../test/requests.ts';
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

test('as many texts wait to be written on the first page as the search for them finds', async () => {
  const folder = contentCopy();
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('pages/home.yaml', /$/, '\nsections: [hero, services, team (off)]\n');
  for (const file of ['hero/hero.yaml', 'team/section.yaml', 'services/section.yaml']) {
    change(file, /^(badgeText|sectionTitle): /m, '$1: ··· ');
  }
  change('legal/privacy-policy.md', /$/, '\n## ··· One\n\n··· Two\n');
  const said = async (path: string) => (await get(path, { folder })).body;
  expect(await said('/')).toContain('4 texts begin with ···');
  expect(await said(`/search?q=${encodeURIComponent('···')}`)).toContain('stands in 4 places.');
});
