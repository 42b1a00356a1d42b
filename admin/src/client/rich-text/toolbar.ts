import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { completed } from '../../form/link-values.ts';
import { elementAt } from '../query.ts';
import { type Action, hrefAt, setLink } from './commands.ts';

/**
 * Makes the buttons above the text work.
 *
 * @param actions what they do, by their names
 * @returns what shows on them how it is at the cursor
 */
export function toolbar(
  bar: HTMLElement,
  view: EditorView,
  actions: Readonly<Record<string, Action>>,
): () => void {
  const items = [...bar.querySelectorAll('button')].flatMap((button) => {
    const action = actions[button.dataset['do'] ?? ''];
    return action ? [{ button, ...action }] : [];
  });
  for (const { button, run } of items) {
    // The selection stays in the text.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', ({ detail }) => {
      // A mouse goes on writing; a keyboard stays on the button.
      if (detail > 0) view.focus();
      run(view.state, view.dispatch, view);
    });
  }
  const update = () => {
    for (const { button, run, isOn } of items) {
      if (isOn) button.setAttribute('aria-pressed', String(isOn(view.state)));
      // Not `disabled`: a button that has the focus would lose it.
      button.setAttribute('aria-disabled', String(!run(view.state)));
    }
  };
  update();
  return update;
}

/**
 * Makes the row work in which the address of a link is typed or chosen.
 *
 * @returns what opens it for the link at the cursor
 */
export function linkRow(row: HTMLElement, view: EditorView): Command {
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
  // Text in this field is no change of the entry.
  input.addEventListener('input', (event) => {
    event.stopPropagation();
    input.setCustomValidity('');
  });
  return (state, dispatch) => {
    if (!dispatch) return true;
    row.hidden = false;
    input.value = hrefAt(state);
    remove.hidden = input.value === '';
    input.select();
    input.focus();
    row.scrollIntoView({ block: 'nearest' });
    return true;
  };
}
