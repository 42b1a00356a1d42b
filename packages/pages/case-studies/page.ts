import type { z } from 'zod';
import { type DocumentPage, definePage } from '../../content-model/src/page-kinds/define-page.ts';
import { group, searchText, slug, text } from '../../content-model/src/schemas/fields.ts';

const frontMatterSchema = group({
  title: text('A map that a lorry driver can read'),
  description: searchText('How we built the map by which Coldline keeps two hundred lorries cold.'),
  slug,
});

export type CaseStudy = DocumentPage<z.infer<typeof frontMatterSchema>>;

export const page = definePage({
  folder: 'projects',
  schema: frontMatterSchema,
  hasPictures: true,
  hasClosingSections: true,
});

declare module '../../content-model/src/page-kinds/define-page.ts' {
  interface PageKinds {
    caseStudies: typeof page;
  }
}
