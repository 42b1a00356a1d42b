import type { z } from 'zod';
import { type DocumentPage, definePage } from '../../content-model/src/page-kinds/define-page.ts';
import {
  choice,
  date,
  group,
  list,
  paragraph,
  searchText,
  slug,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { privacySubjects } from './privacy-subjects.ts';

const frontMatterSchema = group({
  title: text('Privacy Policy', { longest: 80 }),
  description: searchText(
    'What we do with what you send us, how long we keep it, and what you can ask of us.',
  ),
  slug,
  effectiveDate: date('2025-01-15').optional(),
  contactByEmail: paragraph('write to [{contactEmail}](mailto:{contactEmail})', {
    variables: ['contactEmail'],
  }).optional(),
  contactByPage: paragraph('write to us through the [contact page](/contact)').optional(),
  covers: list(choice(privacySubjects), '- figures').optional(),
});

export type LegalPage = DocumentPage<z.infer<typeof frontMatterSchema>>;

export const page = definePage({
  folder: 'legal',
  schema: frontMatterSchema,
  isTopLevel: true,
  rareFields: ['contactByEmail', 'contactByPage'],
  isKnownToAgency: true,
  markdownFields: ['contactByEmail', 'contactByPage'],
  variables: ({ contactByEmail = '', contactByPage = '' }, { contactEmail }) => ({
    howToReachUs: contactEmail ? contactByEmail : contactByPage,
  }),
});

declare module '../../content-model/src/page-kinds/define-page.ts' {
  interface PageKinds {
    legal: typeof page;
  }
}
