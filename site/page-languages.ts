import { plainAddress } from '../packages/words/address.ts';

/** A built page. */
export interface BuiltPage {
  /** The path of its address, with the base path. */
  path: string;
  html: string;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The path of an address of this site, normalised; undefined for an address of another site. */
function pathOf(href: string, siteUrl: string): string | undefined {
  const path = siteUrl && href.startsWith(siteUrl) ? href.slice(siteUrl.length) : href;
  if (!path.startsWith('/')) return undefined;
  return plainAddress(path.replace(/[?#].*$/, ''));
}

/** The `lang` of a page. */
export const languageIn = (html: string): string => /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';

/** Returns a function that finds the language of the page at a link; undefined for a link to no page. */
export function languageLookup(pages: readonly BuiltPage[]): (href: string) => string | undefined {
  const languages = new Map(pages.map(({ path, html }) => [path, languageIn(html)]));
  return (href) => languages.get(pathOf(href, '') ?? '');
}

/** The alternates in the head of a page: their paths by language. */
function alternatesIn(html: string, siteUrl: string): Map<string, string> {
  const tags = html.match(/<link rel="alternate" hreflang[^>]*>/g) ?? [];
  return new Map(
    tags.map((tag) => [
      attribute(tag, 'hreflang'),
      pathOf(attribute(tag, 'href'), siteUrl) ?? attribute(tag, 'href'),
    ]),
  );
}

/**
 * Reports contradictions between the pages of a site in several languages. Each page has to list itself and an
 * alternate for all other languages, every alternate has to list the same pages, every link has to lead to a page,
 * and a link to a page in another language needs `hreflang`.
 *
 * @param siteUrl the site's address without a path; empty when it is unknown
 * @returns a sentence for each contradiction; none for a site in one language
 */
export function languageIssues(pages: readonly BuiltPage[], siteUrl: string): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const alternates = new Map(pages.map(({ path, html }) => [path, alternatesIn(html, siteUrl)]));
  if ([...alternates.values()].every(({ size }) => size === 0)) return [];
  return pages.flatMap((page) => [
    ...alternateIssues(page.path, alternates),
    ...linkIssues(page, byPath, siteUrl),
  ]);
}

function linkIssues(
  { path, html }: BuiltPage,
  pages: ReadonlyMap<string, BuiltPage>,
  siteUrl: string,
): string[] {
  return (html.match(/<a\s[^>]*>/g) ?? []).flatMap((tag) => {
    const target = pathOf(attribute(tag, 'href'), siteUrl);
    // A feed is no page.
    if (target === undefined || target.endsWith('.xml')) return [];
    const page = pages.get(target);
    if (!page) return [`${path} links to ${target}, which is no page.`];
    const isNamed = tag.includes(' hreflang=') || languageIn(page.html) === languageIn(html);
    return isNamed ? [] : [`${path} links to ${target}, a page in another language.`];
  });
}

function alternateIssues(
  path: string,
  all: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string[] {
  const own = all.get(path) ?? new Map<string, string>();
  if (own.size === 0) return [];
  const lines = (alternates: ReadonlyMap<string, string>) => [...alternates].sort().join('\n');
  const oneWay = [...own.values()].filter(
    (target) => lines(all.get(target) ?? new Map()) !== lines(own),
  );
  return [
    ...(![...own.values()].includes(path) ? [`${path} is not among its own alternates.`] : []),
    ...(!own.has('x-default') ? [`${path} has no alternate for other languages.`] : []),
    ...[...new Set(oneWay)].map(
      (target) => `${path} has the alternate ${target}, which does not lead back.`,
    ),
  ];
}
