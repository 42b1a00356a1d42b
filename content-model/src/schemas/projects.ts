import type { z } from 'zod';
import { drawing } from './drawing.ts';
import {
  group,
  link,
  onOff,
  optionalText,
  picture,
  pictureDescription,
  route,
  searchText,
  sectionFields,
  slug,
  text,
} from './fields.ts';

export const projectsSectionSchema = group(sectionFields);
export type ProjectsSection = z.infer<typeof projectsSectionSchema>;

export const projectSchema = group({
  title: text('Coldline', { translation: 'inherited' }),
  description: optionalText('A live map of refrigerated lorries').optional(),
  image: picture('./coldline.png', {
    width: 2200,
    frame: { ratio: 4 / 3, keeps: 'top' },
  }),
  imageAlt: pictureDescription('image', 'A map with the temperature of every lorry'),
  drawing,
  link: link('https://example.com/coldline'),
  wide: onOff.optional(),
  markerSrc: picture('./lorry.svg', { width: 96 }).optional(),
  markerRoute: route('370 510, 400 450, 500 490').optional(),
});

export const caseStudyFrontMatterSchema = group({
  title: text('A map that a lorry driver can read'),
  description: searchText('How we built the map by which Coldline keeps two hundred lorries cold.'),
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
