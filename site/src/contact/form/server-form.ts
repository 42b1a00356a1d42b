import type { Message } from '../send/message.ts';
import { filledIn, PLACE } from '../view/ContactFormView.tsx';

/** The form that the server rendered, also after another program has moved it. */
export const findForm = () => document.querySelector<HTMLFormElement>('form[data-draft]');

/** The empty element above the form for an error or a note. */
export const findPlace = (name: 'failure' | 'note') =>
  document.querySelector(`[${PLACE}="${name}"]`);

export const submitButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('[type="submit"]');

/** Shows the words for a message on its way, or removes them. */
export function showSending(form: HTMLFormElement, words: string, message: Message | undefined) {
  if (message) form.dataset['sending'] = filledIn(message);
  else delete form.dataset['sending'];
  submitButton(form)?.setAttribute('aria-disabled', `${message !== undefined}`);
  const status = form.querySelector('[data-status]');
  if (status) status.textContent = message ? words : '';
}
