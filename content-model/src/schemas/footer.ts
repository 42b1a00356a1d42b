import type { z } from 'zod';
import { group, linkSchema, list, text } from './fields.ts';

const footerSectionSchema = group(
  {
    title: text('The title of the group.', 'EXPLORE'),
    links: list(
      linkSchema,
      'The links of the group, in order.',
      '- { text: About, href: "#services" }',
    ),
  },
  'One group of links.',
);

/** The foot of every page. */
export const footerSchema = group(
  {
    label: text('What screen readers call the groups of links.', 'Footer'),
    sections: list(
      footerSectionSchema,
      'The groups of links, in order.',
      '- { title: EXPLORE, links: [{ text: About, href: "#services" }] }',
    ),
    reachUsVia: group(
      {
        text: text('The words before the links.', 'Reach Us Via:'),
        links: list(
          linkSchema,
          'The links of the line, in order.',
          '- { text: LinkedIn, href: "social:linkedin" }',
        ),
      },
      'The line with the social networks.',
    ),
    copyright: text(
      'The copyright line. `{copyrightYear}` and `{legalName}` come from `site/site.yaml`.',
      '© {copyrightYear} {legalName}. All rights reserved.',
    ),
  },
  'The foot of every page.',
);
export type Footer = z.infer<typeof footerSchema>;
