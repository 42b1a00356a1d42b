import { content } from '../pieces/example-content.ts';
import { ContactSuccess } from './ContactSuccess.tsx';

export const examples = {
  sent: <ContactSuccess words={content.contact.success} home="/" onClose={() => {}} />,
};
