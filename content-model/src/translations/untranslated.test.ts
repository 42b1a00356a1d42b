import { expect, test } from 'vitest';
import { isUntranslated } from './untranslated.ts';

const source = 'We design and build websites, apps and internal systems, and look after them.';

test.each([
  ['a copied sentence', source, 'fr'],
  [
    'a copy of which the source has since changed',
    'We design and build websites, apps and tools, and look after them.',
    'fr',
  ],
  ['an English sentence in Arabic', 'Ask us for a quote today', 'ar'],
  ['an Arabic sentence in French', 'نصمّم ونبني المواقع والتطبيقات', 'fr'],
])('%s is no translation', (_, text, language) => {
  expect(isUntranslated(text, [source], [language, 'en'])).toBe(true);
});

test.each([
  [
    'a translation',
    'Nous concevons des sites, des apps et des systèmes internes, et les suivons.',
    'fr',
  ],
  ['a word that both languages have', 'Services', 'fr'],
  ['a name in other letters', 'Kontor Süd GmbH & Co KG, Leipzig', 'ar'],
  ['a variable and an address', '{brand} · mailto:post@agency.example', 'ja'],
  ['a name in a sentence', 'نستخدم React و Fastify و PostgreSQL و Astro', 'ar'],
  ['the same language of another country', source, 'en-GB'],
])('%s is one', (_, text, language) => {
  expect(isUntranslated(text, ['Services', source], [language, 'en-US'])).toBe(false);
});
