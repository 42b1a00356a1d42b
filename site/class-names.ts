import { globSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { productRoot, projectRoot } from '../packages/words/roots.ts';

/** All style sheets with classes, in the same order in every build. The sheets of every page come first, with short numbers. */
const sheets = [
  ...['site/src', 'packages/sections', 'packages/pages'].map((name) => join(productRoot, name)),
  join(projectRoot, 'own'),
].flatMap((folder) =>
  globSync('**/*.module.css', { cwd: folder })
    .sort()
    .map((file) => join(folder, file)),
);

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number in the base 62, so that most numbers are one character. */
const short = (number: number): string =>
  number < SIGNS.length
    ? SIGNS.charAt(number)
    : short(Math.floor(number / SIGNS.length)) + SIGNS.charAt(number % SIGNS.length);

/**
 * The name of a CSS module's class in the built pages: the name in the sheet and the number of the sheet. Vite's own
 * names have a hash, which does not compress and costs 1.1 KB a page.
 *
 * @param path the absolute path of the style sheet
 */
export function className(name: string, path: string): string {
  const number = sheets.indexOf(normalize(path));
  // A sheet that was added while the development server runs has no number.
  return `${name}_${number < 0 ? basename(path, '.module.css') : short(number)}`;
}
