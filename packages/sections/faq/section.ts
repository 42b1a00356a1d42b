import { entryList, singleton } from '../../content-model/src/collection-types.ts';
import {
  group,
  markdown,
  optionalParagraph,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';
import { questionAnchor } from './question-anchor.ts';

export const section = defineSection({
  homePlace: 6.5,
  collections: {
    section: singleton(
      'faq/section',
      group({
        sectionTitle: text('Questions and answers'),
        sectionDescription: optionalParagraph('Before you write to us.').default(''),
      }),
    ),
    items: entryList(
      'faq',
      group({
        question: text('What does it cost?'),
        answer: markdown('That depends on what **you** need.'),
      }),
      { unique: 'question' },
    ),
  },
  entryAnchors: { items: questionAnchor },
  displayTexts: ({ section: { sectionTitle }, items }) => [
    sectionTitle,
    items.map(({ question }) => question),
  ],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    faq: typeof section;
  }
}
