import { pageRoute, type RoutesOf } from '../../../site/src/layouts/page-route.ts';
import { homeAddress } from '../../../site/src/lib/structured-data.ts';
import { prepare } from './prepare.ts';
import { ServiceArticle } from './ServiceArticle.tsx';
import { serviceData, serviceOf } from './service-data.ts';

export const routes: RoutesOf = (language) => {
  const { content } = language;
  return content.documents.services.map((page) =>
    pageRoute({
      ...page,
      title: `${serviceOf(content.services, page).title} · ${content.site.brand}`,
      Component: ServiceArticle,
      prepare: () => prepare(language, page),
      data: serviceData(content, page, homeAddress(language)),
    }),
  );
};
