import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../harness/browser.ts';
import { GatewayProcess } from '../../harness/gateway-process.ts';
import { scrollThrough } from '../../harness/scrolling.ts';
import { publicPages } from '../../harness/site-pages.ts';

/** What the page has received so far, by the Resource Timing API; bytes are those of compressed bodies. */
const received = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(
        ({ entryType, name }) => /^(navigation|resource)$/.test(entryType) && /^http/.test(name),
      )
      .map(({ entryType, name, encodedBodySize }) => ({
        type: entryType === 'navigation' ? 'html' : (/\.(\w+)$/.exec(name)?.[1] ?? ''),
        bytes: encodedBodySize,
      })),
  );

/** Prints the bytes and requests of each page: as it loads, and after scrolling to its foot. */
export async function reportReceived(): Promise<void> {
  console.log('\nPages as a browser 390 px wide receives them, in bytes (compressed)');
  console.log('first view: all that loads before scrolling; whole: after scrolling to the foot.\n');
  const gateway = new GatewayProcess();
  await gateway.start();
  const browser = await chromium.launch(await findBrowser());
  const rows = [];
  try {
    for (const path of publicPages) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(gateway.url + path, { waitUntil: 'networkidle' });
      const first = await received(page);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      const sum = (files: typeof first, types = /./) =>
        files.reduce((bytes, file) => bytes + (types.test(file.type) ? file.bytes : 0), 0);
      rows.push({
        page: path,
        html: sum(first, /html/),
        script: sum(first, /js/),
        fonts: sum(first, /woff2/),
        pictures: sum(first, /avif|webp|png|jpe?g|svg/),
        'first view': sum(first),
        requests: first.length,
        whole: sum(await received(page)),
      });
      await page.close();
    }
  } finally {
    await browser.close();
    await gateway.remove();
  }
  console.table(rows);
}
