// Optional: sends a form once the server can be reached, and keeps the form until the answer has arrived.
import { placeOfNote, showNote, untilItCanBeSent } from './connection.ts';
import { post } from './post.ts';
import { carryOn, follows, noteRunning } from './presses.ts';
import { elementAt, query } from './query.ts';

/**
 * The forms that wait for the server or its answer, the forms whose next submit event goes through, and the form whose
 * answer is being opened. No form is sent twice.
 */
const waiting = new Set<HTMLFormElement>();
const ready = new WeakSet<HTMLFormElement>();
let answered: HTMLFormElement | undefined;

/** Read from the attribute: an input may be named like a property of the form. */
const isPost = (form: HTMLFormElement) => form.getAttribute('method') === 'post';

async function sendWhenPossible(form: HTMLFormElement, submitter: HTMLElement | null) {
  waiting.add(form);
  query('.waits', form)?.remove();
  await untilItCanBeSent(placeOfNote(form));
  waiting.delete(form);
  // A script may have removed the form meanwhile.
  if (!form.isConnected) return;
  ready.add(form);
  form.requestSubmit(submitter?.isConnected ? submitter : null);
  ready.delete(form);
}

// Registered before all other listeners, so that they see a submit event only when the form can be sent.
addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isPost(form)) return;
    // A script that sends without leaving the page waits for the server itself.
    if (ready.has(form) || (submitter ?? form).closest('[data-at-once]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!waiting.has(form)) {
      noteRunning(form, submitter);
      void sendWhenPossible(form, submitter);
    } else if (!follows(form, submitter) && !query('.waits', placeOfNote(form))) {
      showNote('sending', placeOfNote(form));
    }
  },
  { capture: true },
);

/** Sends a form and opens its answer; without an answer, the page stays and the form can be sent again. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  waiting.add(form);
  const outcome = await post(form, submitter);
  if ('open' in outcome) {
    answered = form;
    return outcome.open();
  }
  waiting.delete(form);
  form.dispatchEvent(new Event('unsent'));
  const said = showNote(outcome.note, placeOfNote(form));
  if (said && 'sentence' in outcome) elementAt('.reason', said).textContent = outcome.sentence;
  const again = said && query('button', said);
  again?.addEventListener('click', () => form.requestSubmit(submitter), { once: true });
}

// Registered after all other listeners: handles the forms that no other script sends.
addEventListener('submit', (event) => {
  const { target: form, submitter, defaultPrevented } = event;
  if (!(form instanceof HTMLFormElement) || !isPost(form) || defaultPrevented) return;
  event.preventDefault();
  void send(form, submitter);
});

// A typed note or a chosen picture is stored nowhere, so the browser asks before it discards them.
addEventListener('beforeunload', (event) => {
  if ([...waiting].some((form) => form !== answered)) event.preventDefault();
});

addEventListener('DOMContentLoaded', carryOn);

// In a page from the back-forward cache, no form waits any more.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) waiting.clear();
});
