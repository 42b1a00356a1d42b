import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy, get } from '../../test/requests.ts';
import { containsWords } from './contains-words.ts';

test.each([
  ['Àjàyí & Sons', 'ajayi'],
  ['Àjàyí & Sons'.normalize('NFD'), 'ajayi'],
  ['Unsere Straße', 'STRASSE'],
  ['Daten\u00ADschutz', 'datenschutz'],
  ['It’s a map', "it's"],
  ['A map of lorries, a map', 'map lorr'],
  ['2 + 2 (four)', '+ ('],
])('in "%s", %s is found', (text, query) => {
  expect(containsWords(text, query)).toBe(true);
});

test('every word has to be there', () => {
  expect(containsWords('A map of lorries', 'map ship')).toBe(false);
  expect(containsWords('A map of lorries', '  ')).toBe(false);
});

test('the first page counts as many drafts as the page that lists them', async () => {
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
  expect(await said('/')).toContain('4 texts wait to be written');
  expect(await said('/waiting')).toContain('4 texts wait to be written');
});

/** The actions that a query finds, with their addresses. */
async function functionsFor(query: string, context: Parameters<typeof get>[1] = {}) {
  const { body } = await get(`/search?q=${encodeURIComponent(query)}`, context);
  const [, list = ''] =
    /<h2>(?:What you can do|Was Sie tun können)<\/h2><ul[^>]*>(.*?)<\/ul>/s.exec(body) ?? [];
  return [...list.matchAll(/href="([^"]+)">([^<]+)/g)].map(([, href, label]) => `${label} ${href}`);
}

test.each([
  ['colour', 'Main colour /admin/edit?file=theme.yaml#brand'],
  ['COLORS', 'Main colour /admin/edit?file=theme.yaml#brand'],
  ['logo', 'Logo /admin/edit?file=theme.yaml#logo'],
  ['questions', 'Questions of your own /admin/edit?file=contact%2Fcontact.yaml#fields'],
  ['Google', 'Home page: order, and search results /admin/edit?file=pages%2Fhome.yaml'],
  ['publish', 'Publish /admin/publish'],
  ['schedule', 'Publish later /admin/publish#later'],
  ['history', 'taking them back /admin/history'],
  ['languages', 'All languages of the site /admin/edit?file=site%2Fsite.yaml#languages'],
  ['opening hours', 'Contact page and form /admin/edit?file=contact%2Fcontact.yaml'],
  ['telephone', 'Telephone'],
  ['enquiries', 'Enquiries /admin/inbox'],
  ['statistics', 'Figures: visits, sources, and what leads to enquiries /admin/figures'],
  ['font', 'Typeface of headings /admin/edit?file=theme.yaml#displayTypeface'],
  ['staff', 'Team /admin/#team'],
])('a search for "%s" finds the function', async (query, found) => {
  expect((await functionsFor(query)).join('\n')).toContain(found);
});

test('functions are found in German, without case and accents', async () => {
  const folder = contentCopy();
  const site = join(folder, 'site/site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^language: .*/m, 'language: de-DE'));
  for (const [query = '', href] of [
    ['farbe', 'theme.yaml#brand'],
    ['offnungszeiten', 'contact.yaml'],
    ['MENU', 'navigation.yaml'],
    ['rückgängig', '/admin/history'],
  ]) {
    expect((await functionsFor(query, { folder })).join('\n'), query).toContain(href);
  }
});

test('old addresses are found where the site has some', async () => {
  const folder = contentCopy();
  expect(await functionsFor('redirects', { folder })).toEqual([]);
  writeFileSync(join(folder, 'redirects.yaml'), 'redirects: []\n');
  expect(await functionsFor('redirects', { folder })).toEqual([
    'Old addresses /admin/edit?file=redirects.yaml',
  ]);
});

test('where nothing is found, the page says what can be done', async () => {
  const { body } = await get('/search?q=zebracrossing');
  expect(body).toContain('stands nowhere');
  expect(body).toContain('Try another word');
  const { body: functions } = await get('/search?q=colour');
  expect(functions).not.toContain('Try another word');
  expect(functions).not.toContain('stands nowhere');
});
