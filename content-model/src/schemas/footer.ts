import type { z } from 'zod';
import { group, linkSchema, list, text } from './fields.ts';

const footerSectionSchema = group('One group of links.', {
  title: text('The title of the group.', 'EXPLORE'),
  links: list(
    linkSchema,
    'The links of the group, in order.',
    '- { text: About, href: "#services" }',
  ),
});

export const footerSchema = group('The foot of every page.', {
  label: text('What screen readers call the groups of links.', 'Footer'),
  sections: list(
    footerSectionSchema,
    'The groups of links, in order.',
    '- { title: EXPLORE, links: [{ text: About, href: "#services" }] }',
  ),
  reachUsVia: group('The line with the social networks.', {
    text: text('The words before the links.', 'Reach Us Via:'),
    links: list(
      linkSchema,
      'The links of the line, in order.',
      '- { text: LinkedIn, href: "social:linkedin" }',
    ),
  }),
  copyright: text(
    'The copyright line. `{copyrightYear}` and `{legalName}` come from `site/site.yaml`.',
    '© {copyrightYear} {legalName}. All rights reserved.',
  ),
});
export type Footer = z.infer<typeof footerSchema>;
