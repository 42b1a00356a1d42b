import { createRef } from 'react';
import { links, mail } from '../../gallery/example-contact.ts';
import { content } from '../../gallery/example-content.ts';
import { type ContactState, initialState } from '../form/contact-state.ts';
import { type Message, messageOf } from '../send/message.ts';
import { ContactFormView } from './ContactFormView.tsx';

const message: Message = {
  from_name: 'Ngozi Adeleke',
  from_email: 'ngozi@example.com',
  from_subject: 'A booking app for three clinics',
  from_number: '+234 800 000 0000',
  from_message: 'We lose bookings between the telephone and the paper diary.\nCan you help?',
};
const nothing = () => {};

/** The form in a state, with a text in its fields. Its buttons do nothing. */
const form = (state: Partial<ContactState>, values?: Message) => (
  <ContactFormView
    words={content.contact}
    mail={mail}
    links={links}
    control={{
      formRef: createRef<HTMLFormElement>(),
      submitRef: createRef<HTMLButtonElement>(),
      state: { ...initialState, hydrated: true, ...state },
      submit: nothing,
      sendAnyway: nothing,
      goBack: nothing,
      tryAgain: nothing,
      closeSuccess: nothing,
      discardDraft: nothing,
    }}
    {...(values && { values })}
  />
);

export const examples = {
  empty: form({}),
  filled: form({}, message),
  draft: form({ draftRestored: true }, message),
  confirmation: form(
    { phase: { name: 'confirming', reason: 'empty', message } },
    { ...message, from_message: '' },
  ),
  unanswerable: form(
    { phase: { name: 'confirming', reason: 'unanswerable', message } },
    { ...message, from_email: '', from_number: '' },
  ),
  sending: form({ phase: { name: 'sending', message } }),
  sent: form({ phase: { name: 'sent', message } }),
  failed: form({ phase: { name: 'failed', cause: 'unreachable' } }, message),
  'failed beside new text': form(
    { phase: { name: 'failed', cause: 'timedOut' }, unsent: [{ message, cause: 'timedOut' }] },
    messageOf((name) => (name === 'from_message' ? 'Something new' : '')),
  ),
};
