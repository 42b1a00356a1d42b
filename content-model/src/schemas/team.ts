import {
  group,
  onOff,
  paragraph,
  picture,
  pictureDescription,
  sectionFields,
  text,
} from './fields.ts';

export const teamSectionSchema = group(
  'The head of the team section, and whether it moves by itself.',
  {
    ...sectionFields,
    autoplay: onOff(
      '`true` shows the next member every five seconds, `false` waits for the visitor.',
    ),
  },
);

export const teamMemberSchema = group('One member of the team.', {
  name: text('The name of the member.', 'Adaeze Okonkwo', { translation: 'inherited' }),
  designation: text('What the member does at the agency.', 'Founder and Engineering Lead'),
  quote: paragraph('A sentence by or about the member.', 'I read the logs before the brief.'),
  photo: picture('The portrait.', './adaeze-okonkwo.svg', {
    width: 960,
    frame: { ratio: 1, keeps: 'middle' },
  }),
  photoAlt: pictureDescription('photo', 'portrait', 'Portrait of Adaeze Okonkwo'),
});
