import { defaultMarkdownParser } from 'prosemirror-markdown';
import { markdownOfText } from './markdown.ts';

/** Whether a cell in Markdown has only words: no link, no bold letters. */
export function isPlainCell(markdown: string): boolean {
  return wordsOf(markdown) !== undefined;
}

/** The words of a cell without their escapes; undefined where it has more than words. */
function wordsOf(markdown: string): string | undefined {
  const [inline] = defaultMarkdownParser.tokenizer.parseInline(markdown, {});
  const parts = inline?.children ?? [];
  return parts.every(({ type }) => type === 'text')
    ? parts.map(({ content }) => content).join('')
    : undefined;
}

/** A cell as its field shows it: its words, or its Markdown where it has more than words. */
export const shownCell = (markdown: string): string => wordsOf(markdown) ?? markdown;

/** Writes the text of a cell as Markdown that the site shows as typed. */
export const cellOf = (typed: string): string =>
  typed.trim() === '' ? '' : markdownOfText(typed.trim());
