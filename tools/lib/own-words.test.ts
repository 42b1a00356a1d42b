import { expect, test } from 'vitest';
import { entryList, singleton } from '../../packages/content-model/src/collection-types.ts';
import { pageKinds } from '../../packages/content-model/src/page-kinds/page-kinds.ts';
import { group, sectionFields, text } from '../../packages/content-model/src/schemas/fields.ts';
import { sections } from '../../packages/content-model/src/sections/sections.ts';
import { kindFaults, sectionFaults } from './own-words.ts';

test('the words of the product’s sections and kinds of pages are right', () => {
  const found = [...sections.flatMap(sectionFaults), ...pageKinds.flatMap(kindFaults)];
  expect(found).toEqual([]);
});

test('an unknown field and a field without a label are named with their place', () => {
  const collections = {
    section: singleton('partners/section', group(sectionFields)),
    items: entryList('partners', group({ name: text('Kadara'), link: text('x') }), {
      unique: 'name',
    }),
  };
  const words = {
    en: {
      name: 'Partners',
      collections: { items: { fields: { name: { label: 'Name' }, lnik: { label: 'Website' } } } },
    },
    de: {
      name: 'Partner',
      collections: { itmes: {}, items: { fields: { nmae: { label: 'N' } } } },
    },
    fr: { name: 'Partenaires' },
  };
  expect(sectionFaults({ collections, words })).toEqual([
    'en.collections.items.fields.lnik: there is no such field. The fields are name, link.',
    'en.collections.items.fields.link: the field needs a label.',
    'de.collections.itmes: section.ts has no such collection.',
    'de.collections.items.fields.nmae: there is no such field. The fields are name, link.',
  ]);
});
