import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Änne Öztürk', 'anne ozturk'],
  ['ПРИВЕТ ёж', 'привет еж'],
  ['Straße STRASSE STRAẞE', 'strasse strasse strasse'],
  ['İstanbul ISPARTA ışık', 'istanbul isparta isik'],
  ['ΟΔΥΣΣΕΎΣ', 'Οδυσσεύς'],
  ['Ｔｏｋｙｏ ﾃﾞｻﾞｲﾝ', 'tokyo デザイン'],
  ['Łukasz Søren Ægir Œuvre', 'lukasz soren aegir oeuvre'],
  ['한국어 웹사이트', '한국어 웹사이트'.normalize('NFD')],
  ['مُحَمَّد علی‌رضا', 'محمد عليرضا'],
  ['שָׁלוֹם', 'שלום'],
  ['Daten\u00ADschutz a\u200Bb \u202Ec', 'datenschutz ab c'],
  ['O’Neill O´Neill O‘Neill', "o'neill o'neill o'neill"],
  ['„Hallo“ «allô»', '"hallo" "allo"'],
  ['Müller\u2011Lüdenscheidt – x', 'muller-ludenscheidt - x'],
  ['two\u00A0 \r\n\twords\0', 'two words '],
  ['half \ud83c', 'half \ufffd'],
])('"%s" folds like "%s"', (text, like) => {
  const folded = fold(text);
  expect(folded).toBe(fold(like));
  expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
  expect(fold(folded)).toBe(folded);
});

test('the folded form of plain lower case is the text itself', () => {
  const plain = 'a plain (text) with "all", 100% \\ _ of ascii: привет!';
  expect(fold(plain)).toBe(plain);
});
