import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import type { RichTextData } from '../../rich-text/body-field.tsx';
import { make } from '../make.ts';
import {
  type MarkdownTable,
  readTable,
  type TableAction,
  tableActions,
  writeTable,
} from './markdown-table.ts';

const BUTTONS = ['addRow', 'addColumn', 'removeRow', 'removeColumn'] as const;

/** Whether two tables have as many rows and columns, so that one can be shown in the fields of the other. */
const isSameSize = (one: MarkdownTable, other: MarkdownTable) =>
  one.rows.length === other.rows.length && one.rule.length === other.rule.length;

/** A table whose cells are fields, with buttons that change its size. */
export function tableView(
  [node, view, getPos]: Parameters<NodeViewConstructor>,
  { words }: RichTextData,
  given: MarkdownTable,
): NodeView {
  let table = given;
  const grid = make('table', {});
  const dom = make('div', { className: 'table-block' });
  const set = (changed: MarkdownTable) => {
    const at = getPos();
    if (at === undefined) return;
    view.dispatch(view.state.tr.setNodeAttribute(at, 'text', writeTable(changed)));
  };

  function fieldOf(row: number, column: number): HTMLInputElement {
    const label = words.cell
      .replace('{row}', String(row + 1))
      .replace('{column}', String(column + 1));
    const input = make('input', { type: 'text', value: table.rows[row]?.[column] ?? '' });
    input.setAttribute('aria-label', label);
    input.addEventListener('input', () => {
      const rows = table.rows.map((cells, at) =>
        at === row ? cells.with(column, input.value) : cells,
      );
      set({ ...table, rows });
    });
    return input;
  }

  function draw(): void {
    const rows = table.rows.map((cells, row) => {
      const line = make('tr', {});
      line.append(
        ...cells.map((_, column) => {
          const cell = make(row === 0 ? 'th' : 'td', {});
          cell.append(fieldOf(row, column));
          return cell;
        }),
      );
      return line;
    });
    grid.replaceChildren(...rows);
  }

  function show(changed: MarkdownTable): void {
    const fits = isSameSize(table, changed);
    table = changed;
    if (!fits) draw();
    const values = changed.rows.flat();
    for (const [at, input] of grid.querySelectorAll('input').entries()) {
      // A space at the end is being typed: another word may follow.
      if (input.value.trim() !== values[at]) input.value = values[at] ?? '';
    }
  }

  function buttonFor(label: string, act: () => void): HTMLButtonElement {
    const button = make('button', { type: 'button', textContent: label });
    button.addEventListener('click', act);
    return button;
  }

  function remove(): void {
    const at = getPos();
    if (at === undefined) return;
    view.dispatch(view.state.tr.delete(at, at + 1));
    view.focus();
  }

  const box = make('div', { className: 'table-grid' });
  box.append(grid);
  dom.append(
    box,
    ...BUTTONS.map((name: TableAction) =>
      buttonFor(words[name], () => set(tableActions[name](table))),
    ),
    buttonFor(words.removeTable, remove),
  );
  draw();
  return {
    dom,
    update(now: Node) {
      const changed = now.type === node.type ? readTable(String(now.attrs['text'])) : undefined;
      if (changed) show(changed);
      return changed !== undefined;
    },
    stopEvent: ({ target }) =>
      target instanceof HTMLInputElement || target instanceof HTMLButtonElement,
    ignoreMutation: () => true,
  };
}
