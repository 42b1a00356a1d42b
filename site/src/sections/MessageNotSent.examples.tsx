import { content } from '../pieces/example-content.ts';
import { MessageNotSent } from './MessageNotSent.tsx';

const { contact, site } = content;

export const examples = {
  'before the gateway fills it in': (
    <MessageNotSent contact={contact} contactEmail={site.contactEmail} />
  ),
  'without an e-mail address': <MessageNotSent contact={contact} contactEmail="" />,
};
