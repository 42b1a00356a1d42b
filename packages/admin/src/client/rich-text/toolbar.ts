import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { completed } from '../../form/link-values.ts';
import { isOfInputMethod } from '../composition.ts';
import { elementAt } from '../query.ts';
import { type Action, hrefAt, setLink } from './commands.ts';

/**
 * Connects the buttons above the text with their commands.
 *
 * @param actions the commands by the names of the buttons
 * @returns a function that shows the state of the selection on the buttons
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
      // After a click the focus returns to the text; after a key it stays on the button.
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
 * Connects the row in which the address of a link is typed or chosen.
 *
 * @returns a function that opens the row for the link at the cursor
 */
export function linkRow(row: HTMLElement, view: EditorView): Command {
  const input = elementAt<HTMLInputElement>('input', row);
  const remove = elementAt('.do-remove', row);
  const close = () => {
    row.hidden = true;
    view.focus();
  };
  const pages = [...(input.list?.querySelectorAll('option') ?? [])];
  /** The address for typed text: the name of a page, or an address with or without its scheme. */
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
    if (isOfInputMethod(event)) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.target !== input) return;
    event.preventDefault();
    apply();
  });
  // Text in this field does not change the entry.
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
