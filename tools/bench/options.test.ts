import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const known = ['pages', 'growth', 'gateway'];

test('all parts are measured when none is named', () => {
  expect(readOptions([], known)).toEqual({ parts: known, beside: [] });
});

test('the named parts are measured in the usual order', () => {
  expect(readOptions(['gateway', 'pages'], known).parts).toEqual(['pages', 'gateway']);
});

test('other sites are taken from any number of --beside', () => {
  const words = ['pages', '--beside', '../peer/dist', '--beside', 'https://127.0.0.1:8443'];
  expect(readOptions(words, known)).toEqual({
    parts: ['pages'],
    beside: ['../peer/dist', 'https://127.0.0.1:8443'],
  });
});

test.each([
  [['speed'], 'Unknown: speed. The parts are pages, growth, and gateway; an option is --beside.'],
  [['pages', '--beside'], '--beside needs an address or a folder after it.'],
  [
    ['growth', '--beside', 'dist'],
    '--beside belongs to the part "pages", which was not asked for.',
  ],
])('%j is refused with a reason', (words, reason) => {
  expect(() => readOptions(words, known)).toThrow(reason);
});
