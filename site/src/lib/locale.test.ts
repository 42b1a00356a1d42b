import { expect, it, test } from 'vitest';
import { joinedByComma, openGraphLocale } from './locale.ts';

it.each([
  ['en-NG', 'Lagos, Nigeria'],
  ['he', 'Lagos, Nigeria'],
  ['ar-EG', 'Lagos، Nigeria'],
  ['ur', 'Lagos، Nigeria'],
  ['ja', 'Lagos、Nigeria'],
  ['zh-TW', 'Lagos，Nigeria'],
])('a place in %s has the comma of its script', (language, written) => {
  expect(joinedByComma(['Lagos', 'Nigeria'], language)).toBe(written);
});

test('previews get a language with its country', () => {
  expect(['en-NG', 'de', 'ar', 'zh-Hant-TW'].map(openGraphLocale)).toEqual([
    'en_NG',
    'de_DE',
    'ar_EG',
    'zh_TW',
  ]);
});
