import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import type { RichTextData } from '../../rich-text/rich-text.tsx';
import { make } from '../make.ts';
import { cellOf, isPlainCell, shownCell } from './cell-text.ts';
import {
  type MarkdownTable,
  readTable,
  type TableAction,
  tableActions,
  writeTable,
} from './markdown-table.ts';

const BUTTONS = ['addRow', 'addColumn', 'removeRow', 'removeColumn'] as const;

/** Whether two tables have the same number of rows and columns, so that the same fields can show both. */
const isSameSize = (one: MarkdownTable, other: MarkdownTable) =>
  one.rows.length === other.rows.length && one.rule.length === other.rule.length;

/** A table with another text in a cell: typed words, or typed Markdown where the cell has more than words. */
function withCell(table: MarkdownTable, row: number, column: number, typed: string): MarkdownTable {
  const text = isPlainCell(table.rows[row]?.[column] ?? '') ? cellOf(typed) : typed;
  const rows = table.rows.map((cells, at) => (at === row ? cells.with(column, text) : cells));
  return { ...table, rows };
}

/** The field of a cell. @param label the numbers of the row and the column */
function fieldOf(label: string, text: string, type: (typed: string) => void): HTMLInputElement {
  const input = make('input', { type: 'text', value: shownCell(text) });
  input.setAttribute('aria-label', label);
  input.addEventListener('input', () => type(input.value));
  return input;
}

function buttonFor(label: string, act: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', textContent: label });
  button.addEventListener('click', act);
  return button;
}

/** A row of fields; the first one is the head of the table. */
function rowOf(fields: readonly HTMLInputElement[], isHead: boolean): HTMLTableRowElement {
  const line = make('tr', {});
  for (const field of fields) {
    const cell = make(isHead ? 'th' : 'td', {});
    cell.append(field);
    line.append(cell);
  }
  return line;
}

/** The cells of a table as fields. */
class TableGrid {
  readonly element = make('table', {});
  #table: MarkdownTable;
  readonly #labelOf: (row: number, column: number) => string;
  readonly #change: (table: MarkdownTable) => void;

  constructor(
    table: MarkdownTable,
    labelOf: (row: number, column: number) => string,
    change: (table: MarkdownTable) => void,
  ) {
    this.#table = table;
    this.#labelOf = labelOf;
    this.#change = change;
    this.#draw();
  }

  get table(): MarkdownTable {
    return this.#table;
  }

  #draw(): void {
    const rows = this.#table.rows.map((cells, row) => {
      const fields = cells.map((text, column) =>
        fieldOf(this.#labelOf(row, column), text, (typed) =>
          this.#change(withCell(this.#table, row, column, typed)),
        ),
      );
      return rowOf(fields, row === 0);
    });
    this.element.replaceChildren(...rows);
  }

  /** Shows a changed table in the existing fields, which keeps the focus, or in new fields if its size has changed. */
  show(changed: MarkdownTable): void {
    const fits = isSameSize(this.#table, changed);
    this.#table = changed;
    if (!fits) this.#draw();
    const texts = changed.rows.flat().map(shownCell);
    for (const [at, input] of this.element.querySelectorAll('input').entries()) {
      // A space at the end is being typed: another word may follow.
      if (input.value.trim() !== texts[at]) input.value = texts[at] ?? '';
    }
  }
}

/** A table whose cells are fields, with buttons that change its size. */
export function tableView(
  [node, view, getPos]: Parameters<NodeViewConstructor>,
  { words }: RichTextData,
  given: MarkdownTable,
): NodeView {
  const set = (changed: MarkdownTable) => {
    const at = getPos();
    if (at === undefined) return;
    view.dispatch(view.state.tr.setNodeAttribute(at, 'text', writeTable(changed)));
  };
  const remove = () => {
    const at = getPos();
    if (at === undefined) return;
    view.dispatch(view.state.tr.delete(at, at + 1));
    view.focus();
  };
  const labelOf = (row: number, column: number) =>
    words.cell.replace('{row}', String(row + 1)).replace('{column}', String(column + 1));
  const grid = new TableGrid(given, labelOf, set);
  const box = make('div', { className: 'table-grid' });
  box.append(grid.element);
  const dom = make('div', { className: 'table-block' });
  const buttons = BUTTONS.map((name: TableAction) =>
    buttonFor(words[name], () => set(tableActions[name](grid.table))),
  );
  dom.append(box, ...buttons, buttonFor(words.removeTable, remove));
  return {
    dom,
    update(now: Node) {
      const changed = now.type === node.type ? readTable(String(now.attrs['text'])) : undefined;
      if (changed) grid.show(changed);
      return changed !== undefined;
    },
    stopEvent: ({ target }) =>
      target instanceof HTMLInputElement || target instanceof HTMLButtonElement,
    ignoreMutation: () => true,
  };
}
