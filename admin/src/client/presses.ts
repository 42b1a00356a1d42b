// Buttons of a list that are pressed while another one is on its way: the page that answers carries them out.
import { buttonAction, valueAfter } from '../form/list-action.ts';
import { query } from './query.ts';

/** The value of the button that is on its way, and the values of those that were pressed after it. */
type Presses = { form: string; running: string; waiting: string[] };

const KEY = 'presses';

const nameOf = (form: HTMLFormElement) => form.getAttribute('action') ?? '';

const write = (presses: Presses) => sessionStorage.setItem(KEY, JSON.stringify(presses));

function read(form: HTMLFormElement): Presses | undefined {
  const presses: Presses | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  return presses?.form === nameOf(form) ? presses : undefined;
}

const isOfList = (button: HTMLElement | null): button is HTMLButtonElement =>
  button instanceof HTMLButtonElement && buttonAction(button.value) !== undefined;

/** Notes which button of a form is on its way. One that is tried again has its followers still. */
export function noteRunning(form: HTMLFormElement, button: HTMLElement | null): void {
  const before = read(form);
  sessionStorage.removeItem(KEY);
  if (!isOfList(button)) return;
  const running = button.value;
  const waiting = before?.running === running ? before.waiting : [];
  write({ form: nameOf(form), running, waiting });
}

/** Notes a press of a button of a list behind another one. @returns whether it will be carried out */
export function follows(form: HTMLFormElement, button: HTMLElement | null): boolean {
  const presses = read(form);
  if (!presses || !isOfList(button)) return false;
  write({ ...presses, waiting: [...presses.waiting, button.value] });
  return true;
}

/** Presses in the page that answers one button what was pressed meanwhile; what is gone is left out. */
export function carryOn(): void {
  const form = query<HTMLFormElement>('main form[enctype]');
  const presses = form && read(form);
  sessionStorage.removeItem(KEY);
  if (!presses || !query('#unsaved[data-is-answer]')) return;
  const waiting = presses.waiting.flatMap((value) => valueAfter(presses.running, value) ?? []);
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[name="action"]:enabled')];
  const buttonOf = (value: string) => buttons.find((each) => each.value === value);
  const next = waiting.findIndex((value) => buttonOf(value));
  const [running, ...others] = waiting.slice(next);
  if (next < 0 || running === undefined) return;
  form.requestSubmit(buttonOf(running));
  write({ form: nameOf(form), running, waiting: others });
}
