import { expect, test } from 'vitest';
import { tableLines } from './table.ts';

test('a table has its columns as wide as their widest cell, texts left and numbers right', () => {
  const rows = [
    { page: 'home', 'first\npaint': 1.204, shift: '0.000', bytes: 151_240 },
    { page: '  bare page', 'first\npaint': 12.04, shift: null, bytes: null },
  ];
  expect(tableLines(rows)).toEqual([
    '               first',
    '  page         paint  shift    bytes',
    '  ───────────  ─────  ─────  ───────',
    '  home          1.20  0.000  151,240',
    '    bare page   12.0      –        –',
  ]);
});
