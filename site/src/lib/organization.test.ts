import { expect, it } from 'vitest';
import type { Site } from '../../../content-model/src/schemas/site.ts';
import { organization } from './organization.ts';

const site: Site = {
  brand: 'Harmattan',
  legalName: 'Harmattan Software Ltd',
  description: 'An agency.',
  language: 'en',
  contactEmail: '',
  contactPhone: '',
  streetAddress: '',
  registration: '',
  vatId: '',
  location: { postalCode: '', city: 'Lagos', country: 'Nigeria' },
  copyrightYear: 2025,
  socialLinks: [
    { id: 'linkedin', text: 'LinkedIn', href: 'https://example.com/a' },
    { id: 'tiktok', text: 'TikTok', href: '' },
  ],
};

it('leaves out what the owner has left empty', () => {
  expect(JSON.parse(organization(site, ''))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Harmattan',
    legalName: 'Harmattan Software Ltd',
    description: 'An agency.',
    address: { '@type': 'PostalAddress', addressLocality: 'Lagos', addressCountry: 'Nigeria' },
    sameAs: ['https://example.com/a'],
  });
});

it('names the address and the VAT number that the owner gives', () => {
  const located = {
    ...{ streetAddress: 'Hauptstraße 1', vatId: 'DE123456789' },
    location: { postalCode: '04109', city: 'Leipzig', country: 'DE' },
  };
  expect(JSON.parse(organization({ ...site, ...located }, ''))).toMatchObject({
    vatID: 'DE123456789',
    address: { streetAddress: 'Hauptstraße 1', postalCode: '04109', addressLocality: 'Leipzig' },
  });
});

it('cannot be ended by a text that holds a closing tag', () => {
  const written = organization({ ...site, brand: '</script><b>' }, 'https://example.com/');
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ name: '</script><b>', url: 'https://example.com/' });
});
