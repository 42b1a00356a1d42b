import { type Collection, collections } from './collections.ts';
import { pagesOf } from './pages.ts';
import type { ContentFiles } from './read-content.ts';
import { HOME_SECTIONS, type HomeSection } from './schemas/page-head.ts';

/** Collections that a visitor sees together. */
export type Group = {
  /** The anchor of the group on the overview. */
  id: string;
  collections: readonly Collection[];
  /** Whether the home page currently leaves it out. */
  isHidden: boolean;
};

/** A page of the site, or the parts that all pages share. */
export type Area = { id: string; groups: readonly Group[] };

const group = (id: string, names: readonly string[], isHidden = false): Group => ({
  id,
  collections: names.flatMap((name) => collections.get(name) ?? []),
  isHidden,
});

/** The collections of each section of the home page; the first has the section's own words. */
export const SECTIONS: Readonly<Record<HomeSection, readonly [words: string, ...shown: string[]]>> =
  {
    hero: ['hero', 'logos'],
    services: ['services.section', 'services.items'],
    process: ['process.section', 'process.steps', 'process.features'],
    projects: ['projects.section', 'projects.items', 'projects.studies'],
    team: ['team.section', 'team.members'],
    testimonials: ['testimonials.section', 'testimonials.quotes', 'testimonials.reviews'],
    'get-in-touch': ['getInTouch'],
  };

/** The section of the home page that shows a collection, by the collection's name; undefined if none does. */
export const sectionOf = (name: string): string | undefined =>
  HOME_SECTIONS.find((section) => SECTIONS[section].includes(name));

/** An area that is a group by itself. */
const area = (id: string, ...names: string[]): Area => ({ id, groups: [group(id, names)] });

/** All collections by the page that shows them: the sections of the home page in their order, then the other pages. */
export function siteMap({ files }: Pick<ContentFiles, 'files'>): readonly Area[] {
  const { sections } = pagesOf(files);
  const hidden = HOME_SECTIONS.filter((section) => !sections.includes(section));
  const home = [...sections, ...hidden].map((section) =>
    group(section, SECTIONS[section], hidden.includes(section)),
  );
  const head = group('home-head', ['pages.home']);
  return [
    { id: 'home', groups: [...home, head] },
    area('contact-page', 'contact', 'pages.contact', 'pages.messageSent', 'pages.messageNotSent'),
    area('legal-pages', 'legal'),
    area('every-page', 'navigation', 'footer', 'labels'),
    area('missing-page', 'notFound', 'pages.notFound'),
    area('look-and-facts', 'theme', 'site', 'redirects'),
  ];
}
