import { pageRoute, type RoutesOf } from '../../../site/src/layouts/page-route.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { prepare } from './prepare.ts';

export const routes: RoutesOf = (language) =>
  language.content.documents.legal.map((page) =>
    pageRoute({
      ...page,
      title: `${page.title} · ${language.content.site.brand}`,
      Component: LegalDocument,
      prepare: () => prepare(language, page),
    }),
  );
