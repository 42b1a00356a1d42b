import type { LinkTargets } from './links.ts';
import type { Pictures } from './pictures.ts';

/** The context in which texts are checked; paths are from `content/`. */
export type TextContext = LinkTargets &
  Pictures & {
    /** The ids of the entries of the list in a folder; undefined where references are not checked. */
    entriesIn?: ((folder: string) => readonly string[]) | undefined;
    /** The values of the variables that every text may use. */
    variables: Readonly<Record<string, string>>;
  };

/** The context in which the text of a page is checked. */
export type MarkdownContext = TextContext & {
  /** The values of the variables that the text may use; a value from `site/site.yaml` may be empty. */
  facts: Readonly<Record<string, string>>;
};
