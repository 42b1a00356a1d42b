import {
  type Answers,
  type FieldName,
  fieldNames,
  HONEYPOT,
  type Message,
  messageOf,
} from '../send/message.ts';

/** A visible field by its name. A program may have added a hidden field of the same name. */
const control = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].find(
    (field) => field.name === name && field.type !== 'hidden',
  );

/** The attribute of fields of the agency's own questions. */
export const QUESTION = 'data-question';

/** The attribute of a group of boxes of which at least one must be ticked. */
export const ONE_OF = 'data-one-of';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const questionFields = (form: HTMLFormElement) =>
  form.querySelectorAll<Field>(`[${QUESTION}]:not([type="file"])`);

const fileField = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>(`[${QUESTION}][type="file"]`);

function readFile(form: HTMLFormElement): Message['file'] {
  const field = fileField(form);
  const content = field?.files?.[0];
  return field && content ? { field: field.name, content } : undefined;
}

/** Chooses a file in an input, which accepts only a list of files. */
function chooseFile(field: HTMLInputElement, file: File): void {
  const list = new DataTransfer();
  list.items.add(file);
  field.files = list.files;
}

/** The answers to the agency's own questions, in the order of the form, without empty answers. */
const readAnswers = (form: HTMLFormElement): Answers =>
  [...questionFields(form)]
    .filter((field) => (isBox(field) ? field.checked : field.value !== ''))
    .map(({ name, value }) => [name, value]);

export const readMessage = (form: HTMLFormElement): Message =>
  messageOf((name) => control(form, name)?.value ?? '', readAnswers(form), readFile(form));

/** Puts the message into empty fields. A field with text keeps it. */
export function fillEmptyFields(form: HTMLFormElement, message: Message) {
  for (const name of fieldNames) {
    const field = control(form, name);
    if (field?.value === '') field.value = message[name];
  }
  const answers = message.answers ?? [];
  const answered = new Set(readAnswers(form).map(([name]) => name));
  for (const field of questionFields(form)) {
    const given = answered.has(field.name) ? [] : answers.filter(([name]) => name === field.name);
    for (const [, text] of given) {
      if (!isBox(field)) field.value = text;
      else if (field.value === text) field.checked = true;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  const input = fileField(form);
  if (input && message.file && input.files?.length === 0) {
    chooseFile(input, message.file.content);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The longest subject that is taken from a link, in characters. */
const LONGEST_SUBJECT = 200;

/**
 * Puts the subject from the page's address into the empty field, and removes it from the address, so that a reload keeps
 * the text as the visitor has changed it. An address can fill no other field.
 */
export function takeLinkedSubject(form: HTMLFormElement): void {
  const address = new URL(location.href);
  const subject = address.searchParams.get('subject');
  const field = control(form, 'from_subject');
  if (!subject || field?.value !== '') return;
  field.value = [...subject].slice(0, LONGEST_SUBJECT).join('');
  address.searchParams.delete('subject');
  history.replaceState(history.state, '', address);
}

export const focusField = (form: HTMLFormElement, name: FieldName) => control(form, name)?.focus();

/** Disables the fields that only a form without script sends: the control fields and the honeypot. */
export function disableHiddenInputs(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[type="hidden"]'))
    input.disabled = true;
  const honeypot = control(form, HONEYPOT);
  if (honeypot) honeypot.disabled = true;
}

/**
 * The text that a program wrote into the honeypot, or `''`. Two kinds of text do not count: a browser may fill in a
 * person's address, and a password manager may fill in fields after somebody has typed or clicked in the page.
 */
export function readHoneypot(form: HTMLFormElement): string {
  const field = control(form, HONEYPOT);
  if (!field?.value || navigator.userActivation?.hasBeenActive) return '';
  try {
    return field.matches(':autofill') ? '' : field.value;
  } catch {
    // A browser without `:autofill` cannot tell an address book from a program.
    return '';
  }
}
