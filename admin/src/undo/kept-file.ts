import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Where the editor keeps something about a content folder, such as what was removed from it: beside it. */
const fileFor = (folder: string, kept: string): string =>
  join(dirname(resolve(folder)), '.cache/admin-trash', basename(folder), kept);

/** Reads a stored value, also of an earlier start of the admin; undefined without one. */
export function readKept<Value>(folder: string, kept: string): Value | undefined {
  const file = fileFor(folder, kept);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Keeps a value in a file, which Git ignores whatever the repository around it says. A kill leaves the former value. */
export function keep(folder: string, kept: string, value: unknown): void {
  const file = fileFor(folder, kept);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(join(dirname(file), '.gitignore'), '*\n');
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}

/** Keeps nothing any more. */
export const forgetKept = (folder: string, kept: string): void =>
  rmSync(fileFor(folder, kept), { force: true });
