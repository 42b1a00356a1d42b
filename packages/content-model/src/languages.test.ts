import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { languagesOf, wordsOf } from '../../words/words.ts';
import { exampleContent } from '../test/example-content.ts';
import { collectionName, collections } from './collections.ts';
import { interfaceWords, withDefaults, withoutDefaults } from './languages.ts';
import { readSite } from './read-site.ts';
import { allFields, fieldName, valueAt } from './schema-traversal.ts';

const namesIn = (language: string) =>
  [...collections].flatMap(([name, { schema }]) =>
    allFields(schema)
      .filter(({ path }) => typeof valueAt(interfaceWords(language, name), path) === 'string')
      .map(({ path }) => `${name}: ${fieldName(path)}`),
  );

const contentOf = (files: Parameters<typeof readSite>[0]) => readSite(files)[0].content;

/** A content folder in a language that leaves out a file. */
function contentIn(language: string, without: string) {
  const { files, pictures } = exampleContent();
  files.delete(without);
  const site = files.get('site/site.yaml') ?? '';
  files.set('site/site.yaml', site.replace(/^language: .*$/m, `language: ${language}`));
  return { files, pictures };
}

const FIFTEEN = 'ar de en es fr he hi it ja nl pl pt pt-PT sw tr zh'.split(' ');

test('fifteen languages have words, Portuguese those of two countries', () => {
  expect(languagesOf('site').sort()).toEqual(FIFTEEN);
});

test.each(FIFTEEN)('%s has every word of a site, and all labels', (language) => {
  expect(namesIn(language)).toEqual(namesIn('en'));
  const labels = collections.get('labels');
  expect(labels?.schema.safeParse(interfaceWords(language, 'labels')).success).toBe(true);
});

test.each(FIFTEEN.filter((language) => language !== 'en'))(
  '%s has no English sentence',
  (language) => {
    const sentences = (words: unknown): string[] =>
      Object(words) === words ? Object.values(words as object).flatMap(sentences) : [String(words)];
    const english = sentences([wordsOf('site', 'en'), wordsOf('gateway', 'en')]);
    const both = sentences([wordsOf('site', language), wordsOf('gateway', language)]);
    const same = both.filter(
      (text) => /[a-z]+ [a-z]+ [a-z]+ [a-z]/.test(text) && english.includes(text),
    );
    expect(same).toEqual([]);
  },
);

test.each([
  ['de', 'Menü'],
  ['de-AT', 'Menü'],
  ['en-NG', 'Menu'],
  ['ar', 'القائمة'],
  // No file of its own: English stands in.
  ['ko', 'Menu'],
])('a site in %s that leaves the name of its menu button out has "%s"', (language, word) => {
  const content = contentIn(language, '');
  const { menuButton, ...navigation } = {
    ...contentOf(content).navigation,
  };
  expect(menuButton).not.toBe('');
  content.files.set('navigation/navigation.yaml', stringify(navigation));
  expect(contentOf(content).navigation.menuButton).toBe(word);
});

test('a file may be missing when its language has every word of it', () => {
  expect(contentOf(contentIn('de', 'labels/labels.yaml')).labels.viewProject).toBe(
    'Projekt ansehen',
  );
  expect(() => contentOf(contentIn('de', 'hero/hero.yaml'))).toThrow(
    'The file is content/hero/hero.yaml',
  );
});

test("the agency's words come before the words of the language", () => {
  const content = contentIn('de', '');
  content.files.set('labels/labels.yaml', 'viewProject: Ansehen\n');
  expect(contentOf(content).labels).toMatchObject({
    viewProject: 'Ansehen',
    slideRole: 'Folie',
  });
});

test('a text that equals the words of the language is not written into a file', () => {
  const defaults = { a: 'A', group: { b: 'B', c: 'C' } };
  const entry = withDefaults({ group: { b: 'own' } }, defaults);
  expect(entry).toEqual({ a: 'A', group: { b: 'own', c: 'C' } });
  expect(withoutDefaults(entry, defaults, {})).toEqual({ group: { b: 'own' } });
  expect(withoutDefaults(entry, defaults, { a: 'A' })).toEqual({ a: 'A', group: { b: 'own' } });
  expect(withoutDefaults(defaults, defaults, {})).toEqual({});
  expect([...collections.values()].map(collectionName)).toEqual([...collections.keys()]);
});
