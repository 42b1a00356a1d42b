import { existsSync } from 'node:fs';
import path from 'node:path';

/** The canonical form of a path, without trailing slash and `.html`; null when never served. */
export function cleanAddress(wanted: string): string | null {
  if (/(^|\/)\.{1,2}(\/|$)|^\/|\/\/|[\\\p{Cc}]/u.test(wanted)) {
    return null;
  }
  // No hidden file is served, except below `.well-known` (RFC 8615).
  if (/(^|\/)\.(?!well-known\/)/.test(wanted)) {
    return null;
  }
  // The 404 pages and compressed copies are answers to other addresses only.
  if (/^([a-z]{2,3}(-[a-z\d]+)*\/)?404(\.html)?\/?$|\.(br|gz)$/.test(wanted)) {
    return null;
  }
  return wanted
    .replace(/\/$/, '')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
}

/** The file of a canonical path. */
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
