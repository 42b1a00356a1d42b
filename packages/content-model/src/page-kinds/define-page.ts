import type { z } from 'zod';

/** The fields that the front matter of pages of every kind has, and the names of sections, where a page chooses them. */
export type FrontMatter = {
  title: string;
  description: string;
  slug?: string | undefined;
  sections?: string[] | undefined;
};

export type FrontMatterSchema = z.ZodObject & z.ZodType<FrontMatter>;

/** The fields of the head of a page that lists others: `address` is the first part of the addresses of them all. */
type ListHead = { title: string; description: string; heading: string; address: string };

export type ListHeadSchema = z.ZodObject & z.ZodType<ListHead>;

/** A part of the text of a page, from top to bottom: pictures stand between texts. */
export type PageBlock =
  | { heading: { id: string; title: string; html: string } }
  | { html: string }
  | { picture: string; alt: string; caption: string };

/** A page in Markdown, ready to be shown: links checked, variables filled in. */
export type DocumentPage<Fields = FrontMatter> = Omit<Fields, 'slug' | 'sections'> & {
  /** The file from `content/`, without its ending. */
  id: string;
  /** The address, such as `/privacy-policy`. */
  path: string;
  /** The position of the entry that the page is about, counted from 0; absent for pages about none. */
  entry?: number;
  blocks: PageBlock[];
  /** The sections below the text that have something to show. */
  sections: string[];
  /** The text in Markdown with its variables filled in, for readers of Markdown. */
  markdown: string;
};

/** A kind of pages, each a Markdown file with front matter. */
export type PageDefinition<
  Schema extends FrontMatterSchema = FrontMatterSchema,
  Head extends ListHeadSchema = ListHeadSchema,
> = {
  /**
   * The folder below `content/`, which is also the first part of the addresses. Where the entries of a section are in the
   * same folder, each page is about the entry whose file has the same name.
   */
  folder: string;
  /**
   * The place of the button that adds a page among the buttons at the top of the admin's first view. Left out: the button
   * stands only below the list of the pages.
   */
  addPlace?: number;
  /** The fields of the front matter: `title`, `description`, `slug`, and the kind's own. */
  schema: Schema;
  /** The fields of the head of the page that lists these pages. Left out: no page lists them. */
  list?: Head;
  /** Whether the addresses have no folder: `/imprint` for `legal/imprint.md`. */
  isTopLevel?: boolean;
  /** Whether the text may show pictures. */
  hasPictures?: boolean;
  /** Whether a page may have no text, because it shows sections. Left out: none may. */
  canBeEmpty?(fields: z.infer<Schema>): boolean;
  /** Whether the sections that close a page stand below the text; a translated page needs their words. */
  hasClosingSections?: boolean;
  /** Whether a page is online on a day. Left out: always. @param today as `YYYY-MM-DD` */
  isOnline?(fields: z.infer<Schema>, today: string): boolean;
  /** The first day after `today` on which `isOnline` gives another answer; undefined if there is none. */
  changesOn?(fields: z.infer<Schema>, today: string): string | undefined;
  /** The address of a feed of the pages, below the address of the list. Links may lead to it. */
  feed?: string;
  /**
   * The addresses of further lists that show a page, such as the list of a topic, below the address of the list of all
   * pages. Links may lead to them; `routes.ts` makes them. In each language they are in the same order.
   */
  alsoListedAt?(fields: z.infer<Schema>): readonly string[];
  /** The first part of the addresses of these lists. A link to such a list is left out once the list has no page. */
  listFolder?: string;
  /** The names of these lists, in the same order. Left out: the admin offers them by their addresses. */
  namesOfLists?(fields: z.infer<Schema>): readonly string[];
  /** The order of the pages. Left out: by their addresses. */
  compare?(one: z.infer<Schema>, other: z.infer<Schema>): number;
  /** The variables that only the texts of this kind have, and the Markdown that they stand for. */
  variables?(
    fields: z.infer<Schema>,
    facts: Readonly<Record<string, string>>,
  ): Record<string, string>;
  /** The fields that an owner rarely changes: forms show them last, and they may stay in the words of a start. */
  rareFields?: readonly (keyof z.infer<Schema> & string)[];
  /** Whether only the agency can know the text of a page, so that it must replace every suggestion of a start. */
  isKnownToAgency?: boolean;
  /** The fields that are a paragraph of Markdown, so that their links are checked. */
  markdownFields?: readonly (keyof z.infer<Schema> & string)[];
};

/**
 * Declares a kind of pages, in `page.ts` of its folder. The file imports schemas and no React, so that the check, the
 * admin and the commands can read it too. It adds its pages to the type `Content`:
 *
 * ```ts
 * declare module 'agency-website/page' {
 *   interface PageKinds { legal: typeof page }
 * }
 * ```
 */
export const definePage = <
  const Schema extends FrontMatterSchema,
  const Head extends ListHeadSchema = never,
>(
  definition: PageDefinition<Schema, Head>,
): PageDefinition<Schema, Head> => definition;

/** Every kind of pages by the name of its content: `caseStudies` for the folder `case-studies`. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds are declared where they are.
export interface PageKinds {}

/** The pages of every kind, by its name. */
export type DocumentPages = {
  [Kind in keyof PageKinds]: PageKinds[Kind] extends PageDefinition<infer Schema, infer _>
    ? DocumentPage<z.infer<Schema>>[]
    : never;
};

/** The heads of the pages that list others, by the name of the kind. */
export type ListHeads = {
  [Kind in keyof PageKinds as PageKinds[Kind] extends PageDefinition<infer _, infer Head>
    ? [Head] extends [never]
      ? never
      : Kind
    : never]: PageKinds[Kind] extends PageDefinition<infer _, infer Head> ? z.infer<Head> : never;
};
