import {
  group,
  onOff,
  paragraph,
  picture,
  pictureDescription,
  sectionFields,
  text,
} from './fields.ts';

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
