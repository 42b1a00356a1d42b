import { chromium } from '@playwright/test';
import { GatewayProcess } from '../../e2e/support/gateway-process.ts';
import { scrollThrough } from '../../e2e/support/scrolling.ts';
import { findBrowser } from '../lib/browser.ts';

const paths = ['/', '/contact', '/terms-and-conditions', '/privacy-policy'];

/** Bytes and requests of each page: as it loads, and after scrolling to its foot. */
export async function measurePages() {
  const gateway = new GatewayProcess();
  await gateway.start();
  const browser = await chromium.launch(await findBrowser());
  const rows: Record<string, number | string>[] = [];
  try {
    for (const path of paths) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const sizes: { type: string; bytes: number }[] = [];
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const types = new Map<string, string>();
      session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sizes.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength }),
      );
      const sum = (type?: string) =>
        sizes
          .filter((each) => !type || each.type === type)
          .reduce((all, each) => all + each.bytes, 0);
      await page.goto(gateway.url + path, { waitUntil: 'networkidle' });
      const row: Record<string, number | string> = {
        page: path,
        html: sum('Document'),
        script: sum('Script'),
        fonts: sum('Font'),
        pictures: sum('Image'),
        firstView: sum(),
        requests: sizes.length,
      };
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      row['whole'] = sum();
      rows.push(row);
      await page.close();
    }
  } finally {
    await browser.close();
    await gateway.remove();
  }
  return rows;
}
