import { query } from './query.ts';

const INPUTS = 'input:not([type="hidden"]), select, textarea, button';

/** The elements that contain an input with its label and its hint above it. */
const FIELDS = '.field, .tick, .entry';

/**
 * Unfolds a field, scrolls to its label and hint, and focuses its first input.
 *
 * @returns whether the field exists
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  for (let at: Element | null = field; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  // The editor of a text stands in the place of its text area.
  const editor = query(`.rich-text[data-for="${CSS.escape(id)}"] .ProseMirror`);
  const input = editor ?? (field.matches(INPUTS) ? field : query(INPUTS, field));
  const top = field.closest(FIELDS)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  // A margin, because the browser itself scrolls to the field that the address names, perhaps later.
  const shown = editor ?? field;
  const above = Math.max(0, shown.getBoundingClientRect().top - top);
  shown.style.scrollMarginBlockStart = `${above}px`;
  shown.scrollIntoView();
  input?.focus({ preventScroll: true });
  return true;
}
