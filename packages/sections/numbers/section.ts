import { entryList, singleton } from '../../content-model/src/collection-types.ts';
import { group, optionalParagraph, text } from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';

export const section = defineSection({
  homePlace: 4.5,
  collections: {
    section: singleton(
      'numbers/section',
      group({
        sectionTitle: text('In numbers'),
        sectionDescription: optionalParagraph('Counted at the end of last year.').default(''),
      }),
    ),
    items: entryList(
      'numbers',
      group({
        value: text('4.3°', { translation: 'inherited', takesNumbers: true }),
        label: text('in the box when the tea arrives'),
      }),
      { unique: 'label' },
    ),
  },
  displayTexts: ({ section: { sectionTitle }, items }) => [
    sectionTitle,
    items.map(({ value }) => value),
  ],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    numbers: typeof section;
  }
}
