// An input method composes a character or a word out of several keys, and replaces the letters until the word is finished.

/** Marks text areas in which an input method composes: a script that comes later cannot ask the browser. */
export function markCompositions(): void {
  // Each letter marks again, so that this script may come in the middle of a word.
  addEventListener('compositionupdate', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) target.dataset['composing'] = '';
  });
  addEventListener('compositionend', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) delete target.dataset['composing'];
  });
}

/** Calls a function at once, or, while an input method composes in a text area, when the word is finished. */
export function whenComposed(area: HTMLTextAreaElement, action: () => void): void {
  if (area.dataset['composing'] === undefined) {
    action();
    return;
  }
  // A task later: the key that finishes a word may begin the next.
  const tryAgain = () => setTimeout(() => whenComposed(area, action));
  area.addEventListener('compositionend', tryAgain, { once: true });
}

/**
 * Whether an input method has a key, such as the Enter that accepts a word. Safari ends the composition before the key, and
 * tells by the number of the key alone.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
