import { isReachable } from './email-address.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const isEmail = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'email';

/** Whether a field is wrong. The browser knows fewer e-mail addresses than there are, so one that mail may reach is right. */
const isWrong = (field: Field) =>
  field.willValidate && !field.validity.valid && !(isEmail(field) && isReachable(field.value));

/** Says of an address that the browser finds wrong, and mail may reach, that it is right: to the style sheet, and aloud. */
function judge({ target }: Event): void {
  if (!isEmail(target)) return;
  if (target.validity.typeMismatch && isReachable(target.value))
    target.setAttribute('aria-invalid', 'false');
  else target.removeAttribute('aria-invalid');
}

/** Focuses a wrong address without the message of the browser, which would cover the next field: the page shows one. */
function focusQuietly(event: Event): void {
  if (!isEmail(event.target) || !CSS.supports('selector(:user-invalid)')) return;
  event.preventDefault();
  event.target.focus();
}

/** Takes the check before a submit from the browser, which would stop addresses that there are; see `checkFields`. */
export function takeChecks(form: HTMLFormElement, signal: AbortSignal): void {
  form.noValidate = true;
  form.addEventListener('input', judge, { signal });
  form.addEventListener('focusout', judge, { signal });
  form.addEventListener('invalid', focusQuietly, { signal, capture: true });
}

/** Whether the form may be sent; otherwise the browser says what is wrong at the first field. */
export function checkFields(form: HTMLFormElement): boolean {
  const wrong = [...(form.elements as Iterable<Element>)].find((each) => isWrong(each as Field));
  (wrong as Field | undefined)?.reportValidity();
  return wrong === undefined;
}
