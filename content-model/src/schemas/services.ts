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

export const servicesSectionSchema = group(sectionFields);
export type ServicesSection = z.infer<typeof servicesSectionSchema>;

export const serviceSchema = group({
  title: text('Web Development'),
  description: paragraph('Custom full-stack web applications.'),
  imageSrc: picture('./web-development.svg', {
    width: 1200,
    // The frame depends on the position of the card and the length of its text.
    frame: { ratio: 5 / 4, keeps: 'middle' },
  }),
  imageAlt: pictureDescription('imageSrc', 'A browser window with a bar chart'),
  drawing,
  users: list(
    neededPicture('./users/1.svg', {
      width: 144,
      frame: { ratio: 1, keeps: 'middle' },
    }),
    '- ./users/1.svg',
  ).optional(),
});
