/** A cell: text, a number (rounded for display), or null where nothing is known. */
export type Cell = string | number | null;

/** Prints rows below their column names, with numbers aligned right; a name may have several lines. */
export function printTable(rows: readonly Readonly<Record<string, Cell>>[]): void {
  const columns = Object.keys(rows[0] ?? {}).map((name) => {
    const head = name.split('\n');
    const cells = rows.map((row) => textOf(row[name] ?? null));
    const width = Math.max(...[...head, ...cells].map((each) => each.length));
    const isText = rows.some((row) => typeof row[name] === 'string');
    const fit = (text: string) => (isText ? text.padEnd(width) : text.padStart(width));
    return { head, cells, fit, width };
  });
  const print = (cellOf: (column: (typeof columns)[number]) => string) =>
    console.log(`  ${columns.map((column) => column.fit(cellOf(column))).join('  ')}`.trimEnd());
  const lines = Math.max(...columns.map(({ head }) => head.length));
  for (let line = 0; line < lines; line += 1) {
    print(({ head }) => head[line - lines + head.length] ?? '');
  }
  print(({ width }) => '─'.repeat(width));
  for (const index of rows.keys()) print(({ cells }) => cells[index] ?? '');
}

function textOf(cell: Cell): string {
  if (typeof cell !== 'number') return cell ?? '–';
  return Number.isInteger(cell) || Math.abs(cell) >= 100
    ? Math.round(cell).toLocaleString('en')
    : cell.toFixed(Math.abs(cell) < 10 ? 2 : 1);
}
