// What the development site and the editor beside it say to each other.

/** What the editor sends to the page that it shows. */
export type ToPage =
  /** The first message; `sections` are selectors, and the page answers with the ones around what is clicked. */
  | { type: 'hello'; sections: readonly string[]; followsLinks: boolean }
  | { type: 'follow-links'; followsLinks: boolean }
  | { type: 'reload' }
  /** Scrolls back to where the page was. */
  | { type: 'scroll'; top: number }
  /** Scrolls to a section, and in it to an element with one of these texts. */
  | { type: 'show'; section: string; texts: readonly string[] }
  /** Scrolls to an element with one of these texts, in a section if it has one; nowhere if there is none. */
  | { type: 'find'; section: string; texts: readonly string[] }
  /** What is being typed in a field, which shows `from` so far. */
  | { type: 'typed'; section: string; field: string; from: string; to: string };

/** What a page sends to the editor. */
export type FromPage =
  /** The page is there, and waits for a `hello`. */
  | { type: 'ready'; path: string }
  | { type: 'scrolled'; top: number }
  /** The content has changed since the page was made. */
  | { type: 'outdated' }
  /** The answer to `show`: whether the page has the section. */
  | { type: 'shown'; hasSection: boolean }
  | { type: 'picked'; pick: Pick };

/** What was clicked. */
export type Pick = {
  /** The texts of the element and of what is around it, the nearest first. */
  texts: readonly string[];
  /** The address of a picture's file. */
  picture?: string;
  /** The selectors of the sections around it. */
  sections: readonly string[];
};

/** The letters and digits of a text, to compare what a page shows with what was written. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');
