import { posix } from 'node:path';

/** A file of the content: its path from `content/`, and its text. */
export type TextFile = readonly [path: string, text: string];

/** A character of a path that stands in a text without quotes: no space, quote or bracket. */
const IN_PATH = /[^\s"'()<>[\]{},]/u;

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

/** Whether a text in a folder names the picture at a path. */
function names(text: string, folder: string, place: string): boolean {
  const name = posix.basename(place);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (/^[\w-]/.test(text.slice(end, end + 1))) continue;
    // A space in a path looks like a space between words. So the whole path is sought as well, not only the file's name.
    const written = [name, posix.relative(folder, place)].filter((each) =>
      text.endsWith(each, end),
    );
    const starts = written.map((each) => startOfPath(text, end - each.length));
    if (starts.some((start) => posix.join(folder, text.slice(start, end)) === place)) return true;
  }
  return false;
}

/** The position in a text from which all characters up to `end` are characters of a path. */
function startOfPath(text: string, end: number): number {
  let start = end;
  while (start > 0 && IN_PATH.test(text.charAt(start - 1))) start -= 1;
  return start;
}
