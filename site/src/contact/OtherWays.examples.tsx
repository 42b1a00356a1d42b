import { ways } from '../pieces/example-contact.ts';
import { OtherWays } from './OtherWays.tsx';

const intro = 'You can also reach us here:';

export const examples = {
  'address and number': <OtherWays intro={intro} ways={ways} />,
  'an address alone': <OtherWays intro={intro} ways={{ ...ways, phone: '' }} />,
  'a long address': (
    <OtherWays
      intro={intro}
      ways={{ ...ways, email: 'everyone-at-the-agency-who-reads-mail@department.example.com' }}
    />
  ),
};
