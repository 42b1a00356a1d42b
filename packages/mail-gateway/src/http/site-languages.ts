import { existsSync } from 'node:fs';
import path from 'node:path';

/** The language code at the beginning of an address; the site's first language has none. */
const PREFIX = /^([a-z]{2,3}(?:-[a-z\d]+)*)(?:\/|$)/;

/**
 * A file of the site in the language of an address: `fr/404.html` for `fr/nowhere`.
 *
 * @param address a path below the base path, without a slash before it, or the code of a language
 * @param file the file in the first language of the site, such as `404.html`
 * @returns `file` itself for an address without a language, or a language without this file
 */
export function fileInLanguage(folder: string | null, address: string, file: string): string {
  const prefix = PREFIX.exec(address.toLowerCase())?.[1];
  if (folder === null || prefix === undefined) {
    return file;
  }
  const own = `${prefix}/${file}`;
  return existsSync(path.join(folder, own)) ? own : file;
}

/** The language of an address below the base path, such as `fr`; empty for the first language of the site. */
export function languageOfAddress(folder: string, address: string): string {
  return path.posix.parse(fileInLanguage(folder, address, '404.html')).dir;
}
