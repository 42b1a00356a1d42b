// Optional: a form is sent once it can be, and stays as it is until it has an answer.
import { showNote, untilItCanBeSent } from './connection.ts';
import { post } from './post.ts';
import { query } from './query.ts';

/** The forms that wait for the server or its answer, and those that may go on to be sent: no form is sent twice. */
const waiting = new Set<HTMLFormElement>();
const ready = new WeakSet<HTMLFormElement>();

/** By its attribute: an input of a form may have the name of a property. */
const isPost = (form: HTMLFormElement) => form.getAttribute('method') === 'post';

/** Where a form says something about itself: beside its button. */
const placeIn = (form: HTMLFormElement) => query('.save', form) ?? form;

async function sendWhenPossible(form: HTMLFormElement, submitter: HTMLElement | null) {
  waiting.add(form);
  query('.waits', form)?.remove();
  await untilItCanBeSent(placeIn(form));
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
    if (!waiting.has(form)) void sendWhenPossible(form, submitter);
  },
  { capture: true },
);

/** Sends a form and leaves the page with its answer; without an answer all stays, and the form can be sent again. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  waiting.add(form);
  const open = await post(form, submitter).catch(() => undefined);
  waiting.delete(form);
  if (open) return open();
  form.dispatchEvent(new Event('unsent'));
  const button = showNote('unanswered', placeIn(form));
  button?.addEventListener('click', () => form.requestSubmit(submitter), { once: true });
}

// After all else: a form that no script has taken over.
addEventListener('submit', (event) => {
  const { target: form, submitter, defaultPrevented } = event;
  if (!(form instanceof HTMLFormElement) || !isPost(form) || defaultPrevented) return;
  event.preventDefault();
  void send(form, submitter);
});

// A note or a chosen picture is in no store of the browser: it asks before it leaves them behind.
addEventListener('beforeunload', (event) => {
  if (waiting.size > 0) event.preventDefault();
});
