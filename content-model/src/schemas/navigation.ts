import type { z } from 'zod';
import { group, linkSchema, list, text } from './fields.ts';

export const navigationSchema = group('The bar at the top of every page.', {
  label: text('What screen readers call the bar.', 'Main'),
  links: list(
    linkSchema,
    'The links in the bar, in order.',
    '- { text: Projects, href: "#projects" }',
    { atLeast: 1 },
  ),
  startProject: linkSchema.meta({
    description: 'The link that looks like a button, at the end of the bar.',
    widget: 'group',
  }),
  menuButton: text('The button that opens the menu on small screens.', 'Menu'),
  skipLink: text(
    'The link that takes keyboard users past the bar; visible only while it has the focus.',
    'Skip to content',
  ),
  homeLink: text(
    'What screen readers call the link on the brand. It begins with the brand.',
    '{brand}, home page',
  ),
});
export type Navigation = z.infer<typeof navigationSchema>;
