import type { SitemapOptions } from '@astrojs/sitemap';
import type { SiteLanguage } from '../packages/content-model/src/read-site.ts';
import { type Dates, lastChanges } from './page-dates.ts';
import { fullAddress } from './src/lib/href.ts';

type Language = Pick<SiteLanguage, 'code' | 'home' | 'addresses'>;
type Link = { lang: string; url: string };
type Options = NonNullable<SitemapOptions>;

/** An address without a slash at the end, as it is with a home page. */
const keyOf = (url: string) => url.replace(/\/$/, '');

/** The versions of each page in all languages, by each of its addresses; nothing for a page in one language. */
function linksBetween(languages: readonly Language[], urlOf: (path: string) => string) {
  const ids = new Set(languages.flatMap(({ addresses }) => Object.keys(addresses)));
  const links = new Map<string, Link[]>();
  for (const id of ids) {
    const versions = languages.flatMap(({ code, addresses }) => {
      const address = addresses[id];
      return address === undefined ? [] : [{ lang: code, url: urlOf(address) }];
    });
    const [first] = versions;
    if (!first || versions.length < 2) continue;
    const all = [...versions, { lang: 'x-default', url: first.url }];
    for (const { url } of versions) links.set(keyOf(url), all);
  }
  return links;
}

/** The addresses above one, from the nearest: `/news/page` and `/news` for `/news/page/2`. */
function parentsOf(url: string): string[] {
  const parts = url.split('/');
  // Protocol, nothing, host, and the first part of the path.
  return parts.slice(4).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

/**
 * The options of the sitemap: the pages that visitors find, with their versions in other languages, and the day on
 * which each was changed last, where Git knows it.
 */
export function sitemapOptions(
  languages: readonly Language[],
  dates: Dates,
  { siteUrl, basePath }: { siteUrl: string; basePath: string },
): Required<Pick<Options, 'filter' | 'serialize'>> {
  const urlOf = (path: string) => fullAddress(path, siteUrl, basePath);
  const homes = languages.map(({ home }) => keyOf(urlOf(home)));
  const links = linksBetween(languages, urlOf);
  const changes = new Map(
    [...lastChanges(languages, dates)].map(([path, time]) => [keyOf(urlOf(path)), time]),
  );
  return {
    filter: (page) => !/\/(message-(not-)?sent|404)$/.test(page),
    serialize: (item) => {
      const url = keyOf(item.url);
      // A page without a time of its own may be a part of a list, such as its second page.
      const lists = parentsOf(url).filter((parent) => !homes.includes(parent));
      const [lastmod] = [url, ...lists].flatMap((each) => changes.get(each) ?? []);
      const alternates = links.get(url);
      return { ...item, ...(lastmod && { lastmod }), ...(alternates && { links: alternates }) };
    },
  };
}
