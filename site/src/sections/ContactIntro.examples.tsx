import { content, longName, longSentence, longWord } from '../pieces/example-content.ts';
import { ContactIntro } from './ContactIntro.tsx';

const { contact, site } = content;

export const examples = {
  'with all direct ways': (
    <ContactIntro contact={contact} site={{ ...site, contactPhone: '+234 800 000 0000' }} />
  ),
  'without e-mail address and telephone': (
    <ContactIntro contact={contact} site={{ ...site, contactEmail: '', contactPhone: '' }} />
  ),
  'with long words': (
    <ContactIntro
      contact={{
        ...contact,
        heading: longWord,
        subtitle: longSentence,
        whatHappensNext: { title: longName, steps: [longSentence, longWord] },
      }}
      site={{ ...site, contactEmail: `${longWord}@example.com`, contactPhone: longWord }}
    />
  ),
};
