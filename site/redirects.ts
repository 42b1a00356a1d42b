import type { Redirect } from '../content-model/src/schemas/redirects.ts';

/** A path as hosts compare it: without the slash behind it, and escaped. */
const pathOf = (basePath: string, path: string) =>
  encodeURI(decodeURI(basePath + path.slice(1).replace(/\/$/, '')));

const targetOf = (basePath: string, to: string) =>
  /^https?:|^mailto:|^tel:/.test(to) ? to : basePath + to.replace(/^\//, '');

/** A page that sends browsers on, for hosts that know no redirects. */
const page = (to: string) => `<!doctype html>
<meta charset="utf-8"><title>${to}</title>
<meta name="robots" content="noindex"><link rel="canonical" href="${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<a href="${to}">${to}</a>
`;

/** The file of such a page; none for an address that a host would not serve as HTML. */
function pageFile(from: string): string[] {
  const path = from.slice(1).replace(/\/$/, '');
  if (/\.html?$/.test(path)) return [path];
  return /\.\w+$/.test(path) ? [] : [`${path}/index.html`];
}

/**
 * The files of a build that send visitors of old addresses on, in the form of each host. Netlify also reads there which
 * not-found page is for addresses below the home page of another language; Cloudflare finds the nearest one by itself.
 *
 * @param homes the home pages of the languages that are not the first, such as `/fr`
 * @returns their texts by path; none without redirects and languages
 */
export function redirectFiles(
  redirects: readonly Redirect[],
  basePath: string,
  homes: readonly string[] = [],
) {
  const notFound = homes.map((home) => basePath + home.slice(1));
  const notFoundLines = notFound.map((home) => `${home}/* ${home}/404.html 404\n`).join('');
  if (redirects.length === 0)
    return new Map(notFoundLines === '' ? [] : [['_redirects', notFoundLines]]);
  const rules = redirects.map(({ from, to }) => ({
    from: pathOf(basePath, from),
    to: encodeURI(decodeURI(targetOf(basePath, to))),
  }));
  const lines = (line: (from: string, to: string) => string) =>
    `${rules.flatMap(({ from, to }) => [line(from, to), line(`${from}/`, to)]).join('\n')}\n`;
  return new Map([
    // Netlify needs the sign to prefer a rule to a page, and Cloudflare knows no such sign: each leaves out the other's line.
    ['_redirects', lines((from, to) => `${from} ${to} 301!\n${from} ${to} 301`) + notFoundLines],
    [
      'redirects.nginx.conf',
      lines((from, to) => `location = "${decodeURI(from)}" { return 301 "${to}"; }`),
    ],
    ['redirects.Caddyfile', lines((from, to) => `redir ${from} ${to} 301`)],
    ...redirects.flatMap(({ from }, index) =>
      pageFile(from).map((file) => [file, page(rules[index]?.to ?? '')] as const),
    ),
  ]);
}
