import { definitions } from 'virtual:sections';
import type { Content } from '../../../packages/content-model/src/collections.ts';
import type { SiteLanguage } from '../../../packages/content-model/src/read-site.ts';
import {
  type CardTexts,
  contentOf,
} from '../../../packages/content-model/src/sections/define-section.ts';
import { listPagesOf } from '../lib/page-place.ts';

/** The texts of the card of the home page. The section that opens the page may give them. */
export function homeCard(content: Content): CardTexts {
  const { key, card } = definitions[content.pages.home.sections[0] ?? ''] ?? {};
  if (key && card) return card(contentOf(content, key));
  return { heading: content.pages.home.title, note: content.site.brand };
}

/**
 * The heading of each page of a language that has a card, by the page's address. Pages that another one lists, of which
 * there may be hundreds, share the card of their list.
 */
export function cardTitles({
  content,
  home,
  addresses,
}: SiteLanguage): ReadonlyMap<string, string> {
  const { contact, pages, documents, listHeads } = content;
  const own = new Set(Object.values(addresses));
  const titles: [string, string][] = [
    [home, homeCard(content).heading],
    [`/${pages.contact.address}`, contact.heading],
    ...Object.entries<{ path: string; title: string }[]>(documents)
      .filter(([kind]) => !Object.hasOwn(listHeads, kind))
      .flatMap(([, all]) => all)
      .map(({ path, title }): [string, string] => [path, title]),
    ...listPagesOf({ content, addresses }).map(({ name, path }): [string, string] => [path, name]),
  ];
  return new Map(titles.filter(([path]) => own.has(path)));
}

/** The address of the card of a page. */
export const cardPath = (page: string) => `/social${page === '/' ? '/home' : page}.png`;
