import type { z } from 'zod';
import { finding } from '../findings/findings.ts';
import { HOME_SECTIONS, OPENING_SECTIONS, SECTION_NAMES } from '../sections/sections.ts';
import {
  distinctSections,
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

export const homeHeadSchema = group({
  ...headFields(searchText),
  sections: distinctSections(
    list(switchedChoice(SECTION_NAMES), HOME_SECTIONS.map((name) => `- ${name}`).join('\n')),
  )
    .superRefine((sections, context) => {
      if (!OPENING_SECTIONS.some((name) => name === sections[0]))
        context.addIssue(refused(finding('heroNotFirst', sections)));
    })
    .default([...HOME_SECTIONS]),
});

/** The head of the home page as pages get it: with the sections that it shows. */
export type HomeHead = Omit<z.infer<typeof homeHeadSchema>, 'sections'> & {
  sections: string[];
};
