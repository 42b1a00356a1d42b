// Presses of list buttons while an earlier press is being sent: the page that answers carries them out.
import { buttonAction, valueAfter } from '../form/list-action.ts';
import { query } from './query.ts';

/**
 * The value of the button that is being sent, its distance from the top of the window in pixels, and the values of the
 * buttons pressed after it.
 */
type Presses = { form: string; running: string; top: number; waiting: string[] };

const KEY = 'presses';

const nameOf = (form: HTMLFormElement) => form.getAttribute('action') ?? '';

const write = (presses: Presses) => sessionStorage.setItem(KEY, JSON.stringify(presses));

function read(form: HTMLFormElement): Presses | undefined {
  const presses: Presses | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  return presses?.form === nameOf(form) ? presses : undefined;
}

const isOfList = (button: HTMLElement | null): button is HTMLButtonElement =>
  button instanceof HTMLButtonElement && buttonAction(button.value) !== undefined;

/** Stores the button of a form that is being sent. A second attempt with the same button keeps the later presses. */
export function noteRunning(form: HTMLFormElement, button: HTMLElement | null): void {
  const before = read(form);
  sessionStorage.removeItem(KEY);
  if (!isOfList(button)) return;
  const running = button.value;
  const waiting = before?.running === running ? before.waiting : [];
  const { top } = button.getBoundingClientRect();
  write({ form: nameOf(form), running, top, waiting });
}

/** Scrolls the button that moved its element back under the finger. */
function keepUnderFinger({ running, top }: Presses): void {
  const button = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!button || !['up', 'down'].includes(buttonAction(running)?.what ?? '')) return;
  // A margin, because the browser itself scrolls to the button that the address names, perhaps later.
  button.style.scrollMarginBlockStart = `${top}px`;
  button.scrollIntoView();
}

/**
 * Stores a press of a list button while an earlier press is being sent.
 *
 * @returns whether the press will be carried out
 */
export function follows(form: HTMLFormElement, button: HTMLElement | null): boolean {
  const presses = read(form);
  if (!presses || !isOfList(button)) return false;
  write({ ...presses, waiting: [...presses.waiting, button.value] });
  return true;
}

/** Presses in the new page the buttons that were pressed meanwhile; buttons that no longer exist are left out. */
export function carryOn(): void {
  const form = query<HTMLFormElement>('main form[enctype]');
  const presses = form && read(form);
  sessionStorage.removeItem(KEY);
  if (!presses || !query('#unsaved[data-is-answer]')) return;
  keepUnderFinger(presses);
  const waiting = presses.waiting.flatMap((value) => valueAfter(presses.running, value) ?? []);
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[name="action"]:enabled')];
  const buttonOf = (value: string) => buttons.find((each) => each.value === value);
  const next = waiting.findIndex((value) => buttonOf(value));
  const [running, ...others] = waiting.slice(next);
  if (next < 0 || running === undefined) return;
  form.requestSubmit(buttonOf(running));
  write({ ...presses, running, waiting: others });
}
