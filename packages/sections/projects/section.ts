import type { z } from 'zod';
import { entryList, singleton } from '../../content-model/src/collection-types.ts';
import { drawing } from '../../content-model/src/schemas/drawing.ts';
import {
  group,
  link,
  list,
  onOff,
  optionalText,
  picture,
  pictureDescription,
  route,
  sectionFields,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';

export const projectsSectionSchema = group(sectionFields);
export type ProjectsSection = z.infer<typeof projectsSectionSchema>;

export const projectSchema = group({
  title: text('Coldline', { translation: 'inherited' }),
  description: optionalText('A live map of refrigerated lorries').optional(),
  tags: list(text('Logistics', { longest: 30 }), '- Logistics\n- Mobile app').optional(),
  image: picture('./coldline.png', {
    width: 2200,
    frame: { ratio: 4 / 3, keeps: 'top' },
  }),
  imageAlt: pictureDescription('image', 'A map with the temperature of every lorry'),
  drawing,
  link: link('https://example.com/coldline'),
  wide: onOff.optional(),
  markerSrc: picture('./lorry.svg', { width: 96 }).optional(),
  markerRoute: route('370 510, 400 450, 500 490').optional(),
});

export const section = defineSection({
  homePlace: 4,
  collections: {
    section: singleton('projects/section', projectsSectionSchema),
    items: entryList('projects', projectSchema, { unique: 'title' }),
  },
  // Case studies show their projects.
  usedElsewhere: ['items'],
  displayTexts: ({ section: { sectionTitle }, items }) => [
    sectionTitle,
    items.map(({ title }) => title),
  ],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    projects: typeof section;
  }
}
