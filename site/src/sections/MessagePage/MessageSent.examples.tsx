import { content } from '../../gallery/example-content.ts';
import { MessageSent } from './MessageSent.tsx';

export const examples = {
  'as the gateway shows it': <MessageSent contact={content.contact} home="/" />,
};
