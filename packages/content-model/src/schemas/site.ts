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

const socialLinkSchema = group({
  id: text('linkedin', {
    translation: 'shared',
    madeFrom: { field: 'text', otherwise: 'network' },
  }),
  text: text('LinkedIn', inherited),
  href: link('https://www.linkedin.com/company/your-agency'),
});

export const siteSchema = group({
  brand: text('Harmattan', inherited),
  legalName: text('Harmattan Software Ltd', inherited),
  description: paragraph('A software development agency in Lagos.'),
  language: languageCode('en-NG'),
  languages: list(languageCode('fr'), '- en-NG\n- fr\n- ar', { translation: 'shared' }).optional(),
  untranslatedLinks: choice(['first-language']).optional(),
  contactEmail: optionalEmail('hello@example.com'),
  contactPhone: optionalPhone('+234 1 700 0000'),
  streetAddress: optionalText('12 Marina Road', inherited).default(''),
  location: group({
    postalCode: optionalText('101241', inherited).default(''),
    city: text('Lagos', inherited),
    country: text('Nigeria', inherited),
  }),
  registration: optionalText('Corporate Affairs Commission, RC 123456', inherited).default(''),
  vatId: optionalText('DE123456789', { translation: 'shared' }).default(''),
  copyrightYear: wholeNumber(2025, 1900).default(() => new Date().getFullYear()),
  socialLinks: list(
    socialLinkSchema,
    '- { id: linkedin, text: LinkedIn, href: "https://www.linkedin.com/company/your-agency" }',
    { unique: 'id' },
  ),
});
export type Site = z.infer<typeof siteSchema>;
