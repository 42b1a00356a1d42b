import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { plainText } from '../../../../content-model/src/plain-text.ts';
import { cellOf, isPlainCell, shownCell } from './cell-text.ts';
import { readTable, tableOf, writeTable } from './markdown-table.ts';

/** The words that the site shows in the cell below the head. */
function siteCell(markdown: string): string | undefined {
  const { document } = new Window();
  const [, cell = ''] = plainText(markdown).split('\n');
  document.body.innerHTML = cell;
  return document.body.textContent;
}

test.each([
  ...['2 * 3 * 4', 'snake_case_word', '_so_', 'a | b', '**x**', '~~gone~~', '`code`'],
  ...['[a](/b)', '<b>x</b>', '&amp; &', String.raw`C:\_new\|x\\`, '# 1', '1. one', '- 2', '> 3'],
])('a cell with %s shows it as it was typed, in the editor and on the site', (typed) => {
  const markdown = writeTable(tableOf([['Head'], [cellOf(typed)]]));
  const cell = readTable(markdown)?.rows[1]?.[0] ?? '';
  expect(shownCell(cell)).toBe(typed);
  expect(isPlainCell(cell)).toBe(true);
  expect(siteCell(markdown)).toBe(typed);
});

test('a cell with a link stays Markdown', () => {
  expect(shownCell('see [us](/contact)')).toBe('see [us](/contact)');
  expect(isPlainCell('see [us](/contact)')).toBe(false);
});
