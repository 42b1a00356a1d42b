import type { z } from 'zod';
import { drawing } from './drawing.ts';
import {
  group,
  link,
  onOff,
  optionalPicture,
  optionalText,
  picture,
  pictureDescription,
  route,
  searchText,
  sectionFields,
  slug,
  text,
} from './fields.ts';

export const projectsSectionSchema = group('The head of the projects section.', sectionFields);
export type ProjectsSection = z.infer<typeof projectsSectionSchema>;

export const projectSchema = group('One project card.', {
  title: text('The name of the project.', 'Coldline', { translation: 'inherited' }),
  description: optionalText(
    'What it is, in a few words below the name. Leave the field out for a card without them.',
    'A live map of refrigerated lorries',
  ).optional(),
  image: picture('The picture on the card.', './coldline.png', {
    width: 2200,
    frame: { ratio: 4 / 3, keeps: 'top' },
  }),
  imageAlt: pictureDescription('image', 'picture', 'A map with the temperature of every lorry'),
  drawing: drawing('on a card without a picture'),
  link: link(
    'The address that "View Project" opens in a new tab. Left empty, the card has no link. A project with a case study leads there instead.',
    'https://example.com/coldline',
  ),
  wide: onOff(
    '`true` gives the card a row of its own, with a picture of 16 by 9. Leave the field out for a card among the others.',
  ).optional(),
  markerSrc: optionalPicture(
    'What drives over the picture of a wide card once the card is seen: a small picture of something that looks down. May be left out.',
    './lorry.svg',
    { width: 96 },
  ).optional(),
  markerRoute: route(
    'The places that it passes, with commas between them; it stays at the last. A place is two numbers: how far it is from the left and from the top, in thousandths of the picture. May be left out.',
    '370 510, 400 450, 500 490',
  ).optional(),
});

export const caseStudyFrontMatterSchema = group('The front matter of a case study.', {
  title: text('The heading of the page.', 'A map that a lorry driver can read'),
  description: searchText(
    'One or two sentences below the heading, which search results show as well.',
    'How we built the map by which Coldline keeps two hundred lorries cold.',
  ),
  slug,
});

/** A part of a case study: text as HTML, or a picture as a path from `content/`. */
export type CaseStudyBlock = { html: string } | { picture: string; alt: string };

/** The page about a project, ready to be shown: links checked, variables filled in. */
export type CaseStudy = Omit<z.infer<typeof caseStudyFrontMatterSchema>, 'slug'> & {
  /** The address, such as `/projects/coldline`. */
  path: string;
  /** The position of the project among the projects, counted from 0. */
  project: number;
  blocks: CaseStudyBlock[];
};
