import { collectionOf } from './check/locate.ts';
import { DRAFT_MARK } from './check/placeholders.ts';
import { pagesOf } from './pages.ts';
import type { ContentFiles } from './read-content.ts';
import { isObject } from './schema-traversal.ts';
import { sectionWith } from './sections/sections.ts';

/** A draft and its place: a line of its file, or a field that the file may leave out. */
export type Unfinished = { file: string; line?: number; field?: string; text: string };

/** Whether a file has texts of a section that no page shows, and that no other page uses. */
export function isHidden(path: string, shown: readonly string[]): boolean {
  const collection = collectionOf(path);
  const section = collection && sectionWith(collection);
  if (!section || shown.includes(section.name)) return false;
  const { collections, usedElsewhere = [] } = section;
  return !usedElsewhere.some((name) => collections[name] === collection);
}

/** Every draft that a page shows, in the order of files and lines. */
export function draftsIn({ files }: ContentFiles): Unfinished[] {
  const { usedSections } = pagesOf(files);
  return [...files]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, source]) => {
      if (path.endsWith('README.md') || isHidden(path, usedSections)) return [];
      return source.split('\n').flatMap((line, index) => {
        const [, text] = line.split(DRAFT_MARK);
        return text === undefined
          ? []
          : [{ file: `content/${path}`, line: index + 1, text: text.trim() }];
      });
    });
}

/** The sign of a draft at the beginning of a text or of a title. */
const LEADING_MARK = new RegExp(`^(\\s*(?:#+ )?)${DRAFT_MARK} ?`);

/** Whether a text is a draft. */
export const isDraftText = (text: unknown): text is string =>
  typeof text === 'string' && LEADING_MARK.test(text);

/** A text without the sign of a draft. */
export const unmarked = (text: string): string => text.replace(LEADING_MARK, '$1');

/** The end of a text: of a block of HTML, or of the whole. */
const END = String.raw`\s*(?:</(?:p|h\d|li|blockquote|t[hd])>|$)`;

/** The sign of a draft, and the text of content or of a block that follows it, with the links in it. */
const MARKED = new RegExp(String.raw`(^|>)${DRAFT_MARK} ?(?!${END})([\s\S]*?)(?=${END})`, 'g');

/** Fields that pages show in large type, in which the dot of a draft would stand out. */
const LARGE = new Set(['brand', 'mainHeading', 'message']);

/** A text with the dot of a draft at its end; a full stop of Chinese or Japanese has its own space. */
const withDot = (text: string) => `${text}${/[。！？]$/.test(text) ? '' : '\u00a0'}·`;

/** Content as pages show it: a dot at the end of a draft replaces the sign before it; the largest texts have no dot. */
export function withQuietMarks<Value>(value: Value): Value;
export function withQuietMarks(value: unknown): unknown {
  if (typeof value === 'string') {
    if (!value.includes(DRAFT_MARK)) return value;
    return value.replaceAll(MARKED, (_, before: string, text: string) => before + withDot(text));
  }
  if (Array.isArray(value)) return value.map(withQuietMarks);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      LARGE.has(name) && typeof each === 'string'
        ? each.replace(MARKED, '$1$2')
        : withQuietMarks(each),
    ]),
  );
}
