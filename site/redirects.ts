import type { Redirect } from '../packages/content-model/src/schemas/redirects.ts';
import { decodedPath } from '../packages/words/address.ts';
import {
  caddyRules,
  netlifyRules,
  nginxRules,
  oldPath,
  redirectPage,
  targetAddress,
} from './redirect-rules.ts';

/** The file of a page at an old address; undefined for an address that hosts do not serve as HTML. */
function pageFile(from: string): string | undefined {
  const path = (decodedPath(from) ?? '').replace(/^\/|\/$/g, '');
  if (/\.html?$/i.test(path)) return path;
  return /\.\w+$/.test(path) ? undefined : `${path}/index.html`;
}

/**
 * The files of a build that redirect old addresses, in the format of each host. The file for Netlify also names the
 * not-found page of each language; Cloudflare finds the nearest not-found page by itself.
 *
 * @param homes the home pages of all languages but the first, such as `/fr`
 * @returns the texts of the files by path; none for a site in one language without redirects
 */
export function redirectFiles(
  redirects: readonly Redirect[],
  basePath: string,
  homes: readonly string[] = [],
): Map<string, string> {
  const notFound = homes.map((home) => basePath + home.slice(1));
  const notFoundLines = notFound.map((home) => `${home}/* ${home}/404.html 404\n`).join('');
  if (redirects.length === 0) {
    return new Map(notFoundLines === '' ? [] : [['_redirects', notFoundLines]]);
  }
  const rules = redirects.map(({ from, to }) => ({
    from: oldPath(basePath, from),
    to: targetAddress(basePath, to),
  }));
  return new Map([
    ['_redirects', netlifyRules(rules) + notFoundLines],
    ['redirects.nginx.conf', nginxRules(rules)],
    ['redirects.Caddyfile', caddyRules(rules)],
    ...redirectPages(redirects, basePath),
  ]);
}

/** The pages by their files. Of names that differ only in case, one is left out, because some disks ignore case. */
function redirectPages(redirects: readonly Redirect[], basePath: string): [string, string][] {
  const pages = redirects.flatMap(({ from, to }): [string, string][] => {
    const file = pageFile(from);
    return file === undefined ? [] : [[file, redirectPage(targetAddress(basePath, to))]];
  });
  return [...new Map(pages.map((page) => [page[0].toLowerCase(), page])).values()];
}
