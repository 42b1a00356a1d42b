import { plainAddress } from '../../words/address.ts';
import { addressIssues, addressOf } from './check/address.ts';
import { locate } from './check/locate.ts';
import { withoutExtension } from './check/pictures.ts';
import { COLLECTIONS, type List, type Singleton } from './collections.ts';
import { oncePer } from './once.ts';
import { fieldsIn } from './parse.ts';
import { isOff, OFF, valueAt } from './schema-traversal.ts';
import { refuseAddress } from './schemas/fields.ts';
import { HOME_SECTIONS, type HomeSection } from './schemas/page-head.ts';
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
  const paths = [COLLECTIONS.legal, COLLECTIONS.projects.studies].flatMap((each) =>
    locate(each, files),
  );
  return paths.flatMap((path) => {
    const own = textIn(fieldsIn(files.get(path) ?? ''), 'slug') || undefined;
    const isAddress = addressIssues(path, contactPage, own).length === 0;
    return isAddress ? [[withoutExtension(path), addressOf(path, own)] as const] : [];
  });
}

/** Whether each section of the home page has something to show. */
function filledSections(files: Texts): Record<HomeSection, boolean> {
  const { services, process, projects, team, testimonials } = COLLECTIONS;
  const hasEntries = (list: List) => locate(list, files).length > 0;
  const shows = (section: Singleton, other: string, list: List) =>
    valueAt(singletonFields(section, files), ['show']) !== other && hasEntries(list);
  return {
    hero: true,
    services: hasEntries(services.items),
    process:
      shows(process.section, 'features', process.steps) ||
      shows(process.section, 'timeline', process.features),
    projects: hasEntries(projects.items),
    team: hasEntries(team.members),
    testimonials:
      shows(testimonials.section, 'reviews', testimonials.quotes) ||
      shows(testimonials.section, 'quotes', testimonials.reviews),
    'get-in-touch': true,
  };
}

/** The sections of the home page as its file lists them, and those of them that it shows. */
function sectionsIn(files: Texts): { listed: readonly unknown[]; sections: HomeSection[] } {
  const wanted = valueAt(singletonFields(COLLECTIONS.pages.home, files), ['sections']);
  const listed: readonly unknown[] = Array.isArray(wanted) ? wanted : HOME_SECTIONS;
  const filled = filledSections(files);
  const isSection = (name: unknown): name is HomeSection =>
    HOME_SECTIONS.some((each) => each === name);
  return { listed, sections: listed.filter(isSection).filter((name) => filled[name]) };
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
    anchors: HOME_SECTIONS.filter((name) => name !== 'hero' && sections.includes(name)).map(
      anchorOf,
    ),
    /** The anchors of sections that are switched off. */
    hidden: listed.filter(isOff).map((name) => anchorOf(String(name).replace(OFF, ''))),
    projects: locate(COLLECTIONS.projects.items, files),
  };
});

/** The addresses of all pages of the first language that visitors find. */
export const pageAddresses = ({ files }: { files: Texts }): string[] => pagesOf(files).pages;
