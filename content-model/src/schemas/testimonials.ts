import type { z } from 'zod';
import { choice, group, paragraph, picture, sectionFields, text } from './fields.ts';

/** The head of the section "What Our Clients Say", and which of its two readings is shown. */
export const testimonialsSectionSchema = group(
  {
    ...sectionFields,
    show: choice(
      ['quotes', 'reviews', 'both'],
      'What the section shows: `quotes` (the moving strip), `reviews` (the cards) or `both`.',
    ),
  },
  'The head of the testimonials section, and what it shows.',
);
export type TestimonialsSection = z.infer<typeof testimonialsSectionSchema>;

/** One card of the moving strip. */
export const quoteSchema = group(
  {
    quote: paragraph('What the client says.', 'They asked what we would do on a bad day.'),
    name: text('Who says it.', 'Ngozi Ibekwe'),
    title: text('What this person does, and where.', 'Operations Director, Coldline'),
  },
  'One card of the moving strip.',
);
export type Quote = z.infer<typeof quoteSchema>;

/** One review card. */
export const reviewSchema = group(
  {
    name: text('Who says it.', 'Bisi Adewale'),
    title: text('What this person does, and where.', 'Head Teacher, Brightpath Schools'),
    review: paragraph('What the client says.', 'Results day used to take a week.'),
    image: picture('The portrait of this person.', './01-bisi-adewale.svg'),
  },
  'One review card.',
);
