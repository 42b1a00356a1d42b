import { posix } from 'node:path';

/** A file of the content: its path from `content/`, and its text. */
export type TextFile = readonly [path: string, text: string];

/** A character of a path that stands in a text without quotes: no space, quote or bracket. */
const IN_PATH = String.raw`[^\s"'()<>[\]{},]`;

/**
 * Whether one of the files names a picture by a path from its own folder, as an entry or as the text of a page does.
 * It also reads files that cannot be parsed.
 */
export const isNamedIn = (files: Iterable<TextFile>, picture: string): boolean =>
  [...files].some((file) => names(file, picture.normalize('NFC')));

function names([path, text]: TextFile, picture: string): boolean {
  const folder = posix.dirname(path).normalize('NFC');
  const [whole, name] = [posix.relative(folder, picture), posix.basename(picture)].map(
    RegExp.escape,
  );
  const paths = new RegExp(`(?:${whole}|${IN_PATH}*${name})(?![\\w-])`, 'gu');
  return [...text.normalize('NFC').matchAll(paths)].some(
    ([found]) => posix.join(folder, found) === picture,
  );
}
