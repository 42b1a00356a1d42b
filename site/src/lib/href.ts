/**
 * Adds the site's base path to an address of the content: `#projects` becomes `/agency/#projects`, `/contact` becomes
 * `/agency/contact`. Addresses of other sites, `mailto:` and `tel:` stay as they are.
 */
export function href(target: string, basePath: string = import.meta.env.BASE_URL): string {
  const base = basePath.endsWith('/') ? basePath : `${basePath}/`;
  if (target.startsWith('#')) return `${base}${target}`;
  if (target.startsWith('/')) return `${base}${target.slice(1)}`;
  return target;
}

/** The `tel:` address of a telephone number as the owner writes it, with spaces, dashes or brackets. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
