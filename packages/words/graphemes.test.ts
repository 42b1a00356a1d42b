import { expect, test } from 'vitest';
import { cut, graphemesOf, startOf } from './graphemes.ts';

const graphemes = {
  'an emoji': '🎉',
  'a family': '👩‍👩‍👧‍👦',
  'a hand with its colour': '👍🏽',
  'a flag': '🇳🇬',
  'a flag of tags': '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  'a letter with marks': 'e\u0301\u0323',
  'a syllable of Hindi': 'हि',
  'a syllable of Korean jamo': '한'.normalize('NFD'),
  'a line end': '\r\n',
};

test.each(Object.entries(graphemes))('%s is never cut', (_, grapheme) => {
  const text = `ab${grapheme}c`;
  expect(graphemesOf(text)).toEqual(['a', 'b', grapheme, 'c']);
  for (let most = 2; most < 2 + grapheme.length; most += 1) {
    expect(startOf(text, most)).toBe('ab');
    expect(cut(text, most + 1)).toBe('ab…');
  }
  expect(startOf(text, 2 + grapheme.length)).toBe(`ab${grapheme}`);
  expect(cut(text, text.length)).toBe(text);
});

test('half a character becomes the mark for it, so that every address can be made of it', () => {
  const text = 'ab \ud83c cd';
  expect(startOf(text, 99)).toBe('ab \ufffd cd');
  expect(cut(text, 99)).toBe('ab \ufffd cd');
  expect(cut(text, 5)).toBe('ab \ufffd…');
});

test('an ellipsis follows no space, and takes the place of a character', () => {
  expect(cut('a few words', 6)).toBe('a few…');
  expect(cut('a few words', 7)).toBe('a few…');
  expect(cut('word', 4)).toBe('word');
  expect(startOf('word', 0)).toBe('');
});
