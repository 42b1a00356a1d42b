import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Known {
  readonly changed: number;
  readonly targets: ReadonlyMap<string, string>;
}

const files = new Map<string, Known>();

/** The rules of a `_redirects` file, lines such as `/old /new 301`, by the old path. */
const rulesIn = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [from = '', to = '', status] = line.trim().split(/\s+/);
      return status === '301' ? [[from, to] as const] : [];
    }),
  );

/**
 * Where an old address leads now, as the `_redirects` file of the built site says. The file is read again when it changes.
 *
 * @param wanted the path as it was asked for, escaped
 * @returns undefined for an address that is none of them
 */
export function redirectFrom(folder: string, wanted: string): string | undefined {
  const file = path.join(folder, '_redirects');
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) {
    return undefined;
  }
  let known = files.get(file);
  if (known?.changed !== changed) {
    known = { changed, targets: rulesIn(readFileSync(file, 'utf8')) };
    files.set(file, known);
  }
  return known.targets.get(wanted);
}
