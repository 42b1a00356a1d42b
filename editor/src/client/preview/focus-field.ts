/** Brings a field into view and into focus, also one that is folded in. @returns whether there is one */
export function focusField(id: string): boolean {
  const field = document.getElementById(decodeURIComponent(id));
  if (!field) return false;
  for (let at: Element | null = field; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}
