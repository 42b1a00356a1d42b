import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lettersOf, type Pick } from '../../../content-model/src/preview.ts';
import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { openEntry } from '../entries/entries.ts';
import { findFields } from './find-fields.ts';

const content = readFolder(contentFolder());

const fieldIn = (path: string, ...field: (string | number)[]) =>
  String(valueAt(openEntry(content, path)?.fields, field));

/** The names of the inputs that a click leads to. */
const found = (pick: Partial<Pick>, page = '/', { files } = content) =>
  findFields({ ...content, files }, page, { texts: [], sections: ['body'], ...pick }).map(
    ({ entry, input }) => `${entry.path}#${input}`,
  );

/** The content with one file changed. */
function changed(path: string, change: (text: string) => string) {
  const text = readFileSync(join(contentFolder(), path), 'utf8');
  return { ...content, files: new Map([...content.files, [path, change(text)]]) };
}

test('letters are compared, whatever hyphens, quotes and cases are shown', () => {
  expect(lettersOf('“Àjàyí’s” soft\u00ADware —\n 100 %')).toBe('àjàyíssoftware100');
});

test('a heading leads to its field', () => {
  expect(found({ texts: [fieldIn('hero/hero.yaml', 'mainHeading')] })).toEqual([
    'hero/hero.yaml#mainHeading',
  ]);
});

test('a field in a list leads to its input', () => {
  expect(found({ texts: [fieldIn('footer/footer.yaml', 'sections', 1, 'title')] })).toEqual([
    'footer/footer.yaml#sections.1.title',
  ]);
});

test('a text with a variable is found by what it shows', () => {
  const withBrand = changed('hero/hero.yaml', (text) =>
    text.replace(/^badgeText: .*/m, 'badgeText: Only {brand} does it'),
  );
  const brand = fieldIn('site/site.yaml', 'brand');
  expect(found({ texts: [`Only ${brand} does it`] }, '/', withBrand)).toEqual([
    'hero/hero.yaml#badgeText',
  ]);
});

test('facts of the agency are known from a file with another ending too', () => {
  const { 'site/site.yaml': site = '', ...files } = Object.fromEntries(content.files);
  const other = { ...content, files: new Map(Object.entries({ ...files, 'site/site.yml': site })) };
  const brand = fieldIn('site/site.yaml', 'brand');
  other.files.set('hero/hero.yaml', 'badgeText: Only {brand} does it\n');
  expect(found({ texts: [`Only ${brand} does it`] }, '/', other)).toEqual([
    'hero/hero.yaml#badgeText',
  ]);
});

test('of several fields with the same text, the one in the clicked section is meant', () => {
  const same = changed('services/section.yaml', (text) =>
    text.replace(
      /^sectionTitle: .*/m,
      `sectionTitle: ${fieldIn('team/section.yaml', 'sectionTitle')}`,
    ),
  );
  const texts = [fieldIn('team/section.yaml', 'sectionTitle')];
  expect(found({ texts, sections: ['body', '#team'] }, '/', same)).toEqual([
    'team/section.yaml#sectionTitle',
  ]);
  expect(found({ texts }, '/', same)).toEqual([
    'services/section.yaml#sectionTitle',
    'team/section.yaml#sectionTitle',
  ]);
});

test('a part of a text leads to the whole, and a text that is made of several to its longest part', () => {
  const quote = fieldIn('services/section.yaml', 'sectionDescription');
  expect(found({ texts: [quote.slice(3, 30)] })).toEqual([
    'services/section.yaml#sectionDescription',
  ]);
  expect(found({ texts: [`1. ${quote} (new)`] })).toEqual([
    'services/section.yaml#sectionDescription',
  ]);
});

test('a paragraph of a legal page leads to the text of that page', () => {
  const path = [...content.files.keys()].find((each) => each.startsWith('legal/')) ?? '';
  const withText = changed(
    path,
    (text) => `${text}\nWrite **to us** at {contactEmail}, see [the form](/contact) of {brand}.\n`,
  );
  const [brand, email] = ['brand', 'contactEmail'].map((name) => fieldIn('site/site.yaml', name));
  const shown = `Write to us at ${email}, see the form of ${brand}.`;
  const page = `/${path.slice('legal/'.length, -'.md'.length)}`;
  expect(found({ texts: [shown], sections: ['body', 'main'] }, page, withText)).toEqual([
    `${path}#body`,
  ]);
});

test('a picture leads to the field that names it, by whatever address the site serves it', () => {
  const { path, picture } = {
    path: 'team',
    picture: [...content.pictures].find((each) => each.startsWith('team/')) ?? '',
  };
  for (const address of [
    `http://127.0.0.1:4000/@fs/agency/content/${picture}?origWidth=10`,
    `http://127.0.0.1:4000/_image?href=${encodeURIComponent(`/@fs/a%20b/content/${picture}?w=1`)}&w=320`,
  ]) {
    expect(found({ picture: address, sections: ['body', '#team'] })).toEqual([
      expect.stringMatching(new RegExp(`^${path}/.*\\.yaml#photo$`)),
    ]);
  }
});

test('a text that nobody wrote leads nowhere', () => {
  expect(found({ texts: ['Nobody wrote this sentence.', '→'] })).toEqual([]);
});
