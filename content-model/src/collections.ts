import type { z } from 'zod';
import { contactSchema } from './schemas/contact.ts';
import { footerSchema } from './schemas/footer.ts';
import { getInTouchSchema } from './schemas/get-in-touch.ts';
import { heroSchema } from './schemas/hero.ts';
import { labelsSchema } from './schemas/labels.ts';
import { type LegalPage, legalFrontMatterSchema } from './schemas/legal.ts';
import { logoSchema } from './schemas/logo.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { notFoundSchema } from './schemas/not-found.ts';
import {
  contactHeadSchema,
  type HomeHead,
  homeHeadSchema,
  pageHeadSchema,
} from './schemas/page-head.ts';
import {
  type ProcessFeature,
  processFeatureSchema,
  processSectionSchema,
  processStepSchema,
} from './schemas/process.ts';
import {
  type CaseStudy,
  caseStudyFrontMatterSchema,
  projectSchema,
  projectsSectionSchema,
} from './schemas/projects.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { serviceSchema, servicesSectionSchema } from './schemas/services.ts';
import { siteSchema } from './schemas/site.ts';
import { teamMemberSchema, teamSectionSchema } from './schemas/team.ts';
import { quoteSchema, reviewSchema, testimonialsSectionSchema } from './schemas/testimonials.ts';
import { DEFAULT_THEME, themeSchema } from './schemas/theme.ts';

/** A single entry in the file `path` below `content/`. The file may be missing if the product has words for it. */
const singleton = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  whenMissing?: z.infer<Schema>,
) => ({
  type: 'singleton' as const,
  path,
  schema,
  whenMissing,
});

/** Entries in files of their own, in `folder` below `content/`. */
const list = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  rules: {
    atMost?: number;
    /** The field that names an entry: no two entries may have the same value in it. */
    unique: string;
  },
) => ({
  type: 'list' as const,
  folder,
  schema,
  atMost: Number.POSITIVE_INFINITY,
  ...rules,
});

/** Pages of the site, each a Markdown file with front matter in `folder` below `content/`. */
const documents = <Schema extends z.ZodType>(folder: string, schema: Schema) => ({
  type: 'documents' as const,
  folder,
  schema,
});

/** Every collection of the content, in the form in which pages get it. */
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
  hero: singleton('hero/hero', heroSchema),
  logos: list('logos', logoSchema, {
    // The most elements of a loop: each takes 3 s, and a loop should not be much longer than a minute.
    atMost: 24,
    unique: 'alt',
  }),
  services: {
    section: singleton('services/section', servicesSectionSchema),
    items: list('services', serviceSchema, { unique: 'title' }),
  },
  process: {
    section: singleton('process/section', processSectionSchema),
    steps: list('process/steps', processStepSchema, {
      unique: 'title',
    }),
    features: list('process/features', processFeatureSchema, { unique: 'title' }),
  },
  projects: {
    section: singleton('projects/section', projectsSectionSchema),
    items: list('projects', projectSchema, { unique: 'title' }),
    studies: documents('projects', caseStudyFrontMatterSchema),
  },
  team: {
    section: singleton('team/section', teamSectionSchema),
    members: list('team', teamMemberSchema, { unique: 'name' }),
  },
  testimonials: {
    section: singleton('testimonials/section', testimonialsSectionSchema),
    quotes: list('testimonials/quotes', quoteSchema, {
      unique: 'name',
    }),
    reviews: list('testimonials/reviews', reviewSchema, {
      unique: 'name',
    }),
  },
  getInTouch: singleton('get-in-touch/section', getInTouchSchema),
  contact: singleton('contact/contact', contactSchema),
  footer: singleton('footer/footer', footerSchema),
  notFound: singleton('not-found/not-found', notFoundSchema),
  legal: documents('legal', legalFrontMatterSchema),
};

type ContentOf<Tree> = Tree extends { type: 'documents'; schema: infer Schema }
  ? (Schema extends typeof legalFrontMatterSchema ? LegalPage : CaseStudy)[]
  : Tree extends { type: 'list'; schema: infer Schema extends z.ZodType }
    ? Schema extends typeof processFeatureSchema
      ? ProcessFeature[]
      : z.infer<Schema>[]
    : Tree extends { type: 'singleton'; schema: infer Schema extends z.ZodType }
      ? Schema extends typeof homeHeadSchema
        ? HomeHead
        : z.infer<Schema>
      : { [Name in keyof Tree]: ContentOf<Tree[Name]> };

/**
 * Everything that the pages show. Lists are in the order that their folder gives them, picture paths are
 * relative to `content/`, `social:` addresses and the variables of the site are resolved.
 */
export type Content = ContentOf<typeof COLLECTIONS>;

export type Singleton = ReturnType<typeof singleton>;
export type List = ReturnType<typeof list>;
export type Documents = ReturnType<typeof documents>;
export type Collection = Singleton | List | Documents;

type Tree = { [name: string]: Collection | Tree };

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
  return map(COLLECTIONS, '') as Content;
}

/** Every collection by its name, such as `team.members`. */
export const collections = new Map<string, Collection>();
mapCollections((collection, name) => collections.set(name, collection));

/** The name of a collection. */
export const collectionName = (collection: Collection): string =>
  [...collections].find(([, each]) => each === collection)?.[0] ?? '';

const all = [...collections.values()];
export const singletons = all.filter((collection) => collection.type === 'singleton');
export const lists = all.filter((collection) => collection.type === 'list');
export const documentFolders = all.filter((collection) => collection.type === 'documents');
