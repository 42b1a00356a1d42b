/**
 * A picture such as `/_astro/hash_settings.avif 400w`: the hash of its source, the hash of its settings, and its width. The
 * expression begins with a plain text, because a search for it takes a tenth of the time.
 */
const names = /\/_astro\/([\w-]{5})_([\w-]+)(?:(\.avif|\.webp) (\d+)w|(\.webp)(?=["&]))/g;

/**
 * Makes shorter names for the pictures of pages, with the width in place of Astro's hash of the settings. That hash does
 * not compress and costs the home page 0.6 KB. The hash of the source stays, so that browsers may cache files for ever.
 *
 * @param pages the HTML of the pages
 * @returns the new names by the old ones; of two pictures with one new name, the second keeps its old name
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
