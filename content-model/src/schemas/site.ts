import type { z } from 'zod';
import {
  choice,
  group,
  languageCode,
  link,
  list,
  optionalEmail,
  optionalPhone,
  optionalText,
  paragraph,
  text,
  wholeNumber,
} from './fields.ts';

/** Facts are names: a translation may write them in another way. */
const inherited = { translation: 'inherited' } as const;

const socialLinkSchema = group('One social network.', {
  id: text('The short name by which links use this network, as in `social:linkedin`.', 'linkedin', {
    translation: 'shared',
    madeFrom: { field: 'text', otherwise: 'network' },
  }),
  text: text('The name of the network.', 'LinkedIn', inherited),
  href: link(
    'The address of the agency there. Left empty, the name is shown without a link wherever it is used.',
    'https://www.linkedin.com/company/your-agency',
  ),
});

export const siteSchema = group('Facts about the agency that many pages use.', {
  brand: text('The name of the agency, as visitors know it.', 'Harmattan', inherited),
  legalName: text('The registered name of the company.', 'Harmattan Software Ltd', inherited),
  description: paragraph(
    'One sentence about the agency for search engines and for previews of shared links.',
    'A software development agency in Lagos.',
  ),
  language: languageCode(
    'The language of the site, as a code; with a country, dates are written as there.',
    'en-NG',
  ),
  languages: list(
    languageCode('One language.', 'fr'),
    'The languages of the site, first that of `language`, whose addresses have no prefix. Left out, there is one. `npm run language -- add fr` adds another.',
    '- en-NG\n- fr\n- ar',
    { translation: 'shared' },
  ).optional(),
  untranslatedLinks: choice(
    ['first-language'],
    'Where links to pages lead that are not translated: `first-language` to the page in the first language. Left out, such a link stops the build.',
  ).optional(),
  contactEmail: optionalEmail(
    'The email address for visitors. Left empty, no page shows one, and the texts point to the contact page instead.',
    'hello@example.com',
  ),
  contactPhone: optionalPhone(
    'The telephone number for visitors, with the country code. Left empty, no page shows one.',
    '+234 1 700 0000',
  ),
  streetAddress: optionalText(
    'Street and number. Left out or empty, no page shows one.',
    '12 Marina Road',
    inherited,
  ).default(''),
  location: group('Where the agency is.', {
    postalCode: optionalText('The postal code. It may be left out.', '101241', inherited).default(
      '',
    ),
    city: text('The city.', 'Lagos', inherited),
    country: text('The country.', 'Nigeria', inherited),
  }),
  registration: optionalText(
    'Where the company is registered, and its number there, for the legal pages. It may be left out.',
    'Corporate Affairs Commission, RC 123456',
    inherited,
  ).default(''),
  vatId: optionalText(
    'The VAT identification number, for the legal pages and search engines. It may be left out.',
    'DE123456789',
    { translation: 'shared' },
  ).default(''),
  copyrightYear: wholeNumber(
    'The year in the copyright line. Left out, it is the year in which the site is built.',
    2025,
    1900,
  ).default(() => new Date().getFullYear()),
  socialLinks: list(
    socialLinkSchema,
    'The social networks of the agency: the one place where their addresses stand.',
    '- { id: linkedin, text: LinkedIn, href: "https://www.linkedin.com/company/your-agency" }',
    { unique: 'id' },
  ),
});
export type Site = z.infer<typeof siteSchema>;
