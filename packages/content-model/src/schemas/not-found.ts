import type { z } from 'zod';
import { group, linkSchema, list, paragraph, text } from './fields.ts';

export const notFoundSchema = group({
  heading: text('There’s nothing at this address'),
  message: paragraph('The address may have a typo in it.'),
  links: list(linkSchema, '- { text: Home page, href: / }', {
    atLeast: 1,
  }),
});
export type NotFound = z.infer<typeof notFoundSchema>;
