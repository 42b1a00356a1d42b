import { links } from '../../gallery/example-contact.ts';
import { ContactDetails } from './ContactDetails.tsx';

const intro = 'You can also reach us here:';

export const examples = {
  'address and number': <ContactDetails intro={intro} links={links} />,
  'an address alone': <ContactDetails intro={intro} links={{ ...links, phone: '' }} />,
  'a long address': (
    <ContactDetails
      intro={intro}
      links={{ ...links, email: 'everyone-at-the-agency-who-reads-mail@department.example.com' }}
    />
  ),
};
