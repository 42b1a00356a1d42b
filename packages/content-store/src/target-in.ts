import { lstatSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

/**
 * The path of a file whose name comes from content or from a request.
 *
 * @param folder the folder that holds it, which exists
 * @param path its path below the folder
 * @throws for a path that leads outside the folder, also through a symbolic link
 */
export function targetIn(folder: string, path: string): string {
  const target = join(folder, path);
  const isBelow = (base: string, file: string) => {
    const way = relative(base, file);
    return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  };
  const isInside =
    !path.includes('\0') &&
    isBelow(folder, target) &&
    !isLink(target) &&
    isBelow(realpathSync(folder), join(realParent(target), 'file'));
  if (!isInside) throw new Error(`${JSON.stringify(path)} lies outside ${folder}.`);
  return target;
}

const isLink = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** The nearest folder above a file that exists, without symbolic links; a link that leads nowhere is an error. */
function realParent(file: string): string {
  const folder = dirname(file);
  const exists = lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  return exists ? realpathSync(folder) : realParent(folder);
}
