/**
 * Turns an address as content writes it into one that works below the site's base path and from
 * every page: `#projects` becomes `/agency/#projects`, `/contact` becomes `/agency/contact`.
 * Addresses of other sites, `mailto:` and `tel:` stay as they are.
 */
export function href(target: string, basePath: string = import.meta.env.BASE_URL): string {
  const base = basePath.endsWith('/') ? basePath : `${basePath}/`;
  if (target.startsWith('#')) return `${base}${target}`;
  if (target.startsWith('/')) return `${base}${target.slice(1)}`;
  return target;
}
