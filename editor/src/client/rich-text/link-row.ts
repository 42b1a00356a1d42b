import type { EditorView } from 'prosemirror-view';
import { completed } from '../../form/link-values.ts';
import { elementAt } from '../query.ts';
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
  const pages = [...(input.list?.querySelectorAll('option') ?? [])];
  /** The address for what is typed: also the name of a page, or an address without its beginning. */
  const addressOf = (typed: string) => {
    const named = pages.find(({ label }) => label.toLowerCase() === typed.toLowerCase());
    return named?.value ?? completed(typed);
  };
  const set = (href: string) => {
    setLink(href)(view.state, view.dispatch, view);
    close();
  };
  const apply = () => {
    const href = addressOf(input.value.trim());
    const isAddress = href === '' || /^(?:[/#]|[a-z][a-z+.-]*:)/i.test(href);
    input.setCustomValidity(isAddress ? '' : (elementAt('.hint', row).textContent ?? ''));
    if (isAddress) set(href);
    else input.reportValidity();
  };
  elementAt('.do-apply', row).addEventListener('click', () => apply());
  elementAt('.do-cancel', row).addEventListener('click', close);
  remove.addEventListener('click', () => set(''));
  row.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.target !== input) return;
    event.preventDefault();
    apply();
  });
  // What is typed here is no change of the entry.
  input.addEventListener('input', (event) => {
    event.stopPropagation();
    input.setCustomValidity('');
  });
  return () => {
    row.hidden = false;
    input.value = hrefAt(view.state);
    remove.hidden = input.value === '';
    input.select();
    input.focus();
    row.scrollIntoView({ block: 'nearest' });
  };
}
