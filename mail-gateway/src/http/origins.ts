import type { Settings } from '../settings.ts';

/** The answer to "may this page send here?": `unknown` when the browser does not say whose page it is. */
export type OriginVerdict = 'allowed' | 'foreign' | 'unknown';

/**
 * Judges the Origin header. A form post needs no preflight, so CORS headers alone would let every
 * page on the web send: this check does not.
 * @param host the request's own host, with port when it has one; its pages are always allowed.
 */
export function checkOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): OriginVerdict {
  if (origin === undefined || origin === 'null' || origin === '') {
    return 'unknown';
  }
  const url = URL.parse(origin);
  if (!url || url.origin !== origin) {
    return 'foreign';
  }
  const own = URL.parse(`${url.protocol}//${host}`)?.host === url.host;
  return own || allowed.includes(origin) ? 'allowed' : 'foreign';
}

/** Origins of other hosts whose pages may send. */
export function otherOrigins(settings: Pick<Settings, 'ALLOWED_ORIGINS' | 'SITE_URL'>): string[] {
  return [...settings.ALLOWED_ORIGINS, ...(settings.SITE_URL ? [settings.SITE_URL] : [])];
}

/** Headers that let a page read the answer to its mail call, whatever it says. */
export function corsHeaders(
  origin: string | undefined,
  verdict: OriginVerdict,
): Record<string, string> {
  return {
    vary: 'Origin',
    ...(origin !== undefined &&
      verdict === 'allowed' && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Retry-After',
      }),
  };
}
