import type { z } from 'zod';
import {
  choice,
  group,
  optionalPicture,
  paragraph,
  picture,
  sectionFields,
  text,
} from './fields.ts';

export const testimonialsSectionSchema = group(
  'The head of the testimonials section, and what it shows.',
  {
    ...sectionFields,
    show: choice(
      ['quotes', 'reviews', 'both'],
      'What the section shows: `quotes` (the moving strip), `reviews` (the cards) or `both`.',
    ),
  },
);
export type TestimonialsSection = z.infer<typeof testimonialsSectionSchema>;

export const quoteSchema = group('One card of the moving strip.', {
  quote: paragraph('What the client says.', 'They asked what we would do on a bad day.'),
  name: text('Who says it.', 'Ngozi Ibekwe', { translation: 'inherited' }),
  title: text(
    'What this person does, and where. Where the part after the last comma is the name of a project, a piece of its picture stands above the quote.',
    'Operations Director, Coldline',
  ),
  photo: optionalPicture(
    'A photo of this person, which stands there instead. May be left out.',
    './ngozi-ibekwe.png',
    { width: 216, frame: { ratio: 1, keeps: 'middle' } },
  ).optional(),
});

export const reviewSchema = group('One review card.', {
  name: text('Who says it.', 'Bisi Adewale', { translation: 'inherited' }),
  title: text('What this person does, and where.', 'Head Teacher, Brightpath Schools'),
  review: paragraph('What the client says.', 'Results day used to take a week.'),
  image: picture('The portrait of this person.', './bisi-adewale.svg', {
    width: 192,
    frame: { ratio: 1, keeps: 'middle' },
  }),
});
