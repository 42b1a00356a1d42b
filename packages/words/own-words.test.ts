import { expect, test } from 'vitest';
import { withOwnWords } from './own-words.ts';

const english = {
  site: { labels: { next: 'Next', previous: 'Previous' }, copyright: '© {brand}' },
  admin: { line: 'Line {line}' },
};

const french = { site: { labels: { next: 'Suivant', previous: 'Précédent' }, copyright: '©' } };

test('own words take the place of the product’s, which keep theirs where an agency has none', () => {
  const own = { site: { labels: { next: 'Plus' } } };
  expect(withOwnWords(french, own, english, 'fr')).toEqual({
    site: { labels: { next: 'Plus', previous: 'Précédent' }, copyright: '©' },
  });
});

test('a language that the product has no words of is an agency’s own as a whole', () => {
  expect(withOwnWords({}, french, english, 'fr')).toEqual(french);
});

test.each([
  [{ site: { label: {} } }, 'site.label is no word of the product.'],
  [{ sites: {} }, 'sites is no word of the product.'],
  [{ site: { labels: 'Next' } }, 'site.labels must have the words next, previous.'],
  [{ site: { copyright: { a: 'b' } } }, 'site.copyright must be a text.'],
  [{ site: { copyright: 2027 } }, 'site.copyright must be a text.'],
  [{ admin: { line: 'Ligne {number}' } }, 'admin.line has exactly the variables line.'],
  ['Suivant', 'it must have the parts site, admin.'],
])('own words like %j are refused with the key', (own, message) => {
  const before = { ...french, admin: { line: 'Ligne {line}' } };
  expect(() => withOwnWords(before, own, english, 'fr')).toThrow(`own/words/fr.yaml: ${message}`);
});

test('a new language that lacks a word is refused with the key', () => {
  const { copyright, ...site } = french.site;
  expect(copyright).toBe('©');
  expect(() => withOwnWords({}, { site }, english, 'sv')).toThrow(
    'own/words/sv.yaml: site.copyright is missing',
  );
});
