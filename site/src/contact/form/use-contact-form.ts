import { useEffect, useReducer, useRef } from 'react';
import { sendMessage } from '../send/mail-client.ts';
import { isProvider, type MailSettings } from '../send/mail-settings.ts';
import { isSame, isUntouched, type Message, messageOf, questionFor } from '../send/message.ts';
import { failureFrom } from '../send/send-failure.ts';
import { initialState, nextState } from './contact-state.ts';
import { clearDraft, keepDraft, readDraft } from './draft.ts';
import { fillEmptyFields, focusField, readHoneypot, readMessage } from './form-fields.ts';
import { useDraft } from './use-draft.ts';

const nothing = messageOf(() => '');

/**
 * Runs the contact form: what happens on submit, on an answer, on a reload.
 * The fields hold their own text; the state says what is shown around them.
 */
export function useContactForm(mail: MailSettings) {
  const formRef = useRef<HTMLFormElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  /** The message on its way; while there is one, nothing else is sent. */
  const inFlight = useRef<Message>(undefined);
  /** The message that the visitor wants sent although it is empty or unanswerable. */
  const agreed = useRef<Message>(undefined);
  const [state, dispatch] = useReducer(nextState, initialState);
  const { phase, unsent } = state;

  const readForm = () => (formRef.current ? readMessage(formRef.current) : nothing);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // The directive that loaded the form answers by submitting what was submitted meanwhile.
    const untaken = form.dispatchEvent(
      new Event('island:ready', { bubbles: true, cancelable: true }),
    );
    const draft = untaken ? readDraft() : undefined;
    if (draft) fillEmptyFields(form, draft);
    dispatch({ type: 'hydrated', draftRestored: draft !== undefined });
  }, []);

  // A message on its way or unsent is the draft before anything newer: closing the page must not lose it.
  useDraft(formRef, () => inFlight.current ?? unsent[0]?.message ?? readForm(), phase);

  const deliver = async (message: Message, from: 'form' | 'unsent') => {
    const form = formRef.current;
    if (inFlight.current || !form) return;
    inFlight.current = message;
    const honeypot = readHoneypot(form);
    keepDraft(message);
    if (from === 'form') form.reset();
    dispatch({ type: 'started', message });
    try {
      // The provider keeps no doubtful messages apart, so one that a program filled in is dropped here.
      if (!(honeypot && isProvider(mail))) await sendMessage(message, mail, honeypot);
      inFlight.current = undefined;
      clearDraft();
      dispatch({ type: 'delivered' });
    } catch (thrown) {
      const failure = failureFrom(thrown);
      console.error(`The message was not sent (${failure.cause}): ${failure.message}`);
      inFlight.current = undefined;
      const restored = isUntouched(readMessage(form));
      if (restored) fillEmptyFields(form, message);
      dispatch({ type: 'failed', cause: failure.cause, message, restored });
    }
  };

  const submit = () => {
    if (inFlight.current) return;
    const message = readForm();
    const question = questionFor(message);
    const settled = agreed.current && isSame(agreed.current, message);
    if (question && !settled) dispatch({ type: 'asked', question, message });
    else void deliver(message, 'form');
  };

  return {
    formRef,
    submitRef,
    state,
    submit,
    sendAnyway() {
      if (phase.name !== 'asking') return;
      agreed.current = phase.message;
      void deliver(phase.message, 'form');
    },
    goBack() {
      if (phase.name !== 'asking') return;
      const name = phase.question === 'empty' ? 'from_message' : 'from_email';
      dispatch({ type: 'wentBack' });
      // After the dialog has closed and given the keyboard back to the button.
      requestAnimationFrame(() => formRef.current && focusField(formRef.current, name));
    },
    tryAgain() {
      submitRef.current?.focus();
      const [oldest] = unsent;
      if (oldest) void deliver(oldest.message, 'unsent');
      else formRef.current?.requestSubmit();
    },
    closeSuccess: () => dispatch({ type: 'successClosed' }),
    discardDraft() {
      formRef.current?.reset();
      clearDraft();
      dispatch({ type: 'draftDiscarded' });
      if (formRef.current) focusField(formRef.current, 'from_name');
    },
  };
}

/** What the visible form is given: its state and what its buttons do. */
export type ContactFormControl = ReturnType<typeof useContactForm>;
