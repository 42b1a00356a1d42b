interface Addresses {
  readonly GATEWAY_URL: string | null;
  readonly SITE_URL: string | null;
  readonly PORT: number;
}

/** The public address below which links lead: never the Host header, which a stranger chooses. */
export const publicAddress = ({ GATEWAY_URL, SITE_URL, PORT }: Addresses): string =>
  GATEWAY_URL ?? SITE_URL ?? `http://localhost:${PORT}`;

/** Whether people reach the gateway by HTTPS, independent of a proxy's headers. */
export const isPublicHttps = (settings: Addresses): boolean =>
  publicAddress(settings).startsWith('https:');

const isLoopback = (host: string) =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);

/**
 * The reasons why session cookies would not be secret, in sentences: over HTTP to another computer, everybody on the
 * way gets them.
 */
export function publicAddressIssues(env: Readonly<Record<string, string | undefined>>): string[] {
  const textOf = (name: string) => env[name]?.trim() ?? '';
  if (textOf('ADMIN_EMAILS') === '') {
    return [];
  }
  const name = textOf('GATEWAY_URL') === '' ? 'SITE_URL' : 'GATEWAY_URL';
  const address = textOf(name);
  if (address === '') {
    const host = textOf('HOST') || 'localhost';
    const isProxied = !['', 'false', '0'].includes(textOf('TRUST_PROXY'));
    const opened = isProxied ? 'TRUST_PROXY' : `HOST=${host}`;
    const missing = `GATEWAY_URL is missing: with ADMIN_EMAILS and ${opened} it must be the https:// address of the gateway.`;
    return isProxied || !isLoopback(host) ? [missing] : [];
  }
  const url = URL.parse(address);
  return url?.protocol === 'http:' && !isLoopback(url.hostname)
    ? [`${name} must begin with https:// when ADMIN_EMAILS is set, got "${address}".`]
    : [];
}
