/** The answer to "may this page send here?": `unknown` when the browser does not say whose page it is. */
export type OriginVerdict = 'allowed' | 'foreign' | 'unknown';

/**
 * Judges the Origin header. A form post needs no preflight, so CORS headers alone would let every
 * page on the web send: this check does not.
 * @param host the request's own host, with port when it has one; its pages are always allowed.
 */
export function judgeOrigin(
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
