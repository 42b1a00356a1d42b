import type { z } from 'zod';
import { entryList, singleton } from '../../content-model/src/collection-types.ts';
import {
  choice,
  group,
  link,
  paragraph,
  picture,
  reference,
  sectionFields,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';

export const testimonialsSectionSchema = group({
  ...sectionFields,
  show: choice(['quotes', 'reviews', 'both']),
});
export type TestimonialsSection = z.infer<typeof testimonialsSectionSchema>;

export const quoteSchema = group({
  quote: paragraph('They asked what we would do on a bad day.'),
  name: text('Ngozi Ibekwe', { translation: 'inherited' }),
  title: text('Operations Director, Coldline'),
  source: link('https://example.com/interview').optional(),
  project: reference('projects', 'coldline').optional(),
  photo: picture('./ngozi-ibekwe.png', {
    width: 216,
    frame: { ratio: 1, keeps: 'middle' },
  }).optional(),
});

export const reviewSchema = group({
  name: text('Bisi Adewale', { translation: 'inherited' }),
  title: text('Head Teacher, Brightpath Schools'),
  review: paragraph('Results day used to take a week.'),
  image: picture('./bisi-adewale.svg', {
    width: 192,
    frame: { ratio: 1, keeps: 'middle' },
  }),
});

export const section = defineSection({
  homePlace: 6,
  collections: {
    section: singleton('testimonials/section', testimonialsSectionSchema),
    quotes: entryList('testimonials/quotes', quoteSchema, { unique: 'name' }),
    reviews: entryList('testimonials/reviews', reviewSchema, { unique: 'name' }),
  },
  isShown: ({ countOf, headField }) =>
    (headField('show') !== 'reviews' && countOf('quotes') > 0) ||
    (headField('show') !== 'quotes' && countOf('reviews') > 0),
  // The case study of a project shows what its client says.
  usedElsewhere: ['quotes'],
  properNames: ['quotes', 'reviews'],
  displayTexts: ({ section: { sectionTitle }, quotes, reviews }) => [
    sectionTitle,
    reviews.map(({ name, image }) => (image ? '' : name)),
    quotes.map(({ quote }) => quote),
  ],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    testimonials: typeof section;
  }
}
