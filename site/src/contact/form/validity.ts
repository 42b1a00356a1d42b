import { isReachable } from './email-address.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const isEmail = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'email';

/** Whether a field is wrong. An e-mail address that the browser refuses is right if mail may reach it. */
const isWrong = (field: Field) =>
  field.willValidate && !field.validity.valid && !(isEmail(field) && isReachable(field.value));

/**
 * Marks an address as right for the style sheet and for assistive technology, if mail may reach it although the
 * browser refuses it.
 */
function judge({ target }: Event): void {
  if (!isEmail(target)) return;
  if (target.validity.typeMismatch && isReachable(target.value))
    target.setAttribute('aria-invalid', 'false');
  else target.removeAttribute('aria-invalid');
}

/**
 * Focuses a wrong address without the browser's message, which would cover the next field. The page shows a message
 * itself.
 */
function focusQuietly(event: Event): void {
  if (!isEmail(event.target) || !CSS.supports('selector(:user-invalid)')) return;
  event.preventDefault();
  event.target.focus();
}

/** Switches off the browser's check before a submit, which refuses valid addresses; `checkFields` takes its place. */
export function takeChecks(form: HTMLFormElement, signal: AbortSignal): void {
  form.noValidate = true;
  form.addEventListener('input', judge, { signal });
  form.addEventListener('focusout', judge, { signal });
  form.addEventListener('invalid', focusQuietly, { signal, capture: true });
}

/** Whether the form may be sent. If not, the browser explains the first wrong field. */
export function checkFields(form: HTMLFormElement): boolean {
  const wrong = [...(form.elements as Iterable<Element>)].find((each) => isWrong(each as Field));
  (wrong as Field | undefined)?.reportValidity();
  return wrong === undefined;
}
