import type { z } from 'zod';
import { finding } from '../findings/findings.ts';
import { OFF } from '../schema-traversal.ts';
import {
  group,
  list,
  pageAddress,
  paragraph,
  refused,
  searchText,
  switchedChoice,
  text,
} from './fields.ts';

/** @param describe makes the field of the description: search results need one of some length */
const headFields = (describe: typeof searchText) => ({
  title: text('Contact · {brand}', { longest: 80 }),
  description: describe('Tell us what you want to build. We reply within one working day.'),
});

export const pageHeadSchema = group(headFields(paragraph));
export type PageHead = z.infer<typeof pageHeadSchema>;

export const contactHeadSchema = group({
  ...headFields(searchText),
  address: pageAddress('contact').default('contact'),
});

/** The sections of the home page: the hero, and those that have an anchor with their name. */
export const HOME_SECTIONS = [
  'hero',
  'services',
  'process',
  'projects',
  'team',
  'testimonials',
  'get-in-touch',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

export const homeHeadSchema = group({
  ...headFields(searchText),
  sections: list(switchedChoice(HOME_SECTIONS), HOME_SECTIONS.map((name) => `- ${name}`).join('\n'))
    .superRefine((sections, context) => {
      if (sections[0] !== 'hero') context.addIssue(refused(finding('heroNotFirst', sections)));
      const names = sections.map((name) => name.replace(OFF, ''));
      if (new Set(names).size < names.length) {
        context.addIssue(refused(finding('sectionTwice', sections)));
      }
    })
    .default([...HOME_SECTIONS]),
});

/** The head of the home page as pages get it: with the sections that it shows. */
export type HomeHead = Omit<z.infer<typeof homeHeadSchema>, 'sections'> & {
  sections: HomeSection[];
};
