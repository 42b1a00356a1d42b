/** A table in Markdown: the texts of its cells, the head first, and the dashes below the head, which may align columns. */
export interface MarkdownTable {
  rows: string[][];
  rule: string[];
}

const RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** The cells of a line: `| a | b \| c |` has two. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const withLength = (cells: readonly string[], length: number, empty = '') =>
  Array.from({ length }, (_, at) => cells[at] ?? empty);

/** Reads a table in Markdown; undefined for any other text. */
export function readTable(text: string): MarkdownTable | undefined {
  const [head = '', rule = '', ...lines] = text.split('\n');
  if (!head.includes('|') || !RULE.test(rule)) return undefined;
  const columns = cellsOf(head).length;
  return {
    rows: [head, ...lines].map((line) => withLength(cellsOf(line), columns)),
    rule: withLength(cellsOf(rule), columns, '---'),
  };
}

const lineOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Writes a table as Markdown. */
export function writeTable({ rows: [head = [], ...others], rule }: MarkdownTable): string {
  return [lineOf(head), lineOf(rule), ...others.map(lineOf)].join('\n');
}

/** A table from rows of different lengths; the first row is the head. */
export function tableOf(rows: readonly (readonly string[])[]): MarkdownTable {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return {
    rows: rows.map((row) => withLength(row, columns)),
    rule: withLength([], columns, '---'),
  };
}

/** The changes that the buttons below a table make. */
export const tableActions = {
  addRow: ({ rows, rule }: MarkdownTable) => ({ rows: [...rows, rule.map(() => '')], rule }),
  addColumn: ({ rows, rule }: MarkdownTable) => ({
    rows: rows.map((row) => [...row, '']),
    rule: [...rule, '---'],
  }),
  removeRow: ({ rows, rule }: MarkdownTable) => ({
    rows: rows.length > 1 ? rows.slice(0, -1) : rows,
    rule,
  }),
  removeColumn: ({ rows, rule }: MarkdownTable) => ({
    rows: rule.length > 1 ? rows.map((row) => row.slice(0, -1)) : rows,
    rule: rule.length > 1 ? rule.slice(0, -1) : rule,
  }),
} satisfies Record<string, (table: MarkdownTable) => MarkdownTable>;

export type TableAction = keyof typeof tableActions;

/** A table to begin with. */
export const NEW_TABLE = writeTable(
  tableOf([
    ['', ''],
    ['', ''],
  ]),
);
