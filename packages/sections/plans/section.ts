import { entryList, singleton } from '../../content-model/src/collection-types.ts';
import {
  group,
  link,
  list,
  onOff,
  optionalParagraph,
  paragraph,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';

const planSchema = group({
  title: text('Care'),
  price: text('€480 a month', { takesNumbers: true }),
  description: paragraph('For a site that must not stand still.'),
  items: list(text('Updates every week'), '- Updates every week\n- An answer within a day').default(
    [],
  ),
  highlighted: onOff.default(false),
  link: link('https://example.com/care').optional(),
});

export const section = defineSection({
  homePlace: 5.5,
  collections: {
    section: singleton(
      'plans/section',
      group({
        sectionTitle: text('Plans and prices'),
        sectionDescription: optionalParagraph('All prices without tax.').default(''),
        callToAction: text('Ask about this plan'),
        subject: text('Question about the plan {plan}', { variables: ['plan'] }),
      }),
    ),
    items: entryList('plans', planSchema, { unique: 'title' }),
  },
  displayTexts: ({ section: { sectionTitle }, items }) => [
    sectionTitle,
    items.map(({ title, price }) => [title, price]),
  ],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    plans: typeof section;
  }
}
