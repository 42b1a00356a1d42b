import type { ContentFiles } from './read-content.ts';

/** Begins a text of a blank start that waits to be written. */
export const DRAFT_MARK = '···';

/** A text that waits to be written, and where. */
export type Draft = { file: string; line: number; text: string };

/** Every text that still begins with the mark of a blank start, in the order of files and lines. */
export const draftsIn = ({ files }: ContentFiles): Draft[] =>
  [...files]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, source]) => {
      if (path.endsWith('README.md')) return [];
      return source.split('\n').flatMap((line, index) => {
        const [, text] = line.split(DRAFT_MARK);
        return text === undefined
          ? []
          : [{ file: `content/${path}`, line: index + 1, text: text.trim() }];
      });
    });

/** One line for each draft. */
export const draftLines = (drafts: readonly Draft[]): string =>
  drafts.map(({ file, line, text }) => `  ${file}, line ${line}: ${text}`).join('\n');
