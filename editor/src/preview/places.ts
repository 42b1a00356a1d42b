import { addressOf } from '../../../content-model/src/check/address.ts';
import { type Collection, collectionName } from '../../../content-model/src/collections.ts';
import { type ContentFiles, pagesOf } from '../../../content-model/src/read-content.ts';
import type { EntryFile } from '../entries/entries.ts';

/** Where visitors see an entry: the address of the page, and a selector for its section. */
export type Place = { page: string; section: string };

/** The address of a page; those of Markdown files and the contact page are the content's. */
type PageName = '/' | '/message-sent' | '/message-not-sent' | '/404' | 'contact' | 'document';

const home = (section: string) => ({ page: '/', section }) as const;
const main = (page: PageName) => ({ page, section: 'main' });

/** Where each collection is seen. What is on every page is shown on the home page. */
const PLACES: Readonly<Record<string, { page: PageName; section: string }>> = {
  site: home('body'),
  theme: home('body'),
  redirects: home('body'),
  labels: home('body'),
  navigation: home('header'),
  'pages.home': home('body'),
  'pages.contact': main('contact'),
  'pages.messageSent': main('/message-sent'),
  'pages.messageNotSent': main('/message-not-sent'),
  'pages.notFound': main('/404'),
  hero: home('main > section:not([id])'),
  logos: home('[aria-labelledby="trusted-by"]'),
  'services.section': home('#services'),
  'services.items': home('#services'),
  'process.section': home('#process'),
  'process.steps': home('#process'),
  'process.features': home('#process'),
  'projects.section': home('#projects'),
  'projects.items': home('#projects'),
  'projects.studies': main('document'),
  'team.section': home('#team'),
  'team.members': home('#team'),
  'testimonials.section': home('#testimonials'),
  'testimonials.quotes': home('#testimonials'),
  'testimonials.reviews': home('#testimonials'),
  getInTouch: home('#get-in-touch'),
  contact: main('contact'),
  footer: home('footer'),
  notFound: main('/404'),
  legal: main('document'),
};

/** Whether it is known where a collection is seen. */
export const hasPlace = (collection: Collection) =>
  Object.hasOwn(PLACES, collectionName(collection));

/** Where an entry is seen. */
export function placeFor(
  { path, collection }: EntryFile,
  { files }: Pick<ContentFiles, 'files'>,
): Place {
  const { page, section } = PLACES[collectionName(collection)] ?? home('body');
  if (page === 'contact') return { page: pagesOf(files).contactPage, section };
  if (page !== 'document') return { page, section };
  // A case study that is not kept yet has no page: its project is shown.
  return files.has(path) || !path.startsWith('projects/')
    ? { page: addressOf(path), section }
    : home('#projects');
}

/** The address of an entry's place, with the anchor of its section if it has one. */
export const addressFor = ({ page, section }: Place) =>
  section.startsWith('#') ? page + section : page;
