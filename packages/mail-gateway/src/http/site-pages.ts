import { existsSync } from 'node:fs';
import path from 'node:path';

/** Paths that lead out of the folder, or that systems read in different ways. */
const AMBIGUOUS = /(^|\/)\.{1,2}(\/|$)|^\/|\/\/|[\\\p{Cc}]/u;

/** Hidden files, apart from those below `.well-known` (RFC 8615). */
const HIDDEN = /(^|\/)\.(?!well-known\/)/;

/** The 404 pages of all languages, and compressed copies: they are answers to other addresses only. */
const NO_ADDRESS = /^([a-z]{2,3}(-[a-z\d]+)*\/)?404(\.html)?\/?$|\.(br|gz)$/;

/** The canonical form of a path, without trailing slash and `.html`; null for a path that is never served. */
export function cleanAddress(wanted: string): string | null {
  if (AMBIGUOUS.test(wanted) || HIDDEN.test(wanted) || NO_ADDRESS.test(wanted)) {
    return null;
  }
  return wanted
    .replace(/\/$/, '')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
}

/** The file of a canonical path; the file may not exist. */
export function fileOf(clean: string): string {
  if (clean === '') {
    return 'index.html';
  }
  return path.posix.extname(clean) === '' ? `${clean}.html` : clean;
}

/** The file of the page at a canonical path below the base path; undefined where there is none. */
export function pageFile(folder: string, address: string): string | undefined {
  const file = path.join(folder, fileOf(address));
  return cleanAddress(address) === address && file.endsWith('.html') && existsSync(file)
    ? file
    : undefined;
}
