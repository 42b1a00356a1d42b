import type { z } from 'zod';
import { group, link, picture, sectionFields, text } from './fields.ts';

export const projectsSectionSchema = group('The head of the projects section.', sectionFields);
export type ProjectsSection = z.infer<typeof projectsSectionSchema>;

export const projectSchema = group('One project card.', {
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
});
