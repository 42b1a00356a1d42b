import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { actions, hrefAt, isInLink, setLink } from './commands.ts';
import type { RichTextWords } from './words.ts';

type Item = {
  button: HTMLButtonElement;
  isOn?: (state: EditorState) => boolean;
  run?: Command;
};

export type Toolbar = {
  /** The buttons, and the row for an address. */
  element: HTMLElement;
  /** Shows what is so at the cursor. */
  update: (state: EditorState) => void;
  /** Opens the row for the address of a link. */
  askForLink: () => void;
  focus: () => void;
};

function button(label: string, name: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.className = `do-${name}`;
  return made;
}

/**
 * The buttons above the text: one stop of the Tab key, with arrow keys between them.
 *
 * @param pages the id of a list with the addresses that links can have
 */
export function toolbarFor(view: EditorView, words: RichTextWords, pages: string): Toolbar {
  const element = document.createElement('div');
  const bar = document.createElement('div');
  bar.className = 'toolbar';
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', words.toolbar);
  const row = linkRow(view, words, pages);
  const items: Item[] = Object.entries(actions).map(([name, action]) => ({
    button: button(words[name as keyof typeof actions], name),
    ...action,
  }));
  const link: Item = { button: button(words.link, 'link'), isOn: isInLink };
  link.button.addEventListener('click', row.open);
  items.splice(4, 0, link);
  items.push({ button: button(words.undo, 'undo'), run: undo });
  items.push({ button: button(words.redo, 'redo'), run: redo });
  const buttons = items.map((item) => item.button);
  for (const item of items) {
    const { run } = item;
    // The selection stays in the text.
    item.button.addEventListener('mousedown', (event) => event.preventDefault());
    if (run) {
      item.button.addEventListener('click', (event) => {
        run(view.state, view.dispatch, view);
        // A mouse goes on writing; a keyboard stays on the button.
        if (event.detail > 0) view.focus();
      });
    }
  }
  const reach = (at: number) => {
    const next = buttons.at(at % buttons.length);
    for (const each of buttons) each.tabIndex = each === next ? 0 : -1;
    return next;
  };
  reach(0);
  bar.addEventListener('keydown', (event) => {
    const at = items.findIndex((item) => item.button.matches(':focus'));
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') view.focus();
    if (to === undefined) return;
    event.preventDefault();
    reach(to)?.focus();
  });
  bar.append(...buttons);
  element.append(bar, row.element);
  return {
    element,
    update: (state) => {
      for (const { button: each, isOn, run } of items) {
        if (isOn) each.setAttribute('aria-pressed', String(isOn(state)));
        // Not `disabled`: a button that has the focus would lose it.
        if (run) each.setAttribute('aria-disabled', String(!run(state)));
      }
    },
    askForLink: row.open,
    focus: () => buttons.find(({ tabIndex }) => tabIndex === 0)?.focus(),
  };
}

/** The row in which the address of a link is typed or chosen. */
function linkRow(view: EditorView, words: RichTextWords, pages: string) {
  const element = document.createElement('div');
  element.className = 'link-row';
  element.hidden = true;
  const input = document.createElement('input');
  input.type = 'text';
  input.id = 'link-address';
  input.setAttribute('list', pages);
  input.setAttribute('aria-describedby', 'link-hint');
  const label = document.createElement('label');
  label.htmlFor = input.id;
  label.textContent = words.address;
  const hint = document.createElement('p');
  hint.id = 'link-hint';
  hint.className = 'hint';
  hint.textContent = words.addressHint;
  const close = () => {
    element.hidden = true;
    view.focus();
  };
  const set = (href: string) => {
    setLink(href)(view.state, view.dispatch, view);
    close();
  };
  const [apply, remove, cancel] = [
    button(words.apply, 'apply'),
    button(words.noLink, 'remove'),
    button(words.cancel, 'cancel'),
  ];
  apply.addEventListener('click', () => set(input.value.trim()));
  remove.addEventListener('click', () => set(''));
  cancel.addEventListener('click', close);
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.target !== input) return;
    event.preventDefault();
    set(input.value.trim());
  });
  // What is typed here is no change of the entry.
  input.addEventListener('input', (event) => event.stopPropagation());
  element.append(label, hint, input, apply, remove, cancel);
  const open = () => {
    element.hidden = false;
    input.value = hrefAt(view.state);
    remove.hidden = input.value === '';
    input.select();
    input.focus();
  };
  return { element, open };
}
