import { content } from '../../gallery/example-content.ts';
import { ContactPattern } from './ContactPattern.tsx';
import { ContactSuccess } from './ContactSuccess.tsx';

export const examples = {
  sent: (
    <>
      <ContactPattern />
      <ContactSuccess
        words={content.contact.success}
        whatHappensNext={content.contact.whatHappensNext}
        home="/"
        onClose={() => {}}
      />
    </>
  ),
};
