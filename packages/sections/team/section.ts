import { entryList, singleton } from '../../content-model/src/collection-types.ts';
import {
  group,
  onOff,
  paragraph,
  picture,
  pictureDescription,
  sectionFields,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';

export const teamSectionSchema = group({
  ...sectionFields,
  autoplay: onOff,
});

export const teamMemberSchema = group({
  name: text('Adaeze Okonkwo', { translation: 'inherited' }),
  designation: text('Founder and Engineering Lead'),
  quote: paragraph('I read the logs before the brief.'),
  photo: picture('./adaeze-okonkwo.svg', {
    width: 960,
    frame: { ratio: 1, keeps: 'middle' },
  }),
  photoAlt: pictureDescription('photo', 'Portrait of Adaeze Okonkwo'),
});

export const section = defineSection({
  homePlace: 5,
  collections: {
    section: singleton('team/section', teamSectionSchema),
    members: entryList('team', teamMemberSchema, { unique: 'name' }),
  },
  properNames: ['members'],
  knownToAgency: { members: ['name', 'designation'] },
  people: ({ members }) => members.map(({ name, designation }) => ({ name, role: designation })),
  displayTexts: ({ section: { sectionTitle }, members }) => [
    sectionTitle,
    members.map(({ name }) => name),
  ],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    team: typeof section;
  }
}
