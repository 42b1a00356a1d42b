import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { EntryFile } from '../entries/entries.ts';

/** What the owner has just done on the overview. */
export type LastStep = {
  /** The entry that got another position, or is back. */
  moved?: EntryFile | undefined;
  restored?: EntryFile | undefined;
};

/** The content, and what is needed to show it as a list. */
export type View = {
  content: ContentFiles;
  entries: readonly EntryFile[];
  step: LastStep;
};
