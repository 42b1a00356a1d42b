import path from 'node:path';
import { plainAddress, withQuery } from '../../../words/address.ts';
import { readerOfFiles } from './changing-file.ts';

/** The rules of a `_redirects` file (`/old /new 301`), by the old path as written and in lower case. */
const rulesIn = readerOfFiles((text) => {
  const rules = text.split('\n').flatMap((line): [from: string, to: string][] => {
    const [from = '', to = '', status] = line.trim().split(/\s+/);
    return status === '301' ? [[plainAddress(from), to]] : [];
  });
  const inLowerCase = rules.map(([from, to]): [string, string] => [from.toLowerCase(), to]);
  return new Map([...inLowerCase, ...rules]);
});

/**
 * The new address of an old path, by the `_redirects` file of the built site.
 *
 * @param wanted the decoded path of the request
 * @param query the query of the request with its question mark; empty without a query
 * @returns undefined for a path without a rule
 */
export function redirectFrom(folder: string, wanted: string, query: string): string | undefined {
  const rules = rulesIn(path.join(folder, '_redirects'));
  const address = wanted.normalize('NFC');
  const target = rules?.get(address) ?? rules?.get(address.toLowerCase());
  return target === undefined ? undefined : withQuery(target, query.slice(1));
}
