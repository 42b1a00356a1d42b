import type { z } from 'zod';
import { type DocumentPage, definePage } from '../../content-model/src/page-kinds/define-page.ts';
import {
  choice,
  distinctSections,
  group,
  list,
  pageAddress,
  paragraph,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { SECTION_NAMES } from '../../content-model/src/sections/sections.ts';

const frontMatterSchema = group({
  title: text('About us', { longest: 80 }),
  description: paragraph('Who we are, how we came together, and what we believe good work is.'),
  slug: pageAddress('about').optional(),
  sections: distinctSections(list(choice(SECTION_NAMES), '- team\n- get-in-touch')).optional(),
});

export type FreePage = DocumentPage<z.infer<typeof frontMatterSchema>>;

export const page = definePage({
  folder: 'pages',
  addPlace: 3,
  schema: frontMatterSchema,
  isTopLevel: true,
  hasPictures: true,
  canBeEmpty: ({ sections = [] }) => sections.length > 0,
});

declare module '../../content-model/src/page-kinds/define-page.ts' {
  interface PageKinds {
    free: typeof page;
  }
}
