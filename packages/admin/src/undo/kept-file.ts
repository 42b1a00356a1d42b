import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The path of a file beside a content folder in which the editor stores a value, such as the removed entries. */
const fileFor = (folder: string, kept: string): string =>
  join(dirname(resolve(folder)), '.cache/admin-trash', basename(folder), kept);

/** Reads a stored value, also one of an earlier process; undefined without one. */
export function readKept<Value>(folder: string, kept: string): Value | undefined {
  const file = fileFor(folder, kept);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Stores a value in a file that Git always ignores. A kill leaves the former value. */
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
