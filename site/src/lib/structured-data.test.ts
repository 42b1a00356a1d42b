import { expect, it } from 'vitest';
import { readSite } from '../../../packages/content-model/src/read-site.ts';
import type { Site } from '../../../packages/content-model/src/schemas/site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { agencyData, agencyNode, pageData } from './structured-data.ts';

const [{ content }] = readSite(readFolder(SAMPLE_FOLDER));
const { items } = content.services;
const shown = { services: items, people: [{ name: 'Ada', role: 'Engineer' }] };
const HOME = 'https://example.com/agency/';
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

/** The entities of a type in the structured data of a home page. */
const told = (type: string, given: Partial<Site> = {}, url = '') =>
  JSON.parse(agencyData({ ...site, ...given }, shown, url))['@graph'].filter(
    (each: { '@type': string }) => each['@type'] === type,
  );

it('leaves out what the owner has left empty', () => {
  expect(told('Organization')).toEqual([
    {
      '@id': '#agency',
      '@type': 'Organization',
      name: 'Harmattan',
      legalName: 'Harmattan Software Ltd',
      description: 'An agency.',
      address: { '@type': 'PostalAddress', addressLocality: 'Lagos', addressCountry: 'Nigeria' },
      sameAs: ['https://example.com/a'],
    },
  ]);
});

it('names the address and the VAT number that the owner gives', () => {
  const located = {
    ...{ streetAddress: 'Hauptstraße 1', vatId: 'DE123456789' },
    location: { postalCode: '04109', city: 'Leipzig', country: 'DE' },
  };
  expect(told('Organization', located)).toMatchObject([
    {
      vatID: 'DE123456789',
      address: { streetAddress: 'Hauptstraße 1', postalCode: '04109', addressLocality: 'Leipzig' },
    },
  ]);
});

it('names each service as the agency’s', () => {
  expect(told('Service', {}, HOME)).toEqual(
    items.map(({ title, description }) => ({
      ...{ '@type': 'Service', name: title, description },
      provider: { '@id': `${HOME}#agency` },
    })),
  );
});

it('names the site where its address is known', () => {
  expect(told('WebSite')).toEqual([]);
  expect(told('WebSite', {}, HOME)).toEqual([
    {
      ...{ '@type': 'WebSite', name: 'Harmattan', url: HOME, inLanguage: 'en' },
      publisher: { '@id': told('Organization', {}, HOME)[0]['@id'] },
    },
  ]);
});

it('names the logo of an agency whose address is known, as a whole address', () => {
  expect(told('Organization', {}, HOME)).toMatchObject([
    { logo: 'https://example.com/icon-512.png' },
  ]);
  expect(agencyNode(site, HOME)).toMatchObject({ logo: 'https://example.com/icon-512.png' });
  expect(Object.keys(agencyNode(site, ''))).not.toContain('logo');
});

it('names only pages on other sites as the agency’s', () => {
  const links = [
    { id: 'mail', text: 'Mail', href: 'mailto:a@example.com' },
    { id: 'home', text: 'Home', href: '/contact' },
  ];
  expect(told('Organization', { socialLinks: links })[0]).not.toHaveProperty('sameAs');
  const more = [...links, ...site.socialLinks];
  expect(told('Organization', { socialLinks: more })).toMatchObject([
    { sameAs: ['https://example.com/a'] },
  ]);
});

it('names the people whom the page shows as the agency’s', () => {
  expect(told('Person', {}, HOME)).toEqual([
    {
      ...{ '@type': 'Person', name: 'Ada', jobTitle: 'Engineer' },
      worksFor: { '@id': `${HOME}#agency` },
    },
  ]);
});

it('cannot be ended by a text that holds a closing tag', () => {
  const closing = { ...site, brand: '</script><b>' };
  expect(agencyData(closing, shown, HOME)).not.toContain('<');
  expect(told('Organization', closing, HOME)).toMatchObject([{ name: '</script><b>', url: HOME }]);
});

const steps = [
  { name: 'Harmattan', url: HOME },
  { name: 'Two\nlines', url: `${HOME}terms` },
];
const breadcrumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Harmattan', item: HOME },
    { '@type': 'ListItem', position: 2, name: 'Two lines', item: `${HOME}terms` },
  ],
};

it('counts the steps of the way to a page, each on one line', () => {
  expect(JSON.parse(pageData(undefined, steps) ?? '')).toEqual({
    '@context': 'https://schema.org',
    ...breadcrumbs,
  });
});

it('says what a page is about, beside the way to it where addresses are known', () => {
  const about = { '@type': 'JobPosting', title: '</script>' };
  expect(JSON.parse(pageData(about, steps) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [about, breadcrumbs],
  });
  expect(JSON.parse(pageData(about, []) ?? '')).toEqual({
    '@context': 'https://schema.org',
    ...about,
  });
  expect(pageData(about, [])).not.toContain('<');
  expect(pageData(undefined, [])).toBeUndefined();
});
