import type { TranslatedLinks } from '../check/links.ts';
import type { KnownPage } from '../page-kinds/document-pages.ts';
import { pageKinds } from '../page-kinds/page-kinds.ts';
import { pagesOf, type SectionOfPage } from '../pages.ts';
import { isComplete, type PageId, sectionsWithoutWords } from './published-pages.ts';
import type { Translation } from './translate.ts';
import { translationPath } from './translation-files.ts';

type Files = ReadonlyMap<string, string>;

/** A language whose links are resolved. */
type Language = {
  code: string;
  /** The address of its home page. */
  home: string;
  /** Its texts. The sections that it leaves out are switched off. */
  translation: Translation;
  /** The sections of the home page that it leaves out. */
  untranslated: readonly string[];
  /** The addresses of its pages. */
  published: ReadonlyMap<PageId, string>;
  /** Whether a link to a page that the language lacks leads to the page in the first language. */
  leadsToOthers: boolean;
};

/** The target of a link: undefined for a page that is not translated, `offline` for a page that is not online today. */
type Target = { address: string } | 'offline' | undefined;

/** The targets of the links of a language, by the addresses that links may name. */
class ResolvedLinks {
  readonly addresses = new Map<string, string>();
  readonly untranslated = new Map<string, string>();
  readonly offline: Set<string>;

  /** @param offline the addresses to which no link leads today in any language */
  constructor(offline: readonly string[]) {
    this.offline = new Set(offline);
  }

  /** @param file the missing translation, for a target that is not translated */
  add(names: readonly string[], target: Target, file?: string): void {
    for (const name of names) {
      if (target === 'offline') this.offline.add(name);
      else if (target) this.addresses.set(name, target.address);
      else if (file !== undefined) this.untranslated.set(name, file);
    }
  }
}

/** The file that a translation of a page is made from. */
function fileOfPage(id: PageId): string {
  if (id === 'contact') return 'contact/contact.yaml';
  return id.includes('/') ? `${id}.md` : `pages/${id}.yaml`;
}

/**
 * The targets of links in a language. A link may name a page by its address in the first language or in its own.
 *
 * @param files the texts of the first language
 */
export function translatedLinks(files: Files, language: Language): TranslatedLinks {
  const { code, home, translation, untranslated: sections } = language;
  const first = pagesOf(files);
  const own = pagesOf(translation.files);
  const fixedPages = ['home', 'contact'].map(
    (id): KnownPage => ({
      id,
      address: first.addresses.get(id) ?? '',
      sections: [],
      lists: [],
      listNames: [],
      isOnline: true,
      isExpected: false,
    }),
  );
  const pages = [...fixedPages, ...first.documents];
  const ownAddresses = new Map([
    ...own.addresses,
    ...own.documents.map(({ id, address }) => [id, address] as const),
  ]);
  const resolved = new ResolvedLinks([...own.offline, ...first.emptyLists.map(({ href }) => href)]);
  const { addresses, offline, untranslated } = resolved;
  const namesOf = ({ id, address }: KnownPage) => [ownAddresses.get(id) ?? address, address];
  const missingFile = (id: PageId) => translationPath(fileOfPage(id), code);
  for (const page of pages) {
    resolved.add(namesOf(page), targetOf(page, language), missingFile(page.id));
  }
  for (const section of first.sectionsOfPagesOfAllDays) {
    const names = namesOf(section.page).map((address) => address + section.anchor);
    resolved.add(names, targetOfSection(section, files, language));
  }
  for (const page of first.documents) {
    page.lists.forEach((list, index) => {
      const ownList = own.documents.find(({ id }) => id === page.id)?.lists[index];
      const target = targetOfList(page, list, ownList, files, language);
      // Another page, which shares the list, may have its address already.
      const names = [ownList ?? list, list].filter((name) => !addresses.has(name));
      resolved.add(names, target, missingFile(listOf(page)));
    });
  }
  const untranslatedEntries = first.entryAnchorsOfAllDays.filter(
    (anchor) => !own.entryAnchorsOfAllDays.includes(anchor),
  );
  if (language.leadsToOthers) {
    const shown = [...first.anchors, ...first.entryAnchors];
    const leftOut = [...sections.map((name) => `#${name}`), ...untranslatedEntries];
    for (const anchor of [...leftOut, ...own.offline].filter((each) => each.startsWith('#'))) {
      if (shown.includes(anchor)) addresses.set(anchor, `/${anchor}`);
      else offline.add(anchor);
    }
  }
  return {
    home,
    addresses,
    untranslated,
    untranslatedEntries,
    offline: [...offline].filter((name) => !addresses.has(name)),
  };
}

/** The target of a link to a page of the first language. */
function targetOf({ id, address, isOnline }: KnownPage, language: Language): Target {
  const { translation, published, leadsToOthers } = language;
  const own = published.get(id) ?? (leadsToOthers && isOnline ? address : undefined);
  if (own !== undefined) return { address: own };
  const { documents } = pagesOf(translation.files);
  const isList = pageKinds.some(({ name }) => name === id);
  const isEmptyList = isList && !documents.some(({ kind }) => kind === id);
  const isTranslated = documents.some((page) => page.id === id) && isComplete(id, translation);
  return leadsToOthers || isEmptyList || isTranslated ? 'offline' : undefined;
}

/** The id of the list of all pages of a page's kind; the id of the page itself if the page is a list. */
const listOf = ({ kind, id }: KnownPage): PageId => kind ?? id;

/**
 * The target of a link to a list of some pages, such as the list of a topic.
 *
 * @param page one of the pages in that list in the first language; for a feed, the list of all pages
 * @param own the address of the list in the language, below its home page; undefined where the page is not translated
 */
function targetOfList(
  page: KnownPage,
  list: string,
  own: string | undefined,
  files: Files,
  language: Language,
): Target {
  const { home, published, leadsToOthers, translation } = language;
  const all = listOf(page);
  const isShown = published.has(page.id) && published.has(all);
  if (own !== undefined && isShown) return { address: home + own };
  if (leadsToOthers && pagesOf(files).lists.includes(list)) return { address: list };
  const { documents } = pagesOf(translation.files);
  const hasPages = documents.some(({ kind }) => kind === all);
  return leadsToOthers || !hasPages || isComplete(all, translation) ? 'offline' : undefined;
}

/** The target of a link to a section of a page: the page alone, if the page leaves out the section. */
function targetOfSection(
  { page, section, anchor }: SectionOfPage,
  files: Files,
  language: Language,
): Target {
  const { translation, published } = language;
  const target = targetOf(page, language);
  if (target === undefined || target === 'offline') return target;
  const isOwn = published.has(page.id);
  const { sectionsOfPages, offline, documents } = pagesOf(isOwn ? translation.files : files);
  const name = (documents.find(({ id }) => id === page.id)?.address ?? '') + anchor;
  const hasWords = !isOwn || !sectionsWithoutWords(translation).includes(section);
  if (hasWords && offline.includes(name)) return 'offline';
  const isShown = hasWords && sectionsOfPages.includes(name);
  return isShown ? { address: target.address + anchor } : target;
}
