import { type FieldName, fieldNames, type Message, messageOf } from '../send/message.ts';

/**
 * A field that no person sees. It is called after a thing that programs like to fill in; what it holds
 * marks a message as doubtful.
 */
export const HONEYPOT = 'company_website';

const control = (form: HTMLFormElement, name: string) => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined;
};

/** What stands in the form now. */
export const readMessage = (form: HTMLFormElement): Message =>
  messageOf((name) => control(form, name)?.value ?? '');

/** Puts the message into the fields that are empty; what a visitor has typed is never overwritten. */
export function fillEmptyFields(form: HTMLFormElement, message: Message) {
  for (const name of fieldNames) {
    const field = control(form, name);
    if (field?.value === '') field.value = message[name];
  }
}

/** Moves the keyboard to one field. */
export const focusField = (form: HTMLFormElement, name: FieldName) => control(form, name)?.focus();

/**
 * What a program wrote into the honeypot, or `''`. A value that the browser filled in by itself does not count: it
 * comes from a person's address book.
 */
export function readHoneypot(form: HTMLFormElement): string {
  const trap = control(form, HONEYPOT);
  if (!trap?.value) return '';
  try {
    return trap.matches(':autofill') ? '' : trap.value;
  } catch {
    // A browser without `:autofill` cannot tell the two apart; the visitor gets the benefit of the doubt.
    return '';
  }
}
