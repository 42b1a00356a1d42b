import { decodedPath } from '../../../words/address.ts';
import { type Finding, finding } from '../findings/findings.ts';
import { isPortableName } from './portable-names.ts';

/**
 * Characters of an old address that every host takes literally. Other characters are instructions to some host: a `*` and a
 * `:` to Netlify, a `$` to nginx, a `{` to Caddy.
 */
const LITERAL = /^(?:[\p{L}\p{M}\p{N}/._~!&()+,=@% -]|\u200C|\u200D)$/u;

/** The most bytes of an old address: a pattern of nginx for it takes six times as many, and nginx takes 4,096. */
const LONGEST = 600;

/** Addresses below which a host, the gateway or the build answers itself, or where a folder would replace a file. */
const TAKEN_FOLDERS =
  /^(?:_astro|_headers|_redirects|\.well-known|admin|api|owner\/[^/]+|social)\//;

/** Files of every build, files that a host runs, and addresses of the gateway; pages are listed without `.html`. */
const TAKEN_FILES = new RegExp(
  `^(?:${[
    '_astro|_headers|_redirects|\\.well-known|admin|api|healthz|metrics',
    '_routes\\.json|_worker\\.js',
    'robots\\.txt|sitemap.*\\.xml|redirects\\.(?:nginx\\.conf|caddyfile)',
    'contact-form\\.json|version\\.json|favicon\\.(?:ico|svg)|(?:apple-touch-icon|icon-\\d+)\\.png',
    '(?:pattern|picture-placeholder|squares-.*)\\.svg',
    // Each language has these, below its home page.
    '(?:[a-z]{2,3}(?:-[a-z\\d]+)*/)?(?:404|llms\\.txt|manifest\\.webmanifest|message-(?:not-)?sent)',
  ].join('|')})?$`,
);

/**
 * Addresses with the same key are one address to some host or disk: `/Contact.html` is the page `/contact`.
 *
 * @param path an address without a query, in any spelling
 */
export const addressKey = (path: string): string =>
  (decodedPath(path) ?? path)
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.(?:br|gz)$/, '')
    .replace(/\/index(?:\.html?)?$/, '')
    // The text of a page is beside it: `/contact.md`.
    .replace(/\.(?:html?|md)$/, '');

/** The finding for an old address that a web server cannot take, or that the build uses itself. */
export function refuseOldPath(value: string): Finding | undefined {
  if (!/^\/(?!\/)[^?#\s\p{Cc}]*$/u.test(value)) return finding('noOldPath', value);
  const path = decodedPath(value);
  if (path === undefined || /%[\dA-F]{2}/i.test(path)) return finding('wrongPercent', value);
  const escapedSlash = /%2F/i.exec(value)?.[0];
  const character = escapedSlash ?? [...path].find((each) => !LITERAL.test(each));
  if (character !== undefined) return finding('oldPathCharacter', value, character);
  if (new TextEncoder().encode(path).length > LONGEST) return finding('longAddress', value);
  if (isTaken(path)) return finding('addressOfBuild', value);
  const part = partsOf(path).find((each) => !isPortableName(each));
  return part === undefined ? undefined : finding('oldPathPart', value, part);
}

const partsOf = (path: string) => path.slice(1).replace(/\/$/, '').split('/');

/** Whether a build has a file at an address, or where the address needs a folder. */
function isTaken(path: string): boolean {
  const name = addressKey(path).slice(1);
  const folders = partsOf(path.toLowerCase()).slice(0, -1);
  const above = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
  return (
    TAKEN_FOLDERS.test(name) ||
    TAKEN_FILES.test(name) ||
    above.some(
      (folder) => /\.html?$/.test(folder) || (folder.includes('.') && TAKEN_FILES.test(folder)),
    )
  );
}
