/**
 * What browsers are told with every answer. `site/post-build.ts` has the same table for static
 * hosts, and its test compares the two.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The part of a policy that a page's own meta element cannot carry. */
export const framePolicy = "frame-ancestors 'none'";

/** The policy of whatever is no page: opened as one, it may do nothing. */
export const closedPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; ${framePolicy}`;

/** The policy of an SVG file: opened as a page it may look as drawn, but run nothing. */
export const svgPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${framePolicy}`;

/** Bytes of a policy sent as a header: proxies such as nginx take 4 KB for all headers together. */
const LONGEST = 3000;

/**
 * The policy of a page as a header: that of its first meta element, and who may frame it. A page
 * whose policy is longer than a proxy would take keeps it in the meta element alone.
 */
export function policyOfPage(html: string): string {
  const meta =
    /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
  const own = meta.trim().replace(/[;\s]*$/, '');
  return own !== '' && own.length <= LONGEST && /^[ -~]*$/.test(own)
    ? `${own}; ${framePolicy}`
    : framePolicy;
}

/** The Strict-Transport-Security header: one year, for the subdomains too when the owner says so. */
export function transportSecurity(settings: { HSTS_INCLUDE_SUBDOMAINS: boolean }): string {
  return `max-age=31536000${settings.HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}`;
}
