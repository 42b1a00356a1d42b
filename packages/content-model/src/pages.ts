import { plainAddress } from '../../words/address.ts';
import { idOf, locate } from './check/locate.ts';
import { COLLECTIONS, type Collection } from './collections.ts';
import { oncePer } from './once.ts';
import { documentPages, entriesOf, type KnownPage, parentOf } from './page-kinds/document-pages.ts';
import { emptyLists } from './page-kinds/empty-lists.ts';
import { pageKinds } from './page-kinds/page-kinds.ts';
import { isOff, OFF, valueAt } from './schema-traversal.ts';
import { refuseAddress } from './schemas/fields.ts';
import {
  sections as allSections,
  HOME_SECTIONS,
  OPENING_SECTIONS,
  SECTION_NAMES,
  type Section,
  sectionNamed,
} from './sections/sections.ts';
import { singletonFields, type Texts, textIn } from './site-facts.ts';

/** The address of the contact page. A wrong address counts as absent: the check reports it. */
function contactPageIn(files: Texts): string {
  const address = plainAddress(
    textIn(singletonFields(COLLECTIONS.pages.contact, files), 'address'),
  );
  return `/${refuseAddress(address) === undefined ? address : 'contact'}`;
}

/**
 * Whether a section has something to show, as far as unchecked files tell.
 *
 * @param countOfPages the number of pages of a kind that are online
 */
function hasContent(
  { collections, isShown }: Section,
  files: Texts,
  countOfPages: (kind: string) => number,
): boolean {
  const own = Object.entries<Collection>(collections);
  const counts = new Map(own.map(([name, each]) => [name, locate(each, files).length]));
  const countOf = (list: string) => counts.get(list) ?? 0;
  if (!isShown) return own.some(([name, { type }]) => type === 'list' && countOf(name) > 0);
  const [, head] = own[0] ?? [];
  const fields = head?.type === 'singleton' ? singletonFields(head, files) : undefined;
  return isShown({ countOf, countOfPages, headField: (name) => valueAt(fields, [name]) });
}

/** Whether a section has something to show on some day. On every day, links may name the same sections. */
const canHaveContent = (section: Section, files: Texts) =>
  [0, Number.POSITIVE_INFINITY].some((count) => hasContent(section, files, () => count));

/** The sections of the home page as its file lists them. */
function listedSections(files: Texts): readonly unknown[] {
  const wanted = valueAt(singletonFields(COLLECTIONS.pages.home, files), ['sections']);
  return Array.isArray(wanted) ? wanted : HOME_SECTIONS;
}

const nameOf = ({ name }: Section) => name;

const anchorOf = (section: string) => `#${section}`;

/** The anchors of the entries of a section, such as `#question-price`. */
function entryAnchors(name: string, files: Texts): string[] {
  const { collections = {}, entryAnchors: anchors = {} } = sectionNamed(name) ?? {};
  return Object.entries(collections).flatMap(([list, collection]) => {
    const anchorOfEntry = anchors[list];
    if (!anchorOfEntry) return [];
    return locate(collection, files).map((path) => anchorOf(anchorOfEntry(idOf(path))));
  });
}

/** The anchors of a section and of its entries. */
const anchorsOf = (name: string, files: Texts) => [anchorOf(name), ...entryAnchors(name, files)];

/** A section, or an entry in it, on a page other than the home page. */
export type SectionOfPage = { page: KnownPage; section: string; anchor: string };

/** The sections of a list that pages name. */
const sectionsOn = (
  pages: readonly KnownPage[],
  sections: readonly string[],
  files: Texts,
): SectionOfPage[] =>
  pages.flatMap((page) =>
    page.sections
      .filter((section) => sections.includes(section))
      .flatMap((section) => anchorsOf(section, files).map((anchor) => ({ page, section, anchor }))),
  );

const hrefOf = ({ page, anchor }: SectionOfPage) => page.address + anchor;

const addressesOf = (contactPage: string, pages: readonly KnownPage[]) =>
  new Map([
    ['home', '/'],
    ['contact', contactPage],
    ...pages.map(({ id, address }) => [id, address] as const),
  ]);

/**
 * The pages and sections that links can name. They are read from unchecked fields, so that an issue in one file is not
 * repeated for every link to its page.
 */
export const pagesOf = oncePer((files: Texts) => {
  const contactPage = contactPageIn(files);
  const documents = documentPages(files, contactPage);
  const online = documents.filter((page) => page.isOnline);
  const planned = documents.filter((page) => page.isOnline || page.isExpected);
  const addresses = addressesOf(contactPage, online);
  const possible = allSections.filter((section) => canHaveContent(section, files));
  const filledBeside = (pages: readonly KnownPage[]) => {
    const countOf = (kind: string) => pages.filter((page) => page.kind === kind).length;
    return possible.filter((section) => hasContent(section, files, countOf)).map(nameOf);
  };
  const filled = filledBeside(online);
  const listed = listedSections(files);
  const onHome = listed.map(String).filter((name) => possible.map(nameOf).includes(name));
  const sections = onHome.filter((name) => filled.includes(name));
  const off = listed.filter(isOff).map((name) => String(name).replace(OFF, ''));
  const onPages = sectionsOn(documents, possible.map(nameOf), files);
  const listsOf = (pages: readonly KnownPage[]) => pages.flatMap((page) => page.lists);
  const empty = emptyLists(documents, files);
  const shownOnPages = sectionsOn(online, filled, files).map(hrefOf);
  const notShown = [
    ...documents.filter((page) => !page.isOnline).map(({ address }) => address),
    ...onHome.filter((name) => !filled.includes(name)).flatMap((name) => anchorsOf(name, files)),
    ...onPages.map(hrefOf),
    ...listsOf(documents),
    ...empty.map(({ href }) => href),
  ];
  const lists = [...new Set(listsOf(online))];
  const shown = new Set([...addresses.values(), ...shownOnPages, ...lists]);
  return {
    contactPage,
    /** The address of each page by its id. */
    addresses,
    /** The address of each page by its id, also of pages that come online later. */
    planned: addressesOf(contactPage, planned),
    pages: [...addresses.values()],
    /** The addresses of lists that show some pages of a kind, such as `/news/topic/maps`. */
    lists,
    /** The links to lists without a page on any day. */
    emptyLists: empty,
    /** The pages of all kinds, whether or not they are online today. */
    documents,
    sections,
    /** The sections that the home page shows on some day. */
    sectionsOfAllDays: onHome,
    anchors: SECTION_NAMES.filter(
      (name) => sections.includes(name) && !OPENING_SECTIONS.includes(name),
    ).map(anchorOf),
    /** The anchors of entries on the home page. */
    entryAnchors: sections.flatMap((name) => entryAnchors(name, files)),
    /** The anchors of entries that the home page shows on some day. */
    entryAnchorsOfAllDays: onHome.flatMap((name) => entryAnchors(name, files)),
    /** The anchors of sections that are switched off, and of their entries. */
    hidden: off.flatMap((name) => anchorsOf(name, files)),
    /** The targets of links on other days: pages that are not online today, and sections that have nothing to show. */
    offline: [...new Set(notShown)].filter((href) => !shown.has(href)),
    /** The sections of pages other than the home page, such as `/about#faq`. */
    sectionsOfPages: shownOnPages,
    /** The sections that pages other than the home page show on some day. */
    sectionsOfPagesOfAllDays: onPages,
    /** The sections that have something to show. */
    filledSections: filled,
    /** The sections that some page shows, today or later. */
    usedSections: [...new Set([...filled, ...filledBeside(planned)])].filter(
      (name) => onHome.includes(name) || planned.some((page) => page.sections.includes(name)),
    ),
    parents: new Map(pageKinds.map((kind) => [kind.name, parentOf(kind, files)])),
    entries: new Map(
      pageKinds.flatMap((kind) => {
        const entries = entriesOf(kind, files);
        return entries ? [[kind.documents.folder, entries] as const] : [];
      }),
    ),
  };
});

/** The addresses of all pages of the first language that visitors find. */
export const pageAddresses = ({ files }: { files: Texts }): string[] => pagesOf(files).pages;
