import { prepareStory } from '../../../site/src/components/Story/prepare.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { ServicePage } from './page.ts';
import type { ServiceArticleProps } from './ServiceArticle.tsx';
import { serviceOf } from './service-data.ts';

/** The page of a service with its pictures. */
export const prepare = async (
  { content: { services } }: SiteLanguage,
  page: ServicePage,
): Promise<ServiceArticleProps> => ({
  service: serviceOf(services, page).title,
  title: page.title,
  description: page.description,
  blocks: await prepareStory(page.blocks),
});
