import { ways } from '../pieces/example-contact.ts';
import { content } from '../pieces/example-content.ts';
import { MessageNotSent } from './MessageNotSent.tsx';

const { contact } = content;

export const examples = {
  'before the gateway fills it in': <MessageNotSent contact={contact} ways={ways} />,
  'without another way to reach the agency': (
    <MessageNotSent contact={contact} ways={{ email: '', phone: '' }} />
  ),
};
