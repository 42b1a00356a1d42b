/** A path without escapes and in normal form; undefined for wrong escapes. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return undefined;
  }
}

/** An address or a part of one as pages are named and compared, however somebody typed or copied it. */
export const plainAddress = (typed: string): string => decodedPath(typed) ?? typed.normalize('NFC');

/** Whether an address may get the query of a visitor: not an address for mail or a telephone. */
export const takesQuery = (address: string): boolean => /^(?:\/|https?:)/i.test(address);

/**
 * An address with the query of a visitor in it, before its anchor and behind a query of its own.
 *
 * @param query without its question mark, or the name that a web server has for it
 * @param mark stands before the query where the address has none
 */
export function withQuery(address: string, query: string, mark = '?'): string {
  if (query === '' || !takesQuery(address)) {
    return address;
  }
  const [, plain = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${plain}${plain.includes('?') ? '&' : mark}${query}${anchor}`;
}
