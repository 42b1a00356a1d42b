import { withoutExtension } from '../../../content-model/src/check/pictures.ts';
import { type Collection, collectionName } from '../../../content-model/src/collections.ts';
import { kindWith } from '../../../content-model/src/page-kinds/page-kinds.ts';
import { pagesOf } from '../../../content-model/src/pages.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { sectionWith } from '../../../content-model/src/sections/sections.ts';
import { sectionOf } from '../../../content-model/src/site-map.ts';
import type { EntryFile } from '../entries/entries.ts';

/** Where visitors see an entry: the address of the page, and a selector for its section. */
export type Place = { page: string; section: string };

const home = (section: string): Place => ({ page: '/', section });
const main = (page: string): Place => ({ page, section: 'main' });

/** The places of singletons that are neither in a section nor on every page. */
const PLACES: Readonly<Record<string, Place>> = {
  navigation: home('header'),
  footer: home('footer'),
  'pages.messageSent': main('/message-sent'),
  'pages.messageNotSent': main('/message-not-sent'),
  'pages.notFound': main('/404'),
  notFound: main('/404'),
};

/** The place where visitors see an entry; an entry of all pages is shown on the home page. */
export function placeFor(
  { path, collection }: EntryFile,
  { files }: Pick<ContentFiles, 'files'>,
): Place {
  const name = collectionName(collection);
  const section = sectionOf(name);
  const selector = selectorOf(collection) ?? (section ? `#${section}` : 'body');
  if (name === 'contact' || name === 'pages.contact') return main(pagesOf(files).contactPage);
  // An unsaved page has no address: for a case study its project is shown, for other pages the home page.
  const address = addressOfPage({ path, collection }, files);
  return address ? main(address) : (PLACES[name] ?? home(selector));
}

/** The address of a page or of the list of a kind, if it is online today; undefined for all other entries. */
function addressOfPage(
  { path, collection }: EntryFile,
  files: ContentFiles['files'],
): string | undefined {
  const kind = kindWith(collection);
  const id = kind?.head === collection ? kind.name : withoutExtension(path);
  return kind && pagesOf(files).addresses.get(id);
}

/** Whether visitors see an entry today. They see no new entry, and no page that goes online on a later day. */
export function isOnPage(entry: EntryFile, { files }: Pick<ContentFiles, 'files'>): boolean {
  if (kindWith(entry.collection)) return addressOfPage(entry, files) !== undefined;
  return entry.collection.type === 'singleton' || files.has(entry.path);
}

/** The selector that a section has for one of its collections. */
function selectorOf(collection: Collection): string | undefined {
  const { collections = {}, selectors = {} } = sectionWith(collection) ?? {};
  return Object.entries(selectors).find(([name]) => collections[name] === collection)?.[1];
}

/** The address of an entry's place, with the anchor of its section if it has one. */
export const addressFor = ({ page, section }: Place) =>
  section.startsWith('#') ? page + section : page;
