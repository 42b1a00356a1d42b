import { expect, test } from 'vitest';
import { hyphenatorOf } from './hyphenate.ts';

const divided = (word: string, place: 'heading' | 'text' = 'heading', language = 'de-DE') =>
  hyphenatorOf(language)?.(word, place).replaceAll('\u00AD', '|');

test.each([
  ['de-DE', 'Datenschutzerklärung', 'Daten|schutz|er|klä|rung'],
  ['de-AT', 'Geschäftsbedingungen', 'Geschäfts|be|din|gungen'],
  ['fr', 'constitutionnellement', 'consti|tu|tion|nel|le|ment'],
  ['pl-PL', 'niebezpieczeństwo', 'niebez|pie|czeń|stwo'],
  ['en-NG', 'internationalisation', 'inter|na|tion|al|isa|tion'],
])('a long word of %s in a heading is divided', (language, word, expected) => {
  expect(divided(word, 'heading', language)).toBe(expected);
});

test.each(['ar', 'he-IL', 'ja', 'yo'])('words of %s, without patterns, are not divided', (code) => {
  expect(hyphenatorOf(code)).toBeUndefined();
});

test('short words stay whole, in English rather long ones too, and longer ones outside of headings', () => {
  expect(divided('Unsere Leistungen')).toBe('Unsere Leistungen');
  expect(divided('Zusammenarbeit', 'text')).toBe('Zusammenarbeit');
  expect(divided('Responsibilities', 'heading', 'en-GB')).toBe('Responsibilities');
  expect(divided('troubleshooting', 'text', 'en-GB')).toBe('troubleshooting');
  expect(divided('Anforderungsanalyse', 'text')).toContain('|');
  expect(divided('personnellement', 'text', 'fr')).toContain('|');
});

test('no part of a word has fewer than four letters at the start or at the end of a line', () => {
  expect(divided('Überarbeitungsidee')).toBe('Über|ar|bei|tungs|idee');
});
