import { expect, test } from 'vitest';
import { NEW_TABLE, readTable, tableActions, writeTable } from './markdown-table.ts';

const PLANS = String.raw`| Plan | Price |
| --- | ---: |
| Small | 100 \| 120 |
| Large |  |`;

test('a table is read with its bars and the sides of its columns, and written as it was', () => {
  const table = readTable(PLANS);
  expect(table?.rows).toEqual([
    ['Plan', 'Price'],
    ['Small', '100 | 120'],
    ['Large', ''],
  ]);
  expect(table && writeTable(table)).toBe(PLANS);
});

test.each(['Words', '~~gone~~ | gone', '[contact]: /contact', '| a | b |'])(
  'a text without a table is not read as a table: %s',
  (text) => {
    expect(readTable(text)).toBeUndefined();
  },
);

test('rows and columns are added at the end and removed there, but the first stay', () => {
  let table = readTable(NEW_TABLE) ?? { rows: [], rule: [] };
  const size = () => [
    table.rows.length,
    table.rule.length,
    ...new Set(table.rows.map(({ length }) => length)),
  ];
  for (const [name, rows, columns] of [
    ...[['addRow', 3, 2] as const, ['addColumn', 3, 3] as const],
    ...[['removeRow', 2, 3] as const, ['removeRow', 1, 3] as const, ['removeRow', 1, 3] as const],
    ...[['removeColumn', 1, 2] as const, ['removeColumn', 1, 1] as const],
    ['removeColumn', 1, 1] as const,
  ]) {
    table = tableActions[name](table);
    expect(size()).toEqual([rows, columns, columns]);
  }
});
