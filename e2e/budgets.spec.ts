import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, siteTest as test } from './support/fixtures.ts';
import { scrollThrough } from './support/scrolling.ts';
import { everyPage, notFoundErrors, publicPages } from './support/site-pages.ts';

const KB = 1024;

/** A file as the browser received it. */
interface Received {
  url: string;
  type: string;
  /** Bytes of the body on the way, compressed. */
  bytes: number;
}

/** Keeps a list of everything that the page receives from now on; `settled` waits for the last. */
async function watch(page: Page) {
  const requests: Promise<Received | undefined>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    requests.push(
      request
        .sizes()
        .then(({ responseBodySize }) => ({
          url: new URL(request.url()).pathname,
          type: request.resourceType(),
          bytes: responseBodySize,
        }))
        .catch(() => undefined),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(requests)).filter((each) => each !== undefined);
  };
}

const bytesOf = (files: readonly Received[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const listOf = (files: readonly Received[]) =>
  files.map(({ url, bytes }) => `${url} ${bytes}`).join('\n');

/** The bytes of a page's own script elements in its HTML, compressed. */
async function inlineScript(page: Page): Promise<number> {
  const scripts = page.locator('script:not([src]):not([type="application/ld+json"])');
  const texts = await scripts.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  return gzipSync(texts.join('\n')).length;
}

test.describe('what a page loads before it is used', () => {
  test.use({ expectedErrors: notFoundErrors });

  for (const address of everyPage) {
    test(`${address} comes with 3 KB of script at most, and no framework`, async ({ page }) => {
      const received = await watch(page);
      await page.goto(address);
      const scripts = (await received()).filter(({ type }) => type === 'script');
      const inline = await inlineScript(page);
      expect(inline).toBeGreaterThan(300);
      expect(bytesOf(scripts) + inline, listOf(scripts)).toBeLessThanOrEqual(3 * KB);
      expect(scripts.filter(({ url }) => /client|react|Carousel|Form/i.test(url))).toEqual([]);
    });
  }

  test('the carousel’s script comes when it is near, the form’s when it is touched', async ({
    page,
  }) => {
    const received = await watch(page);
    await page.goto('/contact');
    expect((await received()).filter(({ url }) => /Form/.test(url))).toEqual([]);
    await page.getByRole('form', { name: 'Contact' }).getByRole('textbox').first().focus();
    await expect.poll(async () => listOf(await received())).toMatch(/ContactForm/);
    await page.goto('/');
    expect(listOf(await received())).not.toMatch(/TeamCarousel/);
    await page.getByRole('region', { name: 'Meet The Team' }).scrollIntoViewIfNeeded();
    await expect.poll(async () => listOf(await received())).toMatch(/TeamCarousel/);
  });
});

test('the home page’s HTML and CSS together are 30 KB at most, compressed', async ({ page }) => {
  const received = await watch(page);
  await page.goto('/');
  const files = (await received()).filter(({ type }) => ['document', 'stylesheet'].includes(type));
  expect(files.length).toBeGreaterThan(0);
  expect(bytesOf(files), listOf(files)).toBeLessThanOrEqual(30 * KB);
});

test('every text file comes compressed', async ({ page }) => {
  const plain: string[] = [];
  page.on('response', (response) => {
    const { 'content-type': type = '', 'content-encoding': encoding } = response.headers();
    if (/html|css|javascript|svg/.test(type) && !/br|gzip/.test(encoding ?? '')) {
      plain.push(response.url());
    }
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await scrollThrough(page);
  expect(plain).toEqual([]);
});

test('the fonts of any page are 60 KB at most', async ({ page }) => {
  const received = await watch(page);
  for (const address of publicPages) await page.goto(address, { waitUntil: 'networkidle' });
  const fonts = (await received()).filter(({ type }) => type === 'font');
  expect(new Set(fonts.map(({ url }) => url)).size).toBe(2);
  const once = [...new Map(fonts.map((font) => [font.url, font])).values()];
  expect(bytesOf(once), listOf(once)).toBeLessThanOrEqual(60 * KB);
});

test('a word with letters that the two fonts lack brings the letters, and only then', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(asked.length).toBe(2);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Ọlá lọ́wọ́ Łódź';
  });
  await expect.poll(() => asked.length).toBe(4);
  await page
    .getByText('About us', { exact: true })
    .first()
    .evaluate((text) => {
      text.textContent = 'Łódź';
    });
  await expect.poll(() => asked.length).toBe(5);
});

test('the first view on a phone is 150 KB and 12 requests at most', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  const received = await watch(page);
  await page.goto('/');
  const files = await received();
  // Chromium fetches lazy pictures far below the window on a fast line; they are not the first view.
  const below = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((all) =>
      all
        .filter((image) => image.getBoundingClientRect().top > innerHeight)
        .map((image) => new URL((image as HTMLImageElement).currentSrc || 'x:').pathname),
    );
  const first = files.filter(({ url }) => !below.includes(url));
  expect(first.length, listOf(first)).toBeLessThanOrEqual(12);
  expect(first.filter(({ type }) => type === 'image').length).toBeGreaterThan(0);
  expect(bytesOf(first), listOf(first)).toBeLessThanOrEqual(150 * KB);
  await context.close();
});

for (const { width, deviceScaleFactor } of [
  { width: 390, deviceScaleFactor: 2 },
  { width: 1280, deviceScaleFactor: 1 },
]) {
  test(`the whole home page with all its pictures is 700 KB at most at ${width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      deviceScaleFactor,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    const received = await watch(page);
    await page.goto('/');
    await scrollThrough(page);
    const files = await received();
    const loaded = await page
      .locator('img')
      .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete));
    expect(loaded).toBe(true);
    expect(files.length).toBeGreaterThan(25);
    expect(bytesOf(files), listOf(files)).toBeLessThanOrEqual(700 * KB);
    await context.close();
  });
}

test.describe('nothing that is being read is pushed away', () => {
  /** Has the page keep every layout shift, and gives back how to read them, with what moved. */
  async function watchShifts(page: Page) {
    await page.addInitScript(() => {
      const shifts: { value: number; moved: string }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources?: { node?: Element }[];
        })[]) {
          const moved = entry.sources?.map(
            ({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`,
          );
          shifts.push({ value: entry.value, moved: moved?.join(', ') ?? '' });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return () =>
      page.evaluate(
        () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
      );
  }

  test.describe('by pictures and scripts', () => {
    test.use({ expectedErrors: [/a status of 404|net::ERR_FAILED/] });

    for (const width of [390, 1280]) {
      for (const address of everyPage) {
        test(`on ${address} while it loads and is scrolled at ${width} pixels`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          const shifts = await watchShifts(page);
          // Without fonts, so that when they arrive makes no difference; see below.
          await page.route(/\.woff2$/, (route) => route.abort());
          await page.goto(address, { waitUntil: 'networkidle' });
          await scrollThrough(page);
          expect(await shifts()).toEqual([]);
        });
      }
    }
  });

  test.describe('far by fonts that come late', () => {
    test.use({ expectedErrors: notFoundErrors });

    for (const width of [390, 1280]) {
      test(`on any page at ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const shifts = await watchShifts(page);
        await page.route(/\.woff2$/, async (route) => {
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          await route.continue();
        });
        for (const address of everyPage) {
          await page.goto(address, { waitUntil: 'networkidle' });
          await page.evaluate(() => document.fonts.ready);
          const list = await shifts();
          const total = list.reduce((sum, { value }) => sum + value, 0);
          // A visitor notices from 0.1 on; see site/src/styles/font-fallbacks.css.
          expect(total, `${address}\n${list.map(({ moved }) => moved).join('\n')}`).toBeLessThan(
            0.01,
          );
        }
      });
    }
  });
});
