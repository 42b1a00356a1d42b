import type { z } from 'zod';
import { date, group, paragraph, searchText, slug, text } from './fields.ts';

export const legalFrontMatterSchema = group({
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
});

/** One section of a legal page, ready to be shown. */
export type LegalSection = {
  /** The anchor of the section, made from its title. */
  id: string;
  /** The title of the section, without its number. */
  title: string;
  /** The text of the section as HTML. */
  html: string;
};

/** A legal page, ready to be shown: links checked, every `{name}` filled in. */
export type LegalPage = Pick<
  z.infer<typeof legalFrontMatterSchema>,
  'title' | 'description' | 'effectiveDate'
> & {
  /** The address, such as `/privacy-policy`. */
  path: string;
  /** The text before the first title as HTML; empty where there is none. */
  introduction: string;
  sections: LegalSection[];
};
