import type { z } from 'zod';
import { drawing } from './drawing.ts';
import {
  group,
  list,
  neededPicture,
  paragraph,
  picture,
  pictureDescription,
  sectionFields,
  text,
} from './fields.ts';

export const servicesSectionSchema = group('The head of the services section.', sectionFields);
export type ServicesSection = z.infer<typeof servicesSectionSchema>;

export const serviceSchema = group('One service that the agency offers.', {
  title: text('The name of the service.', 'Web Development'),
  description: paragraph(
    'What a client gets, in one or two sentences.',
    'Custom full-stack web applications.',
  ),
  imageSrc: picture('The drawing on the card.', './web-development.svg', {
    width: 1200,
    // The frame depends on the position of the card and the length of its text.
    frame: { ratio: 5 / 4, keeps: 'middle' },
  }),
  imageAlt: pictureDescription('imageSrc', 'drawing', 'A browser window with a bar chart'),
  drawing: drawing('on a card without a picture'),
  users: list(
    neededPicture('The picture of one person.', './users/1.svg', {
      width: 144,
      frame: { ratio: 1, keeps: 'middle' },
    }),
    'Small round pictures of people who use the work. Leave the field out for a card without them.',
    '- ./users/1.svg',
  ).optional(),
});
