import { content } from '../../gallery/example-content.ts';
import { ContactSuccess } from './ContactSuccess.tsx';

export const examples = {
  sent: <ContactSuccess words={content.contact.success} home="/" onClose={() => {}} />,
};
