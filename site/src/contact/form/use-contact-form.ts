import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { isProvider, type MailSettings } from '../send/mail-settings.ts';
import { confirmationFor, isSame, isUntouched, type Message } from '../send/message.ts';
import { failureFrom } from '../send/send-failure.ts';
import { sendMessage } from '../send/send-message.ts';
import { type ContactEvent, initialState, nextState } from './contact-state.ts';
import { clearDraft, keepDraft, readDraft } from './draft.ts';
import {
  disableHiddenInputs,
  fillEmptyFields,
  focusField,
  readHoneypot,
  readMessage,
  takeLinkedSubject,
} from './form-fields.ts';
import { checkQuestions } from './question-checks.ts';
import { showSending, submitButton } from './server-form.ts';
import { useDraft } from './use-draft.ts';
import { checkFields, takeChecks } from './validity.ts';

/**
 * Handles each submit of the server's form with `submit`, reports to the `client:interaction` directive that it does,
 * and restores the draft.
 */
function useSubmits(form: HTMLFormElement, submit: () => void, dispatch: Dispatch<ContactEvent>) {
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    if (checkFields(form)) submit();
  });
  useEffect(() => {
    const ends = new AbortController();
    disableHiddenInputs(form);
    takeChecks(form, ends.signal);
    checkQuestions(form, ends.signal);
    form.addEventListener('submit', (event) => onSubmit(event), { signal: ends.signal });
    // The directive cancels the event when it repeats an earlier submit, to which no draft must be added.
    const ready = new Event('island:ready', { bubbles: true, cancelable: true });
    const isFirst = form.dispatchEvent(ready);
    if (isFirst) takeLinkedSubject(form);
    const draft = isFirst ? readDraft() : undefined;
    if (draft) {
      fillEmptyFields(form, draft);
      dispatch({ type: 'draftRestored' });
    }
    return () => ends.abort();
  }, [form, dispatch]);
}

/** Sends messages, one at a time. `inFlight` is the message on its way. */
function useDelivery(form: HTMLFormElement, mail: MailSettings, dispatch: Dispatch<ContactEvent>) {
  const inFlight = useRef<Message>(undefined);
  const deliver = async (message: Message, from: 'form' | 'unsent') => {
    if (inFlight.current) return;
    inFlight.current = message;
    const honeypot = readHoneypot(form);
    keepDraft(message);
    if (from === 'form') form.reset();
    dispatch({ type: 'started', message });
    try {
      // The provider cannot withhold a message, so a message with a filled honeypot is dropped here.
      if (!(honeypot && isProvider(mail))) await sendMessage(message, mail, honeypot);
      inFlight.current = undefined;
      clearDraft();
      dispatch({ type: 'delivered', message });
    } catch (thrown) {
      const failure = failureFrom(thrown);
      console.error(`The message was not sent (${failure.cause}): ${failure.message}`);
      inFlight.current = undefined;
      const restored = isUntouched(readMessage(form));
      if (restored) fillEmptyFields(form, message);
      dispatch({ type: 'failed', cause: failure.cause, message, restored });
    }
  };
  return { inFlight, deliver };
}

/**
 * The state and the handlers of the contact form. The fields of the server's form hold their own text; the state
 * decides about everything around them.
 *
 * @param sendingWords the words in the button while a message is on its way
 */
export function useContactForm(form: HTMLFormElement, mail: MailSettings, sendingWords: string) {
  /** The message that the visitor chose to send anyway. */
  const confirmed = useRef<Message>(undefined);
  const [state, dispatch] = useReducer(nextState, initialState);
  const { phase, unsent } = state;
  const { inFlight, deliver } = useDelivery(form, mail, dispatch);

  const submit = () => {
    if (inFlight.current) return;
    const message = readMessage(form);
    const reason = confirmationFor(message);
    const isConfirmed = confirmed.current && isSame(confirmed.current, message);
    if (reason && !isConfirmed) dispatch({ type: 'asked', reason, message });
    else void deliver(message, 'form');
  };
  useSubmits(form, submit, dispatch);
  useEffect(
    () => showSending(form, sendingWords, phase.name === 'sending' ? phase.message : undefined),
    [form, sendingWords, phase],
  );
  // A message on its way, or an unsent one, is the draft before any newer text: closing the page must not lose it.
  const draft = () => inFlight.current ?? unsent[0]?.message ?? readMessage(form);
  useDraft(form, draft, phase);

  return {
    form,
    state,
    sendAnyway() {
      if (phase.name !== 'confirming') return;
      confirmed.current = phase.message;
      void deliver(phase.message, 'form');
    },
    goBack() {
      if (phase.name !== 'confirming') return;
      const name = phase.reason === 'empty' ? 'from_message' : 'from_email';
      dispatch({ type: 'wentBack' });
      // After the dialog has closed and returned the focus to the button.
      requestAnimationFrame(() => focusField(form, name));
    },
    tryAgain() {
      // The submit button may be far below the error, which disappears: the page must not scroll there.
      submitButton(form)?.focus({ preventScroll: true });
      const [oldest] = unsent;
      if (oldest) void deliver(oldest.message, 'unsent');
      else form.requestSubmit();
    },
    closeSuccess: () => dispatch({ type: 'successClosed' }),
    discardDraft() {
      form.reset();
      clearDraft();
      dispatch({ type: 'draftDiscarded' });
      focusField(form, 'from_name');
    },
  };
}

export type ContactFormControl = ReturnType<typeof useContactForm>;
