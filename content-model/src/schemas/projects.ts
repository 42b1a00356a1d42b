import type { z } from 'zod';
import { group, link, picture, sectionFields, text } from './fields.ts';

/** The head of the section "Crafted to Impress". */
export const projectsSectionSchema = group(sectionFields, 'The head of the projects section.');
export type ProjectsSection = z.infer<typeof projectsSectionSchema>;

/** One project card. */
export const projectSchema = group(
  {
    title: text('The name of the project.', 'Coldline'),
    image: picture('The picture on the card.', './03-coldline.png'),
    imageAlt: text(
      'What the picture shows, for visitors who cannot see it.',
      'A map with the temperature of every lorry',
    ),
    link: link(
      'The address that "View Project" opens in a new tab. Left empty, the card has no link.',
      'https://example.com/coldline',
    ),
  },
  'One project card.',
);
