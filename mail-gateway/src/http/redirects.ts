import path from 'node:path';
import { readerOfFiles } from './changing-file.ts';

/** The rules of a `_redirects` file, lines such as `/old /new 301`, by the old path. */
const rulesIn = readerOfFiles(
  (text) =>
    new Map(
      text.split('\n').flatMap((line) => {
        const [from = '', to = '', status] = line.trim().split(/\s+/);
        return status === '301' ? [[from, to] as const] : [];
      }),
    ),
);

/**
 * Where an old address leads now, as the `_redirects` file of the built site says.
 *
 * @param wanted the path as it was asked for, escaped
 * @returns undefined for an address that is none of them
 */
export const redirectFrom = (folder: string, wanted: string): string | undefined =>
  rulesIn(path.join(folder, '_redirects'))?.get(wanted);
