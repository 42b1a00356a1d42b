import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The path of a file beside a content folder in which the admin stores a value, such as the removed entries. */
const fileFor = (folder: string, kept: string): string =>
  join(dirname(resolve(folder)), '.cache/admin-trash', basename(folder), kept);

/** Reads a stored value, which may be that of an earlier process; undefined if there is none. */
export function readKept<Value>(folder: string, kept: string): Value | undefined {
  const file = fileFor(folder, kept);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Stores a value in a file that Git always ignores. A process that is killed meanwhile leaves the former value. */
export function keep(folder: string, kept: string, value: unknown): void {
  const file = fileFor(folder, kept);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(join(dirname(file), '.gitignore'), '*\n');
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}

/** Removes the stored value. */
export const forgetKept = (folder: string, kept: string): void =>
  rmSync(fileFor(folder, kept), { force: true });
