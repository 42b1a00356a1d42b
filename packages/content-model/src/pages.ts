import { plainAddress } from '../../words/address.ts';
import { idOf, locate } from './check/locate.ts';
import { COLLECTIONS, type Collection } from './collections.ts';
import { oncePer } from './once.ts';
import { documentPages, entriesOf, type KnownPage, parentOf } from './page-kinds/document-pages.ts';
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

/** The address of the contact page. A wrong one counts as absent: the check reports it. */
function contactPageIn(files: Texts): string {
  const address = plainAddress(
    textIn(singletonFields(COLLECTIONS.pages.contact, files), 'address'),
  );
  return `/${refuseAddress(address) === undefined ? address : 'contact'}`;
}

/** Whether a section has something to show, as far as unchecked files tell. */
function hasContent(
  { collections, isShown }: Section,
  files: Texts,
  online: readonly KnownPage[],
): boolean {
  const own = Object.entries<Collection>(collections);
  const counts = new Map(own.map(([name, each]) => [name, locate(each, files).length]));
  const countOf = (list: string) => counts.get(list) ?? 0;
  if (!isShown) return own.some(([name, { type }]) => type === 'list' && countOf(name) > 0);
  const [, head] = own[0] ?? [];
  const fields = head?.type === 'singleton' ? singletonFields(head, files) : undefined;
  const countOfPages = (kind: string) => online.filter((page) => page.kind === kind).length;
  return isShown({ countOf, countOfPages, headField: (name) => valueAt(fields, [name]) });
}

/** The sections of the home page as its file lists them, and those of them that it shows. */
function sectionsIn(
  files: Texts,
  online: readonly KnownPage[],
): { listed: readonly unknown[]; sections: string[] } {
  const wanted = valueAt(singletonFields(COLLECTIONS.pages.home, files), ['sections']);
  const listed: readonly unknown[] = Array.isArray(wanted) ? wanted : HOME_SECTIONS;
  const sections = listed.flatMap((name) => {
    const section = typeof name === 'string' ? sectionNamed(name) : undefined;
    return section && hasContent(section, files, online) ? [section.name] : [];
  });
  return { listed, sections };
}

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

/**
 * The pages and sections that links can name. They are read from unchecked fields, so that an issue in one file is not
 * repeated for every link to its page.
 */
export const pagesOf = oncePer((files: Texts) => {
  const contactPage = contactPageIn(files);
  const documents = documentPages(files, contactPage);
  const online = documents.filter((page) => page.isOnline);
  const addresses = new Map([
    ['home', '/'],
    ['contact', contactPage],
    ...online.map(({ id, address }) => [id, address] as const),
  ]);
  const { listed, sections } = sectionsIn(files, online);
  const off = listed.filter(isOff).map((name) => String(name).replace(OFF, ''));
  const filled = allSections
    .filter((section) => hasContent(section, files, online))
    .map(({ name }) => name);
  return {
    contactPage,
    /** The address of each page by its id. */
    addresses,
    pages: [...addresses.values()],
    sections,
    anchors: SECTION_NAMES.filter(
      (name) => sections.includes(name) && !OPENING_SECTIONS.includes(name),
    ).map(anchorOf),
    /** The anchors of entries on the home page. */
    entryAnchors: sections.flatMap((name) => entryAnchors(name, files)),
    /** The anchors of sections that are switched off, and of their entries. */
    hidden: off.flatMap((name) => [anchorOf(name), ...entryAnchors(name, files)]),
    /** The addresses of pages that are not online today. */
    offline: documents
      .filter((page) => !page.isOnline && ![...addresses.values()].includes(page.address))
      .map(({ address }) => address),
    /** The sections of pages other than the home page, such as `/about#faq`. */
    sectionsOfPages: online.flatMap(({ address, sections: own }) =>
      own
        .filter((name) => filled.includes(name))
        .flatMap((name) => [anchorOf(name), ...entryAnchors(name, files)])
        .map((anchor) => address + anchor),
    ),
    /** The sections that have something to show. */
    filledSections: filled,
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
