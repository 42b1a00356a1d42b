import type { z } from 'zod';
import { group, linkSchema, list, text } from './fields.ts';

const footerSectionSchema = group({
  title: text('EXPLORE'),
  links: list(linkSchema, '- { text: About, href: "#services" }'),
});

export const footerSchema = group({
  label: text('Footer'),
  sections: list(
    footerSectionSchema,
    '- { title: EXPLORE, links: [{ text: About, href: "#services" }] }',
  ),
  reachUsVia: group({
    text: text('Reach Us Via:'),
    links: list(linkSchema, '- { text: LinkedIn, href: "social:linkedin" }'),
  }),
  copyright: text('© {copyrightYear} {legalName}. All rights reserved.'),
});
export type Footer = z.infer<typeof footerSchema>;
