import { agencyNode } from '../../../site/src/lib/structured-data.ts';
import type { Content } from '../../content-model/src/collections.ts';
import type { ServicePage } from './page.ts';

type Services = Content['services'];

/** The service that a page is about. @throws Error for a page of another site */
export function serviceOf({ items }: Services, page: ServicePage): Services['items'][number] {
  const service = items[page.entry ?? -1];
  if (!service) throw new Error(`There is no service for the page ${page.path}.`);
  return service;
}

/**
 * A service as https://schema.org/Service, for search engines.
 *
 * @param home the home page's full address; empty when it is unknown
 */
export const serviceData = (
  { services, site }: Pick<Content, 'services' | 'site'>,
  page: ServicePage,
  home: string,
): Record<string, unknown> => ({
  '@type': 'Service',
  name: serviceOf(services, page).title,
  description: page.description,
  provider: agencyNode(site, home),
});
