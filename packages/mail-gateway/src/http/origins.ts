import type { Settings } from '../settings.ts';

/** The prefix of the mail protocol's paths. Pages of other origins may call no others. */
export const API_PATH = '/api/v1.0/email/';

/** Whether a page may send; `unknown` when the request names no origin. */
export type OriginVerdict = 'allowed' | 'foreign' | 'unknown';

/**
 * Checks the Origin header. Browsers post a form without a preflight, so CORS headers alone do not stop a page of
 * another site from sending.
 * @param host the request's own host and port, whose pages are always allowed.
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

/** CORS headers that let an allowed page read the answer, refusals included. */
export function corsHeaders(
  origin: string | undefined,
  verdict: OriginVerdict,
): Record<string, string> {
  return {
    vary: 'Origin',
    ...(origin !== undefined &&
      verdict === 'allowed' && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Retry-After, Refusal-Code',
      }),
  };
}
