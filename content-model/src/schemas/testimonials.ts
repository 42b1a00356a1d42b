import type { z } from 'zod';
import { choice, group, paragraph, picture, sectionFields, text } from './fields.ts';

export const testimonialsSectionSchema = group({
  ...sectionFields,
  show: choice(['quotes', 'reviews', 'both']),
});
export type TestimonialsSection = z.infer<typeof testimonialsSectionSchema>;

export const quoteSchema = group({
  quote: paragraph('They asked what we would do on a bad day.'),
  name: text('Ngozi Ibekwe', { translation: 'inherited' }),
  title: text('Operations Director, Coldline'),
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
