import { expect, test } from 'vitest';
import { lettersIn } from './letters.ts';

const joined = (value: unknown) => [...lettersIn(value)].sort().join('');

test('letters are found in every text of groups and lists, each once', () => {
  expect(joined({ a: 'hat', b: [{ c: 'tin' }, 5, undefined] })).toBe('ahint');
});

test('tags, variables and ends of lines are no letters', () => {
  expect(joined('<p class="x">a</p>\n{brand}')).toBe('a');
});

test('an entity is the character that it stands for', () => {
  expect(joined('&amp;&lt;&quot;&#39;')).toBe('"&\'<');
});

test('a letter whose accent is written apart is counted in both forms', () => {
  expect(lettersIn('e\u0301')).toEqual(new Set(['e', '\u0301', 'é']));
});
