import { content } from '../../gallery/example-content.ts';
import type { Question } from '../send/message.ts';
import { ContactConfirmation } from './ContactConfirmation.tsx';

const nothing = () => {};
const question = (kind: Question) => (
  <ContactConfirmation
    words={content.contact.question}
    question={kind}
    onGoBack={nothing}
    onSendAnyway={nothing}
  />
);

export const examples = {
  'nobody could answer': question('unanswerable'),
  'there is no text': question('empty'),
};
