import { decodedPath, takesQuery, withQuery } from '../packages/words/address.ts';

/** A redirect of the site. Both addresses are ASCII, without signs that a web server reads as an instruction. */
export interface RedirectRule {
  /** The path of the old address, without a slash at its end. */
  from: string;
  to: string;
}

/** A path as browsers send it, below the base path and without the slash at its end. */
export const oldPath = (basePath: string, from: string): string =>
  basePath + encodeURI(decodedPath(from) ?? '').replace(/^\/|\/$/g, '');

/** The address of a target. Signs that a host could expand, such as `$`, `{`, `*` and `:`, are escaped in it. */
export function targetAddress(basePath: string, to: string): string {
  const isElsewhere = /^[a-z]+:/i.test(to);
  const url = new URL(isElsewhere ? to : basePath + to.replace(/^\//, ''), 'http://localhost');
  const path = url.pathname + url.search + url.hash;
  const host = isElsewhere ? url.href.slice(0, url.href.length - path.length) : '';
  return host + path.replaceAll(/[^\w\-./~?#&=%@!()+,;']/g, escaped);
}

const escaped = (sign: string) =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** Two lines for each rule: for its address, and for that address with a slash at its end. */
const lines = (rules: readonly RedirectRule[], line: (rule: RedirectRule) => string): string =>
  rules
    .flatMap((rule) => [rule, { ...rule, from: `${rule.from}/` }])
    .map((rule) => `${line(rule)}\n`)
    .join('');

/**
 * The rules for Netlify and Cloudflare, which add the query themselves. Netlify needs the `!` to prefer a rule to a
 * page, and Cloudflare does not know the `!`: each host ignores the line of the other.
 */
export const netlifyRules = (rules: readonly RedirectRule[]): string =>
  lines(rules, ({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301`);

/** The rules for nginx: first each address as it is written, then each address in any case. */
export const nginxRules = (rules: readonly RedirectRule[]): string =>
  lines(rules, ({ from, to }) => `location = "${decodedPath(from)}" { ${nginxAnswer(to)} }`) +
  rules
    .map(({ from, to }) => `location ~* "${nginxPattern(from)}" { ${nginxAnswer(to)} }\n`)
    .join('');

/** A pattern for an address in any case, with and without a slash. nginx by itself ignores the case of ASCII only. */
function nginxPattern(from: string): string {
  const characters = Array.from(decodedPath(from) ?? '', (each) => {
    const [lower, upper] = [each.toLowerCase(), each.toUpperCase()];
    if (/[^\w/\P{ASCII}]/u.test(each)) return `\\${each}`;
    return lower === upper || /\w/.test(each) ? each : `(?:${lower}|${upper})`;
  });
  return `^${characters.join('')}/?$`;
}

function nginxAnswer(to: string): string {
  const hasQuery = takesQuery(to) && to.includes('?');
  if (!hasQuery) return `return 301 "${withQuery(to, '$args', '$is_args')}";`;
  return `if ($args) { return 301 "${withQuery(to, '$args')}"; } return 301 "${to}";`;
}

/** A path as Caddy compares it: in any case. Caddy compares a path with a percent sign in its escaped form. */
function caddyPath(from: string): string {
  const path = decodedPath(from) ?? '';
  return path.includes('%') ? from : `"${path}"`;
}

/** The rules for Caddy, in a block of their own because Caddy sorts directives outside of blocks. */
export const caddyRules = (rules: readonly RedirectRule[]): string => `route {
@redirects_with_query not query ""
route @redirects_with_query {
${lines(rules, ({ from, to }) => `redir ${caddyPath(from)} ${withQuery(to, '{query}')} 301`)}}
${lines(rules, ({ from, to }) => `redir ${caddyPath(from)} ${to} 301`)}}
`;

/** A page that redirects browsers, for hosts without redirects. Without scripts the query is lost. */
export function redirectPage(to: string): string {
  const address = to.replaceAll('&', '&amp;');
  const refresh = `<meta http-equiv="refresh" content="0; url=${address}">`;
  const script = `<script>
const to = new URL(${JSON.stringify(to)}, location);
to.search = [to.search, location.search].map((query) => query.slice(1)).filter(Boolean).join('&');
location.replace(to);
</script>
<noscript>${refresh}</noscript>`;
  return `<!doctype html>
<meta charset="utf-8"><title>${address}</title>
<meta name="robots" content="noindex"><link rel="canonical" href="${address}">
${takesQuery(to) ? script : refresh}
<a href="${address}">${address}</a>
`;
}
