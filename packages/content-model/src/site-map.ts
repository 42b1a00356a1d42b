import type { Documents } from './collection-types.ts';
import { type Collection, collections, documentFolders, lists } from './collections.ts';
import { pageKinds } from './page-kinds/page-kinds.ts';
import { pagesOf } from './pages.ts';
import type { ContentFiles } from './read-content.ts';
import { type Section, sectionNamed, sections } from './sections/sections.ts';

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

const group = (id: string, names: readonly string[]): Group => ({
  id,
  collections: names.flatMap((name) => collections.get(name) ?? []),
  isHidden: false,
});

/** The collections of a section, and the pages about the entries of its lists, whose files are in the same folder. */
function shownWith({ collections: own }: Section): Collection[] {
  const lists = Object.values<Collection>(own);
  const folders = lists.flatMap((each) => (each.type === 'list' ? [each.folder] : []));
  return [...lists, ...documentFolders.filter(({ folder }) => folders.includes(folder))];
}

/** Whether each page of a folder is about an entry of a list in the same folder. */
export const isAboutEntries = ({ folder }: Documents): boolean =>
  lists.some((list) => list.folder === folder);

/** The name of the section that shows a collection; undefined if none does. */
export const sectionOf = (name: string): string | undefined =>
  sections.find((section) => shownWith(section).some((each) => each === collections.get(name)))
    ?.name;

/** An area that is a group by itself. */
const area = (id: string, ...names: string[]): Area => ({ id, groups: [group(id, names)] });

/** All collections by the page that shows them: the sections of the home page in their order, then the other pages. */
export function siteMap({ files }: Pick<ContentFiles, 'files'>): readonly Area[] {
  const shown = pagesOf(files).sections;
  const home = [
    ...shown.flatMap((name) => sectionNamed(name) ?? []),
    ...sections.filter(({ name }) => !shown.includes(name)),
  ]
    .filter((section) => shownWith(section).length > 0)
    .map((section) => ({
      id: section.name,
      collections: shownWith(section),
      isHidden: !shown.includes(section.name),
    }));
  const head = group('home-head', ['pages.home']);
  const kinds = pageKinds
    .filter(({ documents }) => !isAboutEntries(documents))
    .map(({ name, documents, head: list }) => ({
      id: `${name}-pages`,
      groups: [
        { id: `${name}-pages`, isHidden: false, collections: [documents, ...(list ? [list] : [])] },
      ],
    }));
  return [
    { id: 'home', groups: [...home, head] },
    area('contact-page', 'contact', 'pages.contact', 'pages.messageSent', 'pages.messageNotSent'),
    ...kinds,
    area('every-page', 'navigation', 'footer', 'labels'),
    area('missing-page', 'notFound', 'pages.notFound'),
    area('look-and-facts', 'theme', 'site', 'redirects'),
  ];
}
