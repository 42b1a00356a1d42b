import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactAside } from '../../sections/Contact/ContactAside.tsx';
import { ContactDetails } from './ContactDetails.tsx';

const email = 'ada@studio.agency.agency';

test.each([
  ['a failed message', <ContactDetails key="" intro="Or write:" links={{ email, phone: '' }} />],
  [
    'the contact page',
    <ContactAside
      key=""
      contact={{
        whatHappensNext: { title: 'Next', steps: [] },
        directWays: { title: 'Directly', email: 'Email', phone: 'Phone', location: 'Office' },
      }}
      site={{
        language: 'en',
        contactEmail: email,
        contactPhone: '',
        streetAddress: '',
        location: { city: 'Lagos', postalCode: '', country: 'Nigeria' },
      }}
    />,
  ],
])('an email address beside %s breaks before @ and dots', (_place, element) => {
  expect(renderToStaticMarkup(element)).toContain(
    '<span>ada<wbr/>@studio<wbr/>.agency<wbr/>.agency</span></a>',
  );
});
