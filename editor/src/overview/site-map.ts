import { type Collection, collections } from '../../../content-model/src/collections.ts';
import { type ContentFiles, pagesOf } from '../../../content-model/src/read-content.ts';
import { HOME_SECTIONS, type HomeSection } from '../../../content-model/src/schemas/page-head.ts';
import { sectionLabel } from '../labels/labels.ts';
import type { Translations } from '../languages.ts';

/** Collections that a visitor sees together. */
export type Group = {
  /** The anchor of the group on the overview. */
  id: string;
  name: Translations<string>;
  collections: readonly Collection[];
  /** Whether the home page leaves it out at present. */
  isHidden: boolean;
};

/** A page of the site, or what all of them share. */
export type Area = { id: string; name: Translations<string>; groups: readonly Group[] };

const group = (
  id: string,
  en: string,
  de: string,
  names: readonly string[],
  isHidden = false,
): Group => ({
  id,
  name: { en, de },
  collections: names.flatMap((name) => collections.get(name) ?? []),
  isHidden,
});

const SECTIONS: Readonly<Record<HomeSection, readonly string[]>> = {
  hero: ['hero', 'logos'],
  services: ['services.section', 'services.items'],
  process: ['process.section', 'process.steps', 'process.features'],
  projects: ['projects.section', 'projects.items', 'projects.studies'],
  team: ['team.section', 'team.members'],
  testimonials: ['testimonials.section', 'testimonials.quotes', 'testimonials.reviews'],
  'get-in-touch': ['getInTouch'],
};

/** An area that is a group by itself. */
const area = (id: string, en: string, de: string, ...names: string[]): Area => ({
  id,
  name: { en, de },
  groups: [group(id, en, de, names)],
});

/** Every collection where a visitor would look for it: the sections of the home page in its order, then the other pages. */
export function siteMap({ files }: Pick<ContentFiles, 'files'>): readonly Area[] {
  const { sections } = pagesOf(files);
  const hidden = HOME_SECTIONS.filter((section) => !sections.includes(section));
  const home = [...sections, ...hidden].map((section) => {
    const [en, de] = [sectionLabel(section, 'en'), sectionLabel(section, 'de')];
    return group(section, en, de, SECTIONS[section], hidden.includes(section));
  });
  const head = group('home-head', 'Sections and search results', 'Abschnitte und Suchergebnisse', [
    'pages.home',
  ]);
  return [
    { id: 'home', name: { en: 'Home page', de: 'Startseite' }, groups: [...home, head] },
    area(
      'contact-page',
      'Contact page',
      'Kontaktseite',
      ...['contact', 'pages.contact', 'pages.messageSent', 'pages.messageNotSent'],
    ),
    area('legal-pages', 'Legal pages', 'Rechtliche Seiten', 'legal'),
    area('every-page', 'On every page', 'Auf jeder Seite', 'navigation', 'footer', 'labels'),
    area('missing-page', 'Page not found', 'Seite nicht gefunden', 'notFound', 'pages.notFound'),
    area('look-and-facts', 'Look and facts', 'Aussehen und Angaben', 'theme', 'site'),
  ];
}
