import type { z } from 'zod';
import { group, linkSchema, list, paragraph, text } from './fields.ts';

export const notFoundSchema = group('The page for an address that does not exist.', {
  heading: text('The heading of the page.', 'There’s nothing at this address'),
  message: paragraph('What the visitor can do now.', 'The address may have a typo in it.'),
  links: list(linkSchema, 'The ways on, in order.', '- { text: Home page, href: / }', {
    atLeast: 1,
  }),
});
export type NotFound = z.infer<typeof notFoundSchema>;
