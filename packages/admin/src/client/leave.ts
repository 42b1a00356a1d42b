import { showNote } from './connection.ts';
import { elementAt, query } from './query.ts';

/** The links that open another page in place of the form. */
const LINKS =
  'a[href]:not(.waits a, [contenteditable] a, [target], [download], [href^="#"], [href^="blob:"])';

const hasChosenPicture = (form: HTMLFormElement) =>
  [...new FormData(form).values()].some((value) => typeof value !== 'string' && value.size > 0);

/** The button that saves a form before another page opens: the next text of the walk, or any other page. */
const buttonThatSaves = (isSkipped: boolean, bar: Element) =>
  [...bar.querySelectorAll<HTMLButtonElement>('button')].find(
    ({ name }) => (name === 'go') === isSkipped,
  );

/**
 * Asks whether to save before another page is opened.
 *
 * @param isSkipped whether the page is the next text of the walk
 * @returns whether the question is shown
 */
function ask(form: HTMLFormElement, address: string, isSkipped: boolean): boolean {
  const bar = query('.save', form);
  const button = bar && buttonThatSaves(isSkipped, bar);
  const said = button && showNote('leaving', bar);
  if (!said) return false;
  if (!hasChosenPicture(form)) query('.for-picture', said)?.remove();
  elementAt<HTMLAnchorElement>('a', said).href = address;
  const save = elementAt('button', said);
  save.textContent = button.textContent;
  save.addEventListener('click', () => {
    said.remove();
    button.click();
  });
  save.focus({ preventScroll: true });
  return true;
}

/** The address that a form with the method GET opens. */
function addressOf(form: HTMLFormElement): string {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.getAttribute('action')}?${new URLSearchParams(texts)}`;
}

/** Opens another page in place of a form, unless the form asks first. */
export function openPage(address: string): void {
  const isFree = dispatchEvent(new CustomEvent('leave', { cancelable: true, detail: address }));
  if (isFree) location.assign(address);
}

/** Asks in the bar of a form before another page takes the place of what was typed or chosen there. */
export function askBeforeLeaving(form: HTMLFormElement, hasWords: () => boolean): void {
  const asksFor = (address: string, isSkipped = false) =>
    (hasWords() || hasChosenPicture(form)) && ask(form, address, isSkipped);
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
    if (!link || ctrlKey || metaKey || shiftKey) return;
    if (asksFor(link.href, link.matches('.skip'))) event.preventDefault();
  });
  query<HTMLFormElement>('form.search')?.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement && asksFor(addressOf(event.target))) {
      event.preventDefault();
    }
  });
  addEventListener('leave', (event) => {
    if (event instanceof CustomEvent && asksFor(event.detail)) event.preventDefault();
  });
}
