import { links } from '../../gallery/example-contact.ts';
import { content } from '../../gallery/example-content.ts';
import { MessageNotSent } from './MessageNotSent.tsx';

const shared = { contact: content.contact, contactPage: '/contact' };

export const examples = {
  'before the gateway fills it in': <MessageNotSent {...shared} links={links} />,
  'without another way to reach the agency': (
    <MessageNotSent {...shared} links={{ email: '', phone: '' }} />
  ),
};
