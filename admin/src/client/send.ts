// Optional: a form is sent once it can be, and stays as it is until it has an answer.
import { placeOfNote, showNote, untilItCanBeSent } from './connection.ts';
import { post } from './post.ts';
import { carryOn, follows, noteRunning } from './presses.ts';
import { elementAt, query } from './query.ts';

/**
 * The forms that wait for the server or its answer, those that may go on to be sent, and the one whose answer the page
 * leaves for: no form is sent twice.
 */
const waiting = new Set<HTMLFormElement>();
const ready = new WeakSet<HTMLFormElement>();
let answered: HTMLFormElement | undefined;

/** By its attribute: an input of a form may have the name of a property. */
const isPost = (form: HTMLFormElement) => form.getAttribute('method') === 'post';

async function sendWhenPossible(form: HTMLFormElement, submitter: HTMLElement | null) {
  waiting.add(form);
  query('.waits', form)?.remove();
  await untilItCanBeSent(placeOfNote(form));
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
    if (!waiting.has(form)) {
      noteRunning(form, submitter);
      void sendWhenPossible(form, submitter);
    } else if (!follows(form, submitter) && !query('.waits', placeOfNote(form))) {
      showNote('sending', placeOfNote(form));
    }
  },
  { capture: true },
);

/** Sends a form and leaves the page with its answer; without an answer all stays, and the form can be sent again. */
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

// After all else: a form that no script has taken over.
addEventListener('submit', (event) => {
  const { target: form, submitter, defaultPrevented } = event;
  if (!(form instanceof HTMLFormElement) || !isPost(form) || defaultPrevented) return;
  event.preventDefault();
  void send(form, submitter);
});

// A note or a chosen picture is in no store of the browser: it asks before it leaves them behind.
addEventListener('beforeunload', (event) => {
  if ([...waiting].some((form) => form !== answered)) event.preventDefault();
});

addEventListener('DOMContentLoaded', carryOn);

// A page that the browser kept from before its answer.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) waiting.clear();
});
