import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type Action, actions, isInLink } from './commands.ts';

type Item = Partial<Action> & { button: HTMLButtonElement };

/** The buttons above the text: one stop of the Tab key, with arrow keys between them. */
export class Toolbar {
  readonly #items: readonly Item[];
  readonly #view: EditorView;

  /** @param ask what opens the row for a link, and the dialog for a picture */
  constructor(bar: HTMLElement, view: EditorView, ask: Readonly<Record<string, () => void>>) {
    const known: Readonly<Record<string, Partial<Action>>> = {
      ...actions,
      link: { isOn: isInLink },
    };
    this.#view = view;
    this.#items = [...bar.querySelectorAll('button')].map((button) => ({
      button,
      ...known[button.dataset['do'] ?? ''],
    }));
    for (const item of this.#items) this.#listen(item, ask[item.button.dataset['do'] ?? '']);
    bar.addEventListener('keydown', (event) => this.#walk(event));
    this.#reach(0);
  }

  /** Shows what is so at the cursor. */
  update(state: EditorState): void {
    for (const { button, isOn, run } of this.#items) {
      if (isOn) button.setAttribute('aria-pressed', String(isOn(state)));
      // Not `disabled`: a button that has the focus would lose it.
      if (run) button.setAttribute('aria-disabled', String(!run(state)));
    }
  }

  focus(): void {
    this.#items.find(({ button }) => button.tabIndex === 0)?.button.focus();
  }

  #listen({ button, run }: Item, ask?: () => void): void {
    // The selection stays in the text.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', (event) => {
      ask?.();
      run?.(this.#view.state, this.#view.dispatch, this.#view);
      // A mouse goes on writing; a keyboard stays on the button.
      if (run && event.detail > 0) this.#view.focus();
    });
  }

  #walk(event: KeyboardEvent): void {
    const at = this.#items.findIndex(({ button }) => button.matches(':focus'));
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') this.#view.focus();
    if (to === undefined) return;
    event.preventDefault();
    this.#reach(to)?.focus();
  }

  /** Makes a button the one that the Tab key stops at. */
  #reach(at: number): HTMLButtonElement | undefined {
    const next = this.#items.at(at % this.#items.length)?.button;
    for (const { button } of this.#items) button.tabIndex = button === next ? 0 : -1;
    return next;
  }
}
