import path from 'node:path';
import { decodedPath, withQuery } from '../../../words/address.ts';
import { readerOfFiles } from './changing-file.ts';

/** The rules of a `_redirects` file, lines such as `/old /new 301`, by the old path. */
const rulesIn = readerOfFiles(
  (text) =>
    new Map(
      text.split('\n').flatMap((line) => {
        const [from = '', to = '', status] = line.trim().split(/\s+/);
        return status === '301' ? [[decodedPath(from) ?? from, to] as const] : [];
      }),
    ),
);

/**
 * Where an old address leads now, as the `_redirects` file of the built site says.
 *
 * @param wanted the path that was asked for, decoded
 * @param query the query of the request with its question mark; empty without a query
 * @returns undefined for an address that is none of them
 */
export function redirectFrom(folder: string, wanted: string, query: string): string | undefined {
  const target = rulesIn(path.join(folder, '_redirects'))?.get(wanted.normalize('NFC'));
  return target === undefined ? undefined : withQuery(target, query.slice(1));
}
