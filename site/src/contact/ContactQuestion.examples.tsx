import { content } from '../pieces/example-content.ts';
import { ContactQuestion } from './ContactQuestion.tsx';
import type { Question } from './message.ts';

const nothing = () => {};
const question = (kind: Question) => (
  <ContactQuestion
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
