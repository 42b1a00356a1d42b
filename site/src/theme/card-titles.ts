import { content } from 'virtual:content';

const { contact, hero, legal, pages, projects } = content;

/** The heading of each page that is shared, for its card, by the page's address. */
export const cardTitles: ReadonlyMap<string, string> = new Map([
  ['/', hero.mainHeading],
  [`/${pages.contact.address}`, contact.heading],
  ...[...legal, ...projects.studies].map(({ path, title }) => [path, title] as const),
]);

/** The address of a page's card; that of the home page for a page that is not shared. */
export const cardPath = (page: string) =>
  `/social${page === '/' || !cardTitles.has(page) ? '/home' : page}.png`;
