import { decodedPath, takesQuery, withQuery } from '../words/address.ts';

/** A redirect of the site. Both addresses hold only ASCII, and nothing that a web server reads as an instruction. */
export interface RedirectRule {
  /** The path of the old address, without a slash behind it. */
  from: string;
  to: string;
}

/** A path as browsers ask for it, below the base path and without the slash behind it. */
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

/** A line for each rule, and for the same address with a slash behind it. */
const lines = (rules: readonly RedirectRule[], line: (rule: RedirectRule) => string): string =>
  rules
    .flatMap((rule) => [rule, { ...rule, from: `${rule.from}/` }])
    .map((rule) => `${line(rule)}\n`)
    .join('');

/**
 * For Netlify and Cloudflare, which add the query themselves. Netlify needs the sign to prefer a rule to a page, and
 * Cloudflare knows no such sign: each leaves out the other's line.
 */
export const netlifyRules = (rules: readonly RedirectRule[]): string =>
  lines(rules, ({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301`);

/** Each address as it is written, and behind all of these in whatever case. */
export const nginxRules = (rules: readonly RedirectRule[]): string =>
  lines(rules, ({ from, to }) => `location = "${decodedPath(from)}" { ${nginxAnswer(to)} }`) +
  rules
    .map(({ from, to }) => `location ~* "${nginxPattern(from)}" { ${nginxAnswer(to)} }\n`)
    .join('');

/** An address in whatever case, with and without a slash. nginx itself knows the case of ASCII letters only. */
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

/** A path as Caddy compares it: in whatever case, but for one with a percent sign, which it compares escaped. */
function caddyPath(from: string): string {
  const path = decodedPath(from) ?? '';
  return path.includes('%') ? from : `"${path}"`;
}

/** One block, because Caddy otherwise sorts what is in it. */
export const caddyRules = (rules: readonly RedirectRule[]): string => `route {
@redirects_with_query not query ""
route @redirects_with_query {
${lines(rules, ({ from, to }) => `redir ${caddyPath(from)} ${withQuery(to, '{query}')} 301`)}}
${lines(rules, ({ from, to }) => `redir ${caddyPath(from)} ${to} 301`)}}
`;

/** A page that sends browsers on, for hosts that know no redirects; without scripts, it loses the query. */
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
