import { expect, test } from 'vitest';
import { languageOf } from './words.ts';

test.each([
  ['site/site.yaml', 'language: de-AT\n', 'de'],
  ['site/site.yml', 'language: de\n', 'de'],
  ['site/site.json', '{ "language": "de-DE" }', 'de'],
  ['site/site.yaml', 'language: pt\n', 'en'],
  ['site/site.yaml', '', 'en'],
])('the editor speaks the language of %s with %j', (path, source, language) => {
  expect(languageOf({ files: new Map([[path, source]]) })).toBe(language);
});
