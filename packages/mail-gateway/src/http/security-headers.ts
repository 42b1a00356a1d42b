/**
 * Headers of every answer. `site/post-build.ts` has the same table for static hosts, and its test
 * compares both.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The directive that browsers ignore in a meta element. */
export const framePolicy = "frame-ancestors 'none'";

/** The policy of every answer that is no page: it loads and runs nothing. */
export const closedPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; ${framePolicy}`;

/** The policy of an SVG file: its styles apply, but it may run nothing. */
export const svgPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${framePolicy}`;

/** Most bytes of a policy in a header: proxies such as nginx take 4 KB for all headers together. */
const LONGEST = 3000;

/**
 * The policy header of a page: the policy of its meta element and `framePolicy`. Too long a policy
 * stays in the meta element alone.
 */
export function policyOfPage(html: string): string {
  const meta =
    /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
  const own = meta.trim().replace(/[;\s]*$/, '');
  return own !== '' && own.length <= LONGEST && /^[ -~]*$/.test(own)
    ? `${own}; ${framePolicy}`
    : framePolicy;
}

/** The Strict-Transport-Security header: one year. */
export function transportSecurity(settings: { HSTS_INCLUDE_SUBDOMAINS: boolean }): string {
  return `max-age=31536000${settings.HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}`;
}
