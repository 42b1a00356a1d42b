import type { z } from 'zod';
import { type DocumentPage, definePage } from '../../content-model/src/page-kinds/define-page.ts';
import { group, paragraph, slug, text } from '../../content-model/src/schemas/fields.ts';

const frontMatterSchema = group({
  title: text('Web applications that stay quick'),
  description: paragraph('From the first sketch to the tenth release, one team builds your site.'),
  slug,
});

export type ServicePage = DocumentPage<z.infer<typeof frontMatterSchema>>;

export const page = definePage({
  folder: 'services',
  schema: frontMatterSchema,
  hasPictures: true,
  hasClosingSections: true,
});

declare module '../../content-model/src/page-kinds/define-page.ts' {
  interface PageKinds {
    services: typeof page;
  }
}
