import type { z } from 'zod';
import type { List, Singleton } from '../collection-types.ts';

/** The collections of a section by their names in its content, such as `section` and `items`. */
type SectionCollections = Readonly<Record<string, Singleton | List>>;

/** The id of an entry of a list: the name of its file, the same in every language. */
type EntryId = { id: string };

/** The content of a section as its pages get it. */
export type SectionContent<Collections extends SectionCollections> = {
  [Name in keyof Collections]: Collections[Name] extends List<infer Schema>
    ? (z.infer<Schema> & EntryId)[]
    : z.infer<Collections[Name]['schema']>;
};

/** Facts about a section's files that are known before the files are checked. */
export type SectionFiles = {
  /** How many entries the list of a name has. */
  countOf(list: string): number;
  /** How many pages of a kind are online, such as `news`. */
  countOfPages(kind: string): number;
  /** A field of the section's head, `undefined` where it has none. */
  headField(name: string): unknown;
};

/** Services with the title above them. */
export type Offers = {
  title: string;
  items: readonly { title: string; description: string }[];
};

/** Somebody who works for the agency. */
export type Person = { name: string; role: string };

/** The texts of the picture that is shown where a home page is shared. */
export type CardTexts = { heading: string; note: string };

/** A section of pages: its content, and the facts that the rest of the product needs. */
export type SectionDefinition<Collections extends SectionCollections = SectionCollections> = {
  /**
   * The place among the sections of a home page whose file lists no sections, in ascending order. A section without a
   * place is shown only on pages that list it.
   */
  homePlace?: number;
  /** Whether the section opens a home page: it is the first one there and has no anchor. */
  opensPage?: boolean;
  /** Whether the section closes a page with a band of its own; case studies end with it. */
  closesPage?: boolean;
  /** The collections; the first one holds the section's own words, without which a translated page leaves it out. */
  collections: Collections;
  /** Whether the section has something to show. Left out: whether one of its lists has an entry. */
  isShown?(files: SectionFiles): boolean;
  /** The anchors that the entries of a list have on a page, for links to them. @param id the name of the entry's file */
  entryAnchors?: Partial<Record<keyof Collections & string, (id: string) => string>>;
  /** The collections whose entries other pages show too. Their drafts count even where no page shows the section. */
  usedElsewhere?: readonly (keyof Collections & string)[];
  /** The lists whose entries are named after people or clients. An agency must not keep names of the sample content. */
  properNames?: readonly (keyof Collections & string)[];
  /** The fields of a collection that no start can suggest, since only the agency knows them. */
  knownToAgency?: Partial<Record<keyof Collections & string, readonly string[]>>;
  /** The services that search engines and language models are told about. */
  offers?(content: SectionContent<Collections>): Offers;
  /** The people of the agency, whom search engines are told about. */
  people?(content: SectionContent<Collections>): readonly Person[];
  /** The card of a home page that the section opens. */
  card?(content: SectionContent<Collections>): CardTexts;
  /** The texts that the section shows in addition to its content. @param today the day on drawn screens */
  drawnTexts?(content: SectionContent<Collections>, today: string): readonly string[];
  /** The selectors of the elements that show a collection, for the preview. Left out: the anchor of the section. */
  selectors?: Partial<Record<keyof Collections & string, string>>;
  /** The texts that are set in the typeface of headings. Left out: the title of the section. */
  displayTexts?(content: SectionContent<Collections>): unknown;
};

/**
 * Declares a section, in `section.ts` of its folder. The file imports schemas and no React, so that the check, the admin
 * and the commands can read it too. It adds its content to the type `Content`:
 *
 * ```ts
 * declare module 'agency-website/section' {
 *   interface Sections { team: typeof section }
 * }
 * ```
 */
export const defineSection = <const Collections extends SectionCollections>(
  definition: SectionDefinition<Collections>,
): SectionDefinition<Collections> => definition;

/** Every section by the name of its content: `getInTouch` for the folder `get-in-touch`. Each `section.ts` adds itself. */
// biome-ignore lint/suspicious/noEmptyInterface: the sections are declared where they are.
export interface Sections {}

/** The content of a section whose type is not known here. @param key the name of the content, such as `getInTouch` */
export const contentOf = (content: object, key: string) =>
  (content as Record<string, SectionContent<SectionCollections>>)[key] ?? {};
