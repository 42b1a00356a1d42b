import { posix } from 'node:path';

/** A file of the content: its path from `content/`, and its text. */
export type TextFile = readonly [path: string, text: string];

/** A character of a path that stands in a text without quotes: no space, quote or bracket. */
const IN_PATH = String.raw`[^\s"'()<>[\]{},]`;

/**
 * The pictures that files name by a path from their own folder, as an entry or as the text of a page does.
 * It also reads files that cannot be parsed.
 */
export function namedIn(files: Iterable<TextFile>, pictures: Iterable<string>): Set<string> {
  const sought = new Map([...pictures].map((each) => [each, each.normalize('NFC')]));
  const found = new Set<string>();
  for (const [path, text] of files) {
    const folder = posix.dirname(path).normalize('NFC');
    const normalized = text.normalize('NFC');
    for (const [picture, place] of sought) {
      if (names(normalized, folder, place)) found.add(picture);
    }
  }
  return found;
}

/** Whether a text in a folder names the picture at a place. */
function names(text: string, folder: string, place: string): boolean {
  const name = posix.basename(place);
  // Few files name a picture. Without this search, the expression takes half the time of a page of changes.
  if (!text.includes(name)) return false;
  const whole = RegExp.escape(posix.relative(folder, place));
  const paths = new RegExp(
    `(?:${whole}|(?<!${IN_PATH})${IN_PATH}*${RegExp.escape(name)})(?![\\w-])`,
    'gu',
  );
  return [...text.matchAll(paths)].some(([path]) => posix.join(folder, path) === place);
}
