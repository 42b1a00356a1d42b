import { query } from './query.ts';

/** Shows what is said about a suggestion only while its text is as the start has it. */
function showSuggestions(form: HTMLFormElement): void {
  for (const said of form.querySelectorAll<HTMLElement>('.suggestion')) {
    const input = form.elements.namedItem(said.dataset['of'] ?? '');
    const isText = input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement;
    said.hidden = isText && input.value !== input.defaultValue;
  }
}

/** Lets what is said about a form follow what is typed: also that it was saved is true only until then. */
export function followTyping(form: HTMLFormElement): void {
  // A browser may have filled in what was typed before.
  showSuggestions(form);
  form.addEventListener('input', () => {
    showSuggestions(form);
    query('.outcome', form)?.remove();
  });
}
