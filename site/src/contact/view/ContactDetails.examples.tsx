import { ways } from '../../gallery/example-contact.ts';
import { ContactDetails } from './ContactDetails.tsx';

const intro = 'You can also reach us here:';

export const examples = {
  'address and number': <ContactDetails intro={intro} ways={ways} />,
  'an address alone': <ContactDetails intro={intro} ways={{ ...ways, phone: '' }} />,
  'a long address': (
    <ContactDetails
      intro={intro}
      ways={{ ...ways, email: 'everyone-at-the-agency-who-reads-mail@department.example.com' }}
    />
  ),
};
