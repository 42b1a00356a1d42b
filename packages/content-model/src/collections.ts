import type { z } from 'zod';
import { type Documents, type List, type Singleton, singleton } from './collection-types.ts';
import type { DocumentPages, ListHeads } from './page-kinds/define-page.ts';
import { pageKinds } from './page-kinds/page-kinds.ts';
import { contactSchema } from './schemas/contact.ts';
import { footerSchema } from './schemas/footer.ts';
import { labelsSchema } from './schemas/labels.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { notFoundSchema } from './schemas/not-found.ts';
import {
  contactHeadSchema,
  type HomeHead,
  homeHeadSchema,
  pageHeadSchema,
} from './schemas/page-head.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { siteSchema } from './schemas/site.ts';
import { DEFAULT_THEME, themeSchema } from './schemas/theme.ts';
import type { SectionContent, Sections } from './sections/define-section.ts';
import { sections } from './sections/sections.ts';

export type Collection = Singleton | List | Documents;

/** The collections that belong to no section and no kind of pages. */
export const COLLECTIONS = {
  site: singleton('site/site', siteSchema),
  theme: singleton('theme', themeSchema, DEFAULT_THEME),
  redirects: singleton('redirects', redirectsSchema, { redirects: [] }),
  labels: singleton('labels/labels', labelsSchema),
  navigation: singleton('navigation/navigation', navigationSchema),
  pages: {
    home: singleton('pages/home', homeHeadSchema),
    contact: singleton('pages/contact', contactHeadSchema),
    messageSent: singleton('pages/message-sent', pageHeadSchema),
    messageNotSent: singleton('pages/message-not-sent', pageHeadSchema),
    notFound: singleton('pages/not-found', pageHeadSchema),
  },
  contact: singleton('contact/contact', contactSchema),
  footer: singleton('footer/footer', footerSchema),
  notFound: singleton('not-found/not-found', notFoundSchema),
};

type ContentOf<Tree> =
  Tree extends Singleton<infer Schema>
    ? Schema extends typeof homeHeadSchema
      ? HomeHead
      : z.infer<Schema>
    : { [Name in keyof Tree]: ContentOf<Tree[Name]> };

/**
 * Everything that the pages show. Lists are in the order that their folder gives them, picture paths are
 * relative to `content/`, `social:` addresses and the variables of the site are resolved.
 */
export type Content = ContentOf<typeof COLLECTIONS> & {
  [Name in keyof Sections]: SectionContent<Sections[Name]['collections']>;
} & {
  /** The pages in Markdown by their kind, such as `legal`. */
  documents: DocumentPages;
  /** The heads of the lists of pages, by their kind, such as `news`. */
  listHeads: ListHeads;
};

type Tree = { [name: string]: Collection | Tree };

const names = [...Object.keys(COLLECTIONS), 'documents', 'listHeads'];
const taken = sections.find(({ key }) => names.includes(key));
if (taken) {
  throw new Error(`${taken.folder}: the content has another "${taken.key}". Rename the folder.`);
}

const { contact, footer, notFound, ...first } = COLLECTIONS;

/** All collections, in the form in which pages get their entries, and in the order in which issues are reported. */
const allCollections: Tree = {
  ...first,
  ...Object.fromEntries(sections.map(({ key, collections }) => [key, collections])),
  contact,
  footer,
  notFound,
  listHeads: Object.fromEntries(
    pageKinds.flatMap(({ key, head }) => (head ? [[key, head] as const] : [])),
  ),
  documents: Object.fromEntries(pageKinds.map(({ key, documents }) => [key, documents])),
};

const isCollection = (node: Collection | Tree): node is Collection =>
  typeof node['type'] === 'string';

/** The content with the result of `read` in place of each collection. */
export function mapCollections(read: (collection: Collection, name: string) => unknown): Content {
  const map = (tree: Tree, prefix: string): unknown =>
    Object.fromEntries(
      Object.entries(tree).map(([key, node]) => [
        key,
        isCollection(node) ? read(node, prefix + key) : map(node, `${prefix}${key}.`),
      ]),
    );
  return map(allCollections, '') as Content;
}

/** Every collection by its name, such as `team.members`. */
export const collections = new Map<string, Collection>();
mapCollections((collection, name) => collections.set(name, collection));

const namesOfCollections = new Map(
  [...collections].map(([name, collection]) => [collection, name]),
);

/** The name of a collection. */
export const collectionName = (collection: Collection): string =>
  namesOfCollections.get(collection) ?? '';

const all = [...collections.values()];
export const singletons = all.filter((collection) => collection.type === 'singleton');
export const lists = all.filter((collection) => collection.type === 'list');
export const documentFolders = all.filter((collection) => collection.type === 'documents');
