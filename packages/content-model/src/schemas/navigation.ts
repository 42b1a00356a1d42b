import type { z } from 'zod';
import { group, linkSchema, list, text } from './fields.ts';

export const navigationSchema = group({
  label: text('Main'),
  links: list(linkSchema, '- { text: Projects, href: "#projects" }', { atLeast: 1 }),
  startProject: linkSchema,
  menuButton: text('Menu'),
  skipLink: text('Skip to content'),
  homeLink: text('{brand}, home page'),
});
export type Navigation = z.infer<typeof navigationSchema>;
