import { phoneHref } from '../../../packages/content-model/src/phone-link.ts';

/**
 * Adds the site's base path to an address of the content: `#projects` becomes `/agency/#projects`, `/contact` becomes
 * `/agency/contact`. Addresses of other sites and `mailto:` stay as they are. A `tel:` address keeps only the
 * characters that are dialled.
 */
export function href(target: string, basePath: string = import.meta.env.BASE_URL): string {
  const base = basePath.endsWith('/') ? basePath : `${basePath}/`;
  if (target.startsWith('#')) return `${base}${target}`;
  if (target.startsWith('/')) return `${base}${target.slice(1)}`;
  if (target.startsWith('tel:')) return phoneHref(target) ?? target;
  return target;
}

/**
 * The full address of a page or a section in ASCII, the only letters that search engines, previews and RFC 9116
 * accept.
 */
export const fullAddress = (target: string, siteUrl: string, basePath?: string): string =>
  siteUrl + encodeURI(href(target, basePath));
