import type {
  DocumentPage,
  ListHeads,
} from '../../../packages/content-model/src/page-kinds/define-page.ts';
import type { SiteLanguage } from '../../../packages/content-model/src/read-site.ts';

/** Where a page stands on the site. */
type PagePlace = {
  /** Its name; undefined for a page without a Markdown file. */
  heading?: string;
  /** The page that lists it; absent where there is none. */
  list?: { name: string; path: string };
};

/** A page that lists the pages of a kind. */
type ListPage = { name: string; path: string; pages: readonly DocumentPage[] };

/** The pages that list others, as far as a language has them. */
export function listPagesOf({
  content: { documents, listHeads },
  addresses,
}: Pick<SiteLanguage, 'content' | 'addresses'>): ListPage[] {
  const own = new Set(Object.values(addresses));
  return Object.entries<ListHeads[keyof ListHeads]>(listHeads).flatMap(([kind, { heading }]) => {
    const pages = (documents as Record<string, DocumentPage[]>)[kind] ?? [];
    // The address of a list is the first part of the addresses of its pages.
    const path = pages[0]?.path.replace(/\/[^/]*$/, '') ?? '';
    return own.has(path) ? [{ name: heading, path, pages }] : [];
  });
}

/** The place of the page at an address. */
export function placeOf(
  language: Pick<SiteLanguage, 'content' | 'addresses'>,
  path: string | undefined,
): PagePlace {
  const all = Object.values<DocumentPage[]>(language.content.documents).flat();
  const page = all.find((each) => each.path === path);
  if (!page) return {};
  const list = listPagesOf(language).find(({ pages }) => pages.includes(page));
  return { heading: page.title, ...(list && { list: { name: list.name, path: list.path } }) };
}
