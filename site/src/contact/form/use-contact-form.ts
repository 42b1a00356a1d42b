import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import { sendMessage } from '../send/mail-client.ts';
import { isProvider, type MailSettings } from '../send/mail-settings.ts';
import { confirmationFor, isSame, isUntouched, type Message } from '../send/message.ts';
import { failureFrom } from '../send/send-failure.ts';
import { type ContactEvent, initialState, nextState } from './contact-state.ts';
import { clearDraft, keepDraft, readDraft } from './draft.ts';
import { fillEmptyFields, focusField, readHoneypot, readMessage } from './form-fields.ts';
import { useDraft } from './use-draft.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** Tells the `client:interaction` directive that the form handles submits now, and restores the draft. */
function useHydration(formRef: FormRef, dispatch: Dispatch<ContactEvent>) {
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // The directive cancels the event when it repeats an earlier submit: the draft must not be added to that.
    const ready = new Event('island:ready', { bubbles: true, cancelable: true });
    const draft = form.dispatchEvent(ready) ? readDraft() : undefined;
    if (draft) fillEmptyFields(form, draft);
    dispatch({ type: 'hydrated', draftRestored: draft !== undefined });
  }, [formRef, dispatch]);
}

/** Sends messages, one at a time. `inFlight` is the one being sent. */
function useDelivery(formRef: FormRef, mail: MailSettings, dispatch: Dispatch<ContactEvent>) {
  const inFlight = useRef<Message>(undefined);
  const deliver = async (message: Message, from: 'form' | 'unsent') => {
    const form = formRef.current;
    if (inFlight.current || !form) return;
    inFlight.current = message;
    const honeypot = readHoneypot(form);
    keepDraft(message);
    if (from === 'form') form.reset();
    dispatch({ type: 'started', message });
    try {
      // The provider has no quarantine, so a message with a filled honeypot is dropped here.
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

/** The contact form's state and handlers. The fields hold their own text; the state decides what is shown around them. */
export function useContactForm(mail: MailSettings) {
  const formRef = useRef<HTMLFormElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  /** The message that the visitor agreed to send although it is empty or unanswerable. */
  const confirmed = useRef<Message>(undefined);
  const [state, dispatch] = useReducer(nextState, initialState);
  const { phase, unsent } = state;

  useHydration(formRef, dispatch);
  const { inFlight, deliver } = useDelivery(formRef, mail, dispatch);
  // A message in flight or unsent goes before newer text, so that closing the page does not lose it.
  const draft = () => inFlight.current ?? unsent[0]?.message ?? readMessage(formRef.current);
  useDraft(formRef, draft, phase);

  return {
    formRef,
    submitRef,
    state,
    submit() {
      if (inFlight.current) return;
      const message = readMessage(formRef.current);
      const reason = confirmationFor(message);
      const isConfirmed = confirmed.current && isSame(confirmed.current, message);
      if (reason && !isConfirmed) dispatch({ type: 'asked', reason, message });
      else void deliver(message, 'form');
    },
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
      requestAnimationFrame(() => focusField(formRef.current, name));
    },
    tryAgain() {
      // The button may be far below the error, which goes: the view stays.
      submitRef.current?.focus({ preventScroll: true });
      const [oldest] = unsent;
      if (oldest) void deliver(oldest.message, 'unsent');
      else formRef.current?.requestSubmit();
    },
    closeSuccess: () => dispatch({ type: 'successClosed' }),
    discardDraft() {
      formRef.current?.reset();
      clearDraft();
      dispatch({ type: 'draftDiscarded' });
      focusField(formRef.current, 'from_name');
    },
  };
}

export type ContactFormControl = ReturnType<typeof useContactForm>;
