const INPUTS = 'input:not([type="hidden"]), select, textarea, button';

/** Brings a field, or the first input in it, into view and focus, also one that is folded. @returns whether there is one */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  for (let at: Element | null = field; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  field.scrollIntoView({ block: 'center' });
  const input = field.matches(INPUTS) ? field : field.querySelector<HTMLElement>(INPUTS);
  input?.focus({ preventScroll: true });
  return true;
}
