import { plainAddress } from '../../words/address.ts';
import { addressIssues, addressOf } from './check/address.ts';
import { locate } from './check/locate.ts';
import { withoutExtension } from './check/pictures.ts';
import { COLLECTIONS, type Collection, lists } from './collections.ts';
import { oncePer } from './once.ts';
import { fieldsIn } from './parse.ts';
import { isOff, OFF, valueAt } from './schema-traversal.ts';
import { refuseAddress } from './schemas/fields.ts';
import {
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

/** The address of each legal page and case study by its id, which is its file without the ending. */
function documentsIn(files: Texts, contactPage: string) {
  const paths = [COLLECTIONS.legal, COLLECTIONS.studies].flatMap((each) => locate(each, files));
  return paths.flatMap((path) => {
    const own = textIn(fieldsIn(files.get(path) ?? ''), 'slug') || undefined;
    const isAddress = addressIssues(path, contactPage, own).length === 0;
    return isAddress ? [[withoutExtension(path), addressOf(path, own)] as const] : [];
  });
}

/** Whether a section has something to show, as far as unchecked files tell. */
function hasContent({ collections, isShown }: Section, files: Texts): boolean {
  const own = Object.entries<Collection>(collections);
  const counts = new Map(own.map(([name, each]) => [name, locate(each, files).length]));
  const countOf = (list: string) => counts.get(list) ?? 0;
  if (!isShown) return own.some(([name, { type }]) => type === 'list' && countOf(name) > 0);
  const [, head] = own[0] ?? [];
  const fields = head?.type === 'singleton' ? singletonFields(head, files) : undefined;
  return isShown({ countOf, headField: (name) => valueAt(fields, [name]) });
}

/** The sections of the home page as its file lists them, and those of them that it shows. */
function sectionsIn(files: Texts): { listed: readonly unknown[]; sections: string[] } {
  const wanted = valueAt(singletonFields(COLLECTIONS.pages.home, files), ['sections']);
  const listed: readonly unknown[] = Array.isArray(wanted) ? wanted : HOME_SECTIONS;
  const sections = listed.flatMap((name) => {
    const section = typeof name === 'string' ? sectionNamed(name) : undefined;
    return section && hasContent(section, files) ? [section.name] : [];
  });
  return { listed, sections };
}

/** The files of the list in a folder, in their order. */
function filesOfList(folder: string, files: Texts): string[] {
  const list = lists.find((each) => each.folder === folder);
  return list ? locate(list, files) : [];
}

const anchorOf = (section: string) => `#${section}`;

/**
 * The pages and sections that links can name. They are read from unchecked fields, so that an issue in one file is not
 * repeated for every link to its page.
 */
export const pagesOf = oncePer((files: Texts) => {
  const contactPage = contactPageIn(files);
  const addresses = new Map([
    ['home', '/'],
    ['contact', contactPage],
    ...documentsIn(files, contactPage),
  ]);
  const { listed, sections } = sectionsIn(files);
  return {
    contactPage,
    /** The address of each page by its id. */
    addresses,
    pages: [...addresses.values()],
    sections,
    anchors: SECTION_NAMES.filter(
      (name) => sections.includes(name) && !OPENING_SECTIONS.includes(name),
    ).map(anchorOf),
    /** The anchors of sections that are switched off. */
    hidden: listed.filter(isOff).map((name) => anchorOf(String(name).replace(OFF, ''))),
    projects: filesOfList(COLLECTIONS.studies.folder, files),
  };
});

/** The addresses of all pages of the first language that visitors find. */
export const pageAddresses = ({ files }: { files: Texts }): string[] => pagesOf(files).pages;
