import { readFileSync, statSync } from 'node:fs';

/**
 * Returns a function that reads a file, again only once it has changed.
 * @param read makes what is kept of the file's text
 * @returns undefined for a file that is not there
 */
export function readerOfFiles<T>(read: (text: string) => T): (file: string) => T | undefined {
  const known = new Map<string, { readonly changed: number; readonly value: T }>();
  return (file) => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) {
      return undefined;
    }
    const before = known.get(file);
    if (before?.changed === changed) {
      return before.value;
    }
    const value = read(readFileSync(file, 'utf8'));
    known.set(file, { changed, value });
    return value;
  };
}
