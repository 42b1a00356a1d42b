import { content } from '../../gallery/example-content.ts';
import { ContactPattern } from './ContactPattern.tsx';
import { ContactSuccess } from './ContactSuccess.tsx';

const shared = { words: content.contact.success, home: '/', onClose: () => {} };

export const examples = {
  'with the pattern of a name': <ContactSuccess {...shared} name="Ngozi Adeleke" />,
  'without a name': (
    <>
      <ContactPattern />
      <ContactSuccess {...shared} name="" />
    </>
  ),
};
