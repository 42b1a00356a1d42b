/** `hash_settings.avif 400w`, or a WebP picture: the hash of its source, the settings, the width. */
const names = /(?<=\/)([\w-]{5})_([\w-]+)(?:(\.avif|\.webp) (\d+)w|(\.webp)(?=["&]))/g;

/**
 * Shorter names of the pictures that pages offer: their width instead of Astro's hash of the settings, which does not
 * compress: 0.6 KB less for the home page. The hash of the source stays, so files may be cached for ever.
 *
 * @param pages their HTML
 * @returns new names by old ones; a name that two pictures would share stays with the first
 */
export function pictureNames(pages: readonly string[]): Map<string, string> {
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  for (const page of pages) {
    for (const [, source = '', settings, offered, width, fallback] of page.matchAll(names)) {
      const extension = offered ?? fallback ?? '';
      const old = `${source}_${settings}${extension}`;
      const short = source + (width ? `-${width}` : '') + extension;
      if (renamed.has(old) || taken.has(short)) continue;
      renamed.set(old, short);
      taken.add(short);
    }
  }
  return renamed;
}
