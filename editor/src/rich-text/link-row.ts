import type { EditorView } from 'prosemirror-view';
import { elementAt } from '../client/query.ts';
import { hrefAt, setLink } from './commands.ts';

/**
 * Makes the row work in which the address of a link is typed or chosen.
 *
 * @returns what opens it for the link at the cursor
 */
export function linkRow(row: HTMLElement, view: EditorView): () => void {
  const input = elementAt<HTMLInputElement>('input', row);
  const remove = elementAt('.do-remove', row);
  const close = () => {
    row.hidden = true;
    view.focus();
  };
  const set = (href: string) => {
    setLink(href)(view.state, view.dispatch, view);
    close();
  };
  elementAt('.do-apply', row).addEventListener('click', () => set(input.value.trim()));
  elementAt('.do-cancel', row).addEventListener('click', close);
  remove.addEventListener('click', () => set(''));
  row.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.target !== input) return;
    event.preventDefault();
    set(input.value.trim());
  });
  // What is typed here is no change of the entry.
  input.addEventListener('input', (event) => event.stopPropagation());
  return () => {
    row.hidden = false;
    input.value = hrefAt(view.state);
    remove.hidden = input.value === '';
    input.select();
    input.focus();
  };
}
