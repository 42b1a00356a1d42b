import { content, longName, longSentence, longWord } from '../../gallery/example-content.ts';
import { ContactAside } from './ContactAside.tsx';

const { contact, site } = content;

export const examples = {
  'with all contact details': (
    <ContactAside contact={contact} site={{ ...site, contactPhone: '+234 800 000 0000' }} />
  ),
  'without email address and telephone': (
    <ContactAside contact={contact} site={{ ...site, contactEmail: '', contactPhone: '' }} />
  ),
  'with long words': (
    <ContactAside
      contact={{
        ...contact,
        whatHappensNext: { title: longName, steps: [longSentence, longWord] },
      }}
      site={{ ...site, contactEmail: `${longWord}@example.com`, contactPhone: longWord }}
    />
  ),
};
