import path from 'node:path';
import { plainAddress, withQuery } from '../../../words/address.ts';
import { readerOfFiles } from './changing-file.ts';

/** The rules of a `_redirects` file, lines such as `/old /new 301`, by the old path and by that in lower case. */
const rulesIn = readerOfFiles((text) => {
  const rules = text.split('\n').flatMap((line): [from: string, to: string][] => {
    const [from = '', to = '', status] = line.trim().split(/\s+/);
    return status === '301' ? [[plainAddress(from), to]] : [];
  });
  const inLowerCase = rules.map(([from, to]): [string, string] => [from.toLowerCase(), to]);
  return new Map([...inLowerCase, ...rules]);
});

/**
 * Where an old address leads now, as the `_redirects` file of the built site says.
 *
 * @param wanted the path that was asked for, decoded
 * @param query the query of the request with its question mark; empty without a query
 * @returns undefined for an address that is none of them
 */
export function redirectFrom(folder: string, wanted: string, query: string): string | undefined {
  const rules = rulesIn(path.join(folder, '_redirects'));
  const address = wanted.normalize('NFC');
  const target = rules?.get(address) ?? rules?.get(address.toLowerCase());
  return target === undefined ? undefined : withQuery(target, query.slice(1));
}
