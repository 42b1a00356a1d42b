import { content } from '../../gallery/example-content.ts';
import type { ConfirmationReason } from '../send/message.ts';
import { ContactConfirmation } from './ContactConfirmation.tsx';

const nothing = () => {};
const confirmation = (reason: ConfirmationReason) => (
  <ContactConfirmation
    words={content.contact.question}
    reason={reason}
    onGoBack={nothing}
    onSendAnyway={nothing}
  />
);

export const examples = {
  'nobody could answer': confirmation('unanswerable'),
  'there is no text': confirmation('empty'),
};
