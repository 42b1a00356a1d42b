import type { SiteLanguage } from '../../../../content-model/src/read-site.ts';
import type { LegalPage } from '../../../../content-model/src/schemas/legal.ts';
import type { LegalDocumentProps } from './LegalDocument.tsx';

/** A legal page, with the words around its text. */
export const prepareLegalDocument = (
  { content }: SiteLanguage,
  page: LegalPage,
): LegalDocumentProps => ({ page, labels: content.labels, language: content.site.language });
