import type { z } from 'zod';
import { entryList, singleton } from '../../content-model/src/collection-types.ts';
import { drawing } from '../../content-model/src/schemas/drawing.ts';
import {
  group,
  list,
  neededPicture,
  paragraph,
  picture,
  pictureDescription,
  sectionFields,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';

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

export const section = defineSection({
  homePlace: 2,
  collections: {
    section: singleton('services/section', servicesSectionSchema),
    items: entryList('services', serviceSchema, { unique: 'title' }),
  },
  offers: ({ section: { sectionTitle }, items }) => ({ title: sectionTitle, items }),
  displayTexts: ({ section: { sectionTitle }, items }) => [
    sectionTitle,
    items.map(({ title }) => title),
  ],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    services: typeof section;
  }
}
