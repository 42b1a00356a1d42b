import { isPortableName } from './check/portable-names.ts';

/**
 * A file name from any words: `Tally & Co` becomes `tally-and-co`. Letters of other scripts stay; it has 60 characters at
 * most, because a file system counts their bytes. `Con`, which Windows keeps for a device, becomes `con-1`.
 */
export function slugOf(words: string): string {
  const text = words
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = /[^-](?:.{0,58}[^-])?/u.exec(text)?.[0] ?? 'untitled';
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
