import { query } from './query.ts';

/** Shows the note about a suggestion only while its text is unchanged. */
function showSuggestions(form: HTMLFormElement): void {
  for (const said of form.querySelectorAll<HTMLElement>('.suggestion')) {
    const input = form.elements.namedItem(said.dataset['of'] ?? '');
    const isText = input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement;
    said.hidden = isText && input.value !== input.defaultValue;
  }
}

/** Removes notes about a form that typing makes untrue, such as "Saved". */
export function followTyping(form: HTMLFormElement): void {
  // A browser may have restored typed text.
  showSuggestions(form);
  form.addEventListener('input', () => {
    showSuggestions(form);
    query('.outcome', form)?.remove();
  });
}
