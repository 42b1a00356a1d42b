import { textSections } from '../../content-model/src/page-kinds/text-sections.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { LegalDocumentProps } from './LegalDocument.tsx';
import type { LegalPage } from './page.ts';

/** A legal page, divided into sections. */
export const prepare = (
  { content: { labels, site } }: SiteLanguage,
  page: LegalPage,
): LegalDocumentProps => ({
  page: {
    title: page.title,
    effectiveDate: page.effectiveDate,
    ...textSections(page.blocks),
  },
  labels,
  language: site.language,
});
