import { links, mail } from '../../gallery/example-contact.ts';
import { content } from '../../gallery/example-content.ts';
import { type ContactState, initialState } from '../form/contact-state.ts';
import { replyWordsOf } from '../form/reply-words.ts';
import { type Message, messageOf } from '../send/message.ts';
import { ContactFormView } from './ContactFormView.tsx';
import { dialogFor, failureFor, noteFor } from './ContactReplies.tsx';

const message: Message = {
  from_name: 'Ngozi Adeleke',
  from_email: 'ngozi@example.com',
  from_subject: 'A booking app for three clinics',
  from_number: '+234 800 000 0000',
  from_message: 'We lose bookings between the telephone and the paper diary.\nCan you help?',
};
const nothing = () => {};

const props = { words: replyWordsOf(content.contact), links };

/** The form in a state, with a text in its fields. Its buttons do nothing. */
function form(changed: Partial<ContactState>, values?: Message) {
  const state = { ...initialState, ...changed };
  const { phase } = state;
  const control = {
    state,
    sendAnyway: nothing,
    goBack: nothing,
    tryAgain: nothing,
    closeSuccess: nothing,
    discardDraft: nothing,
  };
  return (
    <>
      <ContactFormView
        words={content.contact}
        mail={mail}
        failure={failureFor(props, control)}
        note={noteFor(props, control)}
        values={values}
        sending={phase.name === 'sending' ? phase.message : undefined}
      />
      {dialogFor(props, control)}
    </>
  );
}

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
  'incomplete address': form(
    { phase: { name: 'confirming', reason: 'incompleteAddress', message } },
    { ...message, from_email: 'ada@example' },
  ),
  sending: form({ phase: { name: 'sending', message } }),
  sent: form({ phase: { name: 'sent', message } }),
  failed: form({ phase: { name: 'failed', cause: 'unreachable' } }, message),
  'failed beside new text': form(
    { phase: { name: 'failed', cause: 'timedOut' }, unsent: [{ message, cause: 'timedOut' }] },
    messageOf((name) => (name === 'from_message' ? 'Something new' : '')),
  ),
};
