/** The most turns of a carousel, and the time for each in milliseconds. */
const [TURNS, TURN_MS] = [60, 150];

/** Scrolls this page alone: `scrollIntoView` would scroll the editor as well. */
export function scrollToElement(element: Element, block: 'start' | 'center'): void {
  const { top, height } = element.getBoundingClientRect();
  const room = block === 'center' ? Math.max(0, (innerHeight - height) / 2) : 0;
  const start = scrollY + top - room;
  // The first section of a page is shown with the bar above it.
  scrollTo({ top: start < innerHeight / 3 ? 0 : start, behavior: 'instant' });
}

/** Turns a carousel until it shows an element, once its script runs. */
export function turnTo(element: Element, tries = TURNS): void {
  const buttons = element.closest('[aria-live]')?.parentElement?.querySelectorAll('button');
  const next = [...(buttons ?? [])].at(-1);
  const isReady = next && !next.disabled;
  if (!next || tries === 0 || (isReady && !element.closest('[inert]'))) return;
  if (isReady) next.click();
  setTimeout(() => turnTo(element, tries - 1), TURN_MS);
}
