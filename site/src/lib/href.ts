import { phoneHref } from '../../../content-model/src/phone-link.ts';

/**
 * Adds the site's base path to an address of the content: `#projects` becomes `/agency/#projects`, `/contact` becomes
 * `/agency/contact`. Addresses of other sites and `mailto:` stay as they are; of `tel:`, what is not dialled goes.
 */
export function href(target: string, basePath: string = import.meta.env.BASE_URL): string {
  const base = basePath.endsWith('/') ? basePath : `${basePath}/`;
  if (target.startsWith('#')) return `${base}${target}`;
  if (target.startsWith('/')) return `${base}${target.slice(1)}`;
  if (target.startsWith('tel:')) return phoneHref(target) ?? target;
  return target;
}
