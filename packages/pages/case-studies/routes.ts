import { pageRoute, type RoutesOf } from '../../../site/src/layouts/page-route.ts';
import { CaseStudy } from './CaseStudy.tsx';
import { prepare, projectOf } from './prepare.ts';

export const routes: RoutesOf = (language) =>
  language.content.documents.caseStudies.map((study) =>
    pageRoute({
      ...study,
      title: `${projectOf(language.content.projects, study).title} · ${language.content.site.brand}`,
      Component: CaseStudy,
      prepare: () => prepare(language, study),
    }),
  );
