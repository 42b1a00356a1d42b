import { links } from '../../gallery/example-contact.ts';
import { content } from '../../gallery/example-content.ts';
import { MessageNotSent } from './MessageNotSent.tsx';

const { contact } = content;

export const examples = {
  'before the gateway fills it in': <MessageNotSent contact={contact} links={links} />,
  'without another way to reach the agency': (
    <MessageNotSent contact={contact} links={{ email: '', phone: '' }} />
  ),
};
