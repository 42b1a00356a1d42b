import type { z } from 'zod';
import { group, searchText, slug, text } from './fields.ts';

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
