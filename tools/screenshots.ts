// npm run screenshots: every page at 390 and 1440 px, light and dark, first view and whole page, into
// screenshots/; of the sample the README's picture too.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { visitedPages } from '../content-model/src/read-site.ts';
import { contentFolder, readFolder, SAMPLE_FOLDER } from '../content-store/src/folder.ts';
import { findBrowser } from '../harness/browser.ts';
import { buildSiteIfChanged, testedSite } from '../harness/build-site.ts';
import { GatewayProcess } from '../harness/gateway-process.ts';
import { root } from '../harness/root.ts';
import { scrollThrough, scrollToPlace } from '../harness/scrolling.ts';
import { settings } from '../site/settings.ts';

const paths = [...visitedPages(readFolder(contentFolder())), '/message-sent', '/nowhere'];
const widths = [390, 1440];
const schemes = ['light', 'dark'] as const;

/** Scrolls to the foot and back, so that lazy pictures load. */
async function loadPictures(page: Page): Promise<void> {
  await scrollThrough(page);
  await scrollToPlace(page, 0);
  await page.evaluate(async () => {
    // One that is not shown at this width never loads.
    const loaded = [...document.images].filter((image) => image.complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Waits for finite animations, not for endless or scroll-driven ones. */
const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, timeline }) => {
      const isTimed = timeline instanceof DocumentTimeline;
      return isTimed && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    });
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

/**
 * Makes the window as high as the page. Playwright's `fullPage` resizes it only for a moment, and shows transitions
 * half-way.
 */
async function showWhole(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await animationsEnd(page);
}

if ((await buildSiteIfChanged({ folder: testedSite() })) !== 0) process.exit(1);
const folder = join(root, 'screenshots');
mkdirSync(folder, { recursive: true });
const gateway = new GatewayProcess({ SITE_DIR: testedSite(), BASE_PATH: settings.basePath });
await gateway.start();
const browser = await chromium.launch(await findBrowser());
try {
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const viewport = { width, height: width < 768 ? 844 : 900 };
      const context = await browser.newContext({ colorScheme, viewport });
      const page = await context.newPage();
      for (const path of paths) {
        const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${colorScheme}`;
        await page.goto(gateway.url + settings.basePath.slice(0, -1) + path);
        await page.evaluate(async () => {
          await document.fonts.ready;
          const inView = [...document.images].filter((image) => image.loading !== 'lazy');
          await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
        });
        await animationsEnd(page);
        await page.screenshot({ path: join(folder, `${name}-top.png`) });
        await loadPictures(page);
        await showWhole(page);
        await page.screenshot({ path: join(folder, `${name}-whole.png`) });
        await page.setViewportSize(viewport);
        console.log(`screenshots/${name}-{top,whole}.png`);
      }
      await context.close();
    }
  }
  // The README shows the sample: a picture of another agency would conflict with every update.
  if (contentFolder() === SAMPLE_FOLDER) {
    const picture = sharp(join(folder, 'home-1440-light-top.png')).resize(1200);
    await picture
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(root, 'docs', 'home.png'));
  }
} finally {
  await browser.close();
  await gateway.remove();
}
