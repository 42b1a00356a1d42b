// Optional: a form is sent once it can be, and stays as it is until then.
import { untilItCanBeSent } from './connection.ts';
import { query } from './query.ts';

/** The forms that wait for the server, and the forms that are sent: no form is sent twice. */
const waiting = new Set<HTMLFormElement>();
const ready = new WeakSet<HTMLFormElement>();
const sent = new Set<HTMLFormElement>();

/** By its attribute: an input of a form may have the name of a property. */
const isPost = (form: HTMLFormElement) => form.getAttribute('method') === 'post';

async function sendWhenPossible(form: HTMLFormElement, submitter: HTMLElement | null) {
  waiting.add(form);
  await untilItCanBeSent(query('.save', form) ?? form);
  waiting.delete(form);
  // A script may have taken the form away meanwhile.
  if (!form.isConnected) return;
  ready.add(form);
  form.requestSubmit(submitter?.isConnected ? submitter : null);
  ready.delete(form);
}

// Before all else that hears of it, as if the button was pressed only when the form can be sent.
addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isPost(form)) return;
    // A script that sends without leaving the page waits by itself.
    if (ready.has(form) || (submitter ?? form).closest('[data-at-once]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!waiting.has(form) && !sent.has(form)) void sendWhenPossible(form, submitter);
  },
  { capture: true },
);

// A form that no script has taken over leaves for another page.
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (target instanceof HTMLFormElement && isPost(target) && !defaultPrevented) {
    sent.add(target);
  }
});
// A form can be sent again when the browser comes back to this page, or when typing goes on.
addEventListener('pageshow', () => sent.clear());
addEventListener('input', () => sent.clear());

// A note or a chosen picture is in no store of the browser: it asks before it leaves them behind.
addEventListener('beforeunload', (event) => {
  if (waiting.size > 0) event.preventDefault();
});
