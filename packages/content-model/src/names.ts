import { startOf } from '../../words/graphemes.ts';
import { isPortableName } from './check/portable-names.ts';

/** The most characters of a file name, because a file system counts their bytes. */
const LONGEST = 60;

/** Letters that are not split: NFKD would make of them a sequence that nobody can type. */
const KEPT = /([\u0E33\u0EB3])/;

/** A text in which letters of other widths and forms are plain letters, and marks are apart from their letters. */
const inParts = (words: string) =>
  words
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : part.normalize('NFKD')))
    .join('');

/**
 * A file name from any words: `Tally & Co` becomes `tally-and-co`. Letters of other scripts stay. `Con`, which Windows
 * keeps for a device, becomes `con-1`.
 */
export function slugOf(words: string): string {
  const text = inParts(words)
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  const name = startOf(text, LONGEST).replace(/-$/, '') || 'untitled';
  return isPortableName(name) ? name : `${name}-1`;
}

/** A path as a part of an address: a `#`, `?` or `%` in a name is escaped as well. */
export const pathInAddress = (path: string): string =>
  path.toWellFormed().split('/').map(encodeURIComponent).join('/');

/** The first free name of `c`, `c-2`, `c-3`, … @param hyphen separates the name from its number */
export function freeName(
  name: string,
  isTaken: (candidate: string) => boolean,
  hyphen = '-',
): string {
  let candidate = name;
  for (let count = 2; isTaken(candidate); count += 1) candidate = `${name}${hyphen}${count}`;
  return candidate;
}
