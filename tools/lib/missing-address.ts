import { globSync } from 'node:fs';
import { LOCAL_ADDRESS } from '../../site/local-address.ts';

/** The warning about a site that was built without `SITE_URL`. @param siteDir the folder of the built site */
export function missingAddress(siteDir: string): string {
  const without = 'SITE_URL is not set: the pages have no canonical addresses, and no sitemap.';
  const feeds = globSync('**/feed.xml', { cwd: siteDir });
  if (feeds.length === 0) return without;
  return `${without}\nLinks in ${feeds.sort().join(', ')} begin with ${LOCAL_ADDRESS}: set SITE_URL before others read them.`;
}
