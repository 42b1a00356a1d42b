import { showNote } from './connection.ts';
import { elementAt, query } from './query.ts';

/** The links that lead away from a form: those of its bar, and those of every page. */
const LINKS = ':is(.save, header nav) a[href]:not(.waits a)';

const hasChosenPicture = (form: HTMLFormElement) =>
  [...new FormData(form).values()].some((value) => typeof value !== 'string' && value.size > 0);

/**
 * The button for a person who does not want to lose words: *Save and next* beside the link that skips a text, else
 * *Save*.
 */
const buttonBefore = (link: HTMLAnchorElement, bar: Element) =>
  [...bar.querySelectorAll<HTMLButtonElement>('button')].find(
    ({ name }) => (name === 'go') === link.matches('.skip'),
  );

function ask(form: HTMLFormElement, bar: HTMLElement, link: HTMLAnchorElement): void {
  const button = buttonBefore(link, bar);
  const said = showNote('leaving', bar);
  if (!button || !said) return;
  if (!hasChosenPicture(form)) query('.for-picture', said)?.remove();
  elementAt<HTMLAnchorElement>('a', said).href = link.href;
  const save = elementAt('button', said);
  save.textContent = button.textContent;
  save.addEventListener('click', () => {
    said.remove();
    button.click();
  });
  save.focus({ preventScroll: true });
}

/** Asks in the bar of a form before a link discards what was typed or chosen. */
export function askBeforeLeaving(form: HTMLFormElement, hasWords: () => boolean): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
    const bar = query('.save', form);
    if (!link || !bar || ctrlKey || metaKey || shiftKey) return;
    if (!hasWords() && !hasChosenPicture(form)) return;
    event.preventDefault();
    ask(form, bar, link);
  });
}
