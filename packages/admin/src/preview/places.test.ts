import { expect, test } from 'vitest';
import { collectionName, documentFolders } from '../../../content-model/src/collections.ts';
import { pageAddresses } from '../../../content-model/src/pages.ts';
import { HOME_SECTIONS } from '../../../content-model/src/sections/sections.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { entryFiles } from '../entries/entries.ts';
import { addressFor, placeFor } from './places.ts';

const content = readFolder(contentFolder());

test('only what every page shows, and the heads of lists without pages, are seen nowhere in particular', () => {
  const everywhere = entryFiles(content).filter(
    (entry) => placeFor(entry, content).section === 'body',
  );
  const names = everywhere.map(({ collection }) => collectionName(collection)).sort();
  expect(names).toEqual([
    'labels',
    'listHeads.jobs',
    'listHeads.news',
    'pages.home',
    'site',
    'theme',
  ]);
});

test('every entry is seen on a page of the site', () => {
  const pages = [...pageAddresses(content), '/404', '/message-sent', '/message-not-sent'];
  const places = entryFiles(content).map((entry) => placeFor(entry, content));
  expect(places.filter(({ page }) => !pages.includes(page))).toEqual([]);
});

test('every section of the home page can be shown', () => {
  const sections = entryFiles(content).map((entry) => placeFor(entry, content).section);
  // The latest news have no entry of their own.
  const named = HOME_SECTIONS.filter((name) => !['hero', 'news'].includes(name));
  const anchors = named.map((name) => `#${name}`);
  expect(anchors.filter((anchor) => !sections.includes(anchor))).toEqual([]);
});

test('the contact page is shown at the address that it has', () => {
  const files = new Map([...content.files, ['pages/contact.yaml', 'address: write-to-us']]);
  const contact = entryFiles(content).find(({ path }) => path === 'contact/contact.yaml');
  expect(contact && placeFor(contact, { files })).toEqual({
    page: '/write-to-us',
    section: 'main',
  });
});

test('an address names the section where it has an anchor', () => {
  expect(addressFor({ page: '/', section: '#team' })).toBe('/#team');
  expect(addressFor({ page: '/contact', section: 'main' })).toBe('/contact');
});

test('a page that is not saved yet has the home page beside it, and none that is not found', () => {
  const [legal] = documentFolders.filter(({ folder }) => folder === 'legal');
  if (!legal) throw new Error('No legal pages');
  expect(placeFor({ path: 'legal/new.md', collection: legal }, content).page).toBe('/');
});

test('a page that names its address itself is shown there', () => {
  const path = 'legal/privacy-policy.md';
  const text = (content.files.get(path) ?? '').replace('---\n', '---\nslug: privacy\n');
  const files = new Map([...content.files, [path, text]]);
  const entry = entryFiles(content).find((each) => each.path === path);
  expect(entry && placeFor(entry, { files }).page).toBe('/privacy');
});
