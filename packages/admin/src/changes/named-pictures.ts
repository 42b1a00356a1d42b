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
  const name = posix.basename(picture);
  const normalized = text.normalize('NFC');
  // Few files name a picture. Without this search, the expression takes half the time of a page of changes.
  if (!normalized.includes(name)) return false;
  const folder = posix.dirname(path).normalize('NFC');
  const whole = RegExp.escape(posix.relative(folder, picture));
  const paths = new RegExp(`(?:${whole}|${IN_PATH}*${RegExp.escape(name)})(?![\\w-])`, 'gu');
  return [...normalized.matchAll(paths)].some(([found]) => posix.join(folder, found) === picture);
}
