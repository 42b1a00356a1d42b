/** A cell: text, a number (rounded for display), or null where nothing is known. A number in a text keeps its decimals. */
export type Cell = string | number | null;

type Rows = readonly Readonly<Record<string, Cell>>[];

/** The lines of a table: rows below their column names, numbers aligned right; a name may have several lines. */
export function tableLines(rows: Rows): string[] {
  const columns = Object.keys(rows[0] ?? {}).map((name) => {
    const head = name.split('\n');
    const cells = rows.map((row) => textOf(row[name] ?? null));
    const width = Math.max(...[...head, ...cells].map((each) => each.length));
    const isText = rows.some((row) => isWords(row[name] ?? null));
    const fit = (text: string) => (isText ? text.padEnd(width) : text.padStart(width));
    return { head, cells, fit, width };
  });
  const lineOf = (cellOf: (column: (typeof columns)[number]) => string) =>
    `  ${columns.map((column) => column.fit(cellOf(column))).join('  ')}`.trimEnd();
  const height = Math.max(...columns.map(({ head }) => head.length));
  return [
    ...Array.from({ length: height }, (_, line) =>
      lineOf(({ head }) => head[line - height + head.length] ?? ''),
    ),
    lineOf(({ width }) => '─'.repeat(width)),
    ...rows.map((_, index) => lineOf(({ cells }) => cells[index] ?? '')),
  ];
}

export function printTable(rows: Rows): void {
  for (const line of tableLines(rows)) console.log(line);
}

/** Whether a cell is text that is no number with its decimals given. */
const isWords = (cell: Cell) => typeof cell === 'string' && !/^[\d.,]+$/.test(cell);

function textOf(cell: Cell): string {
  if (typeof cell !== 'number') return cell ?? '–';
  return Number.isInteger(cell) || Math.abs(cell) >= 100
    ? Math.round(cell).toLocaleString('en')
    : cell.toFixed(Math.abs(cell) < 10 ? 2 : 1);
}
