import type { SiteLanguage } from '../../../content-model/src/read-site.ts';

/** The heading of each page of a language that is shared, for its card, by the page's address. */
export function cardTitles({
  content,
  home,
  addresses,
}: SiteLanguage): ReadonlyMap<string, string> {
  const { contact, hero, pages, documents, listHeads } = content;
  const own = new Set(Object.values(addresses));
  const titles: [string, string][] = [
    [home, hero.section.mainHeading],
    [`/${pages.contact.address}`, contact.heading],
    ...Object.values<{ path: string; title: string }[]>(documents)
      .flat()
      .map(({ path, title }): [string, string] => [path, title]),
    ...Object.entries<{ heading: string }>(listHeads).map(
      ([kind, { heading }]): [string, string] => [addresses[kind] ?? '', heading],
    ),
  ];
  return new Map(titles.filter(([path]) => own.has(path)));
}

/** The address of the card of a page. */
export const cardPath = (page: string) => `/social${page === '/' ? '/home' : page}.png`;
