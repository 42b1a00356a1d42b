import { expect, test } from 'vitest';
import { plainText, withoutLinks } from './plain-text.ts';

test('a text in Markdown is read without its signs, a line for each paragraph, title and row', () => {
  const text = [
    '## What we keep',
    'Your **name**, and [what you write](/contact), *no* more & 2 * 3.',
    '- one\n- two\n  - three',
    '> Said so',
    '| What | Long |\n| --- | --- |\n| Name | 30 |',
    '![A map](./map.png)',
  ].join('\n\n');
  expect(plainText(text).split('\n')).toEqual([
    ...['What we keep', 'Your name, and what you write, no more & 2 * 3.', '• one', '• two'],
    ...['• three', 'Said so', 'What · Long', 'Name · 30', 'A map'],
  ]);
  expect(withoutLinks('Read [the terms](/terms) first.')).toBe('Read the terms first.');
});
