import { createRef } from 'react';
import { type Message, messageOf } from '../send/message.ts';
import { type ContactFormProps, ContactFormView } from '../view/ContactFormView.tsx';
import { type ContactState, initialState } from './contact-state.ts';

const message: Message = {
  from_name: 'Ngozi Adeleke',
  from_email: 'ngozi@example.com',
  from_subject: 'A booking app for three clinics',
  from_number: '+234 800 000 0000',
  from_message: 'We lose bookings between the telephone and the paper diary.\nCan you help?',
};
const hydrated: ContactState = { ...initialState, hydrated: true };

interface Example {
  readonly state: ContactState;
  readonly values?: Message;
}

/** Every state of the form by name. */
export const contactFormExamples = {
  empty: { state: hydrated },
  filled: { state: hydrated, values: message },
  draft: { state: { ...hydrated, draftRestored: true }, values: message },
  confirmation: {
    state: { ...hydrated, phase: { name: 'confirming', reason: 'empty', message } },
    values: { ...message, from_message: '' },
  },
  unanswerable: {
    state: { ...hydrated, phase: { name: 'confirming', reason: 'unanswerable', message } },
    values: { ...message, from_email: '', from_number: '' },
  },
  sending: { state: { ...hydrated, phase: { name: 'sending', message } } },
  sent: { state: { ...hydrated, phase: { name: 'sent', message } } },
  failed: {
    state: { ...hydrated, phase: { name: 'failed', cause: 'unreachable' } },
    values: message,
  },
  failedBesideNewText: {
    state: {
      ...hydrated,
      phase: { name: 'failed', cause: 'timedOut' },
      unsent: [{ message, cause: 'timedOut' }],
    },
    values: messageOf((name) => (name === 'from_message' ? 'Something new' : '')),
  },
} satisfies Record<string, Example>;
export type ContactFormExampleName = keyof typeof contactFormExamples;

const nothing = () => {};

/** The form in one named state. Its buttons do nothing. */
export function ContactFormExample({
  example,
  ...props
}: ContactFormProps & { example: ContactFormExampleName }) {
  const { state, values }: Example = contactFormExamples[example];
  const control = {
    formRef: createRef<HTMLFormElement>(),
    submitRef: createRef<HTMLButtonElement>(),
    state,
    submit: nothing,
    sendAnyway: nothing,
    goBack: nothing,
    tryAgain: nothing,
    closeSuccess: nothing,
    discardDraft: nothing,
  };
  return <ContactFormView {...props} control={control} {...(values && { values })} />;
}
