import { readFileSync, statSync } from 'node:fs';

/**
 * Returns a function that reads a file and remembers the result until the file changes.
 * @param read turns the file's text into the result
 * @returns undefined for a missing file
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
