/** Characters that must be %XX in user and password of a URL; a percent sign counts unless it begins such an escape. */
const ENCODED = /[/?#\\@[\]\s]|%(?![\da-f]{2})/gi;

/** The beginning of a password that parsers read as a port: digits before `?` or `#`. */
const PORT_BEFORE_SIGN = /^[^@]*:\d+[?#]/;

const QUERY = /\?[^#]*/;

/**
 * The special characters of user and password in a URL that must be encoded, with their escapes, because one of them
 * ends the part too early; empty for a URL with only one reading. It contains these characters alone, so that no
 * password is shown.
 */
export function encodingOf(url: string): string {
  const [, scheme = '', rest = ''] = /^([a-z]+):\/\/(.*)$/is.exec(url) ?? [];
  const isWeb = /^https?$/i.test(scheme);
  const end = rest.search(isWeb ? /[/?#\\]/ : /[/?#]/);
  const at = rest.lastIndexOf('@');
  if (end === -1 || at < end) {
    return '';
  }
  const isReadAsPort = PORT_BEFORE_SIGN.test(rest.slice(0, end + 1));
  const withoutQuery = rest.slice(end).replace(QUERY, '');
  const hasAtInPath = !isWeb && withoutQuery.includes('@');
  const isAmbiguous = !URL.canParse(url) || isReadAsPort || hasAtInPath;
  return isAmbiguous ? escapesFor(rest.slice(0, at)) : '';
}

/** The special characters of a text with their escapes, such as `# as %23`. */
const escapesFor = (credentials: string): string =>
  [...new Set(credentials.match(ENCODED))]
    .map((sign) => `${sign.trim() === '' ? 'a space' : sign} as ${codeOf(sign)}`)
    .join(', ');

const codeOf = (sign: string): string =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** An address for `fetch`, with user and password moved to a header. */
export function withoutCredentials(address: string): {
  url: URL;
  headers: Readonly<Record<string, string>>;
} {
  const url = new URL(address);
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  if (!user && !password) {
    return { url, headers: {} };
  }
  url.username = '';
  url.password = '';
  const basic = Buffer.from(`${user}:${password}`).toString('base64');
  return { url, headers: { authorization: `Basic ${basic}` } };
}
