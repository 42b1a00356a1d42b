import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { exampleContent } from '../../test/example-content.ts';
import { splitFrontMatter } from '../parse.ts';
import { fieldName } from '../schema-traversal.ts';
import { addLanguage } from './change-languages.ts';
import { openTranslation, textOfTranslation } from './edit-translation.ts';
import { splitTranslations } from './translation-files.ts';

/** The example content in English, with a French that waits to be written. */
function content() {
  const { files, pictures } = exampleContent();
  const site = parse(files.get('site/site.yaml') ?? '');
  files.set('site/site.yaml', stringify({ ...site, languages: ['en-NG'] }));
  const all = new Map([...files, ...addLanguage({ files, pictures }, 'fr')]) as Map<string, string>;
  return { ...splitTranslations(all), pictures };
}

test('an entry opens with every text beside its translation', () => {
  const open = openTranslation(content(), 'navigation/navigation.yaml', 'fr');
  expect(open?.file).toBe('navigation/navigation.fr.yaml');
  expect(open?.texts.map(({ path, source, text }) => [fieldName(path), source, text])).toEqual([
    ['links[1].text', 'Projects', ''],
    ['startProject.text', 'Projects', ''],
  ]);
  expect(openTranslation(content(), 'navigation/navigation.yaml', 'de')).toBeUndefined();
  expect(openTranslation(content(), 'navigation/gone.yaml', 'fr')).toBeUndefined();
});

test('a text that is a variable alone is not to be translated', () => {
  const all = content();
  const bar = all.files.get('navigation/navigation.yaml') ?? '';
  const named = bar.replace('text: Projects', "text: '{brand}'");
  const files = new Map([...all.files, ['navigation/navigation.yaml', named]]);
  const open = openTranslation({ ...all, files }, 'navigation/navigation.yaml', 'fr');
  expect(open?.texts.map(({ source }) => source)).toEqual(['Projects']);
});

test('a written translation is stored, and a missing one that visitors need stays a draft', () => {
  const open = openTranslation(content(), 'navigation/navigation.yaml', 'fr');
  const text = open && textOfTranslation(open, new Map([['links[1].text', 'Projets\r\n']]));
  expect(text).toMatch(/^# source: \w{8}\n/);
  expect(parse(text ?? '')).toEqual({
    links: [{ text: 'Projets' }],
    startProject: { text: '··· Projects' },
  });
});

test('a name may be written in another way, and is left out again', () => {
  const all = content();
  const open = openTranslation(all, 'team/example.yaml', 'fr');
  expect(open?.texts.find(({ path }) => path[0] === 'name')).toMatchObject({ isNeeded: false });
  const text = open ? textOfTranslation(open, new Map([['name', 'Adaézé']])) : '';
  expect(parse(text).name).toBe('Adaézé');
  const again = { ...all, translations: new Map([['team/example.fr.yaml', text]]) };
  const reopened = openTranslation(again, 'team/example.yaml', 'fr');
  expect(parse(reopened ? textOfTranslation(reopened, new Map()) : '')).not.toHaveProperty('name');
});

test('a page has its text beside the text of the first language', () => {
  const open = openTranslation(content(), 'legal/privacy-policy.md', 'fr');
  expect(open?.body).toMatchObject({
    text: '',
    source: expect.stringContaining('## General Terms'),
  });
  const typed = new Map([['title', 'Confidentialité']]);
  const text = open ? textOfTranslation(open, typed, '## Généralités\n\nPar {legalName}.') : '';
  const parts = splitFrontMatter(text);
  expect(parse(parts?.fields ?? '').title).toBe('Confidentialité');
  expect(parts?.body.trim()).toBe('## Généralités\n\nPar {legalName}.');
  expect(parts?.fields).toMatch(/^# source: \w{8}/);
});
