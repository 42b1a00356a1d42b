import type { Page } from '@playwright/test';
import { everyPage, notFoundErrors } from '../packages/harness/site-pages.ts';
import { Traffic } from './support/audit/traffic.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

test.use({ expectedErrors: notFoundErrors });

/** Holds back the styles below the first view. @returns a function that releases them */
async function holdLaterStyles(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/styles\.[^/]*\.css$/, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/**
 * The paths of the pictures that the page has so far, by whether their top is in the window; without those that come
 * later. The field of the hero is a background.
 */
const pictures = (page: Page, isInWindow: boolean) =>
  page.evaluate((inWindow) => {
    const isThere = (element: Element) =>
      element.getBoundingClientRect().top < innerHeight === inWindow;
    const images = [...document.images]
      .filter((image) => image.loading !== 'lazy' && isThere(image))
      .map((image) => image.currentSrc || image.src);
    const fields = [...document.querySelectorAll('main > section:first-child :empty')]
      .filter(isThere)
      .flatMap(
        (field) => /^url\("(.*)"\)$/.exec(getComputedStyle(field).backgroundImage)?.[1] ?? [],
      );
    return [...images, ...fields].map((address) => new URL(address).pathname);
  }, isInWindow);

/** The pages whose other styles are a file; the others are a single answer. */
const inTwoParts = ['/', '/contact'];

const unique = (paths: readonly string[]) => [...new Set(paths)].sort();

for (const { width, height, addresses } of [
  { width: 390, height: 844, addresses: everyPage },
  { width: 1440, height: 900, addresses: inTwoParts },
]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const address of addresses) {
      test(`${address} is painted before anything below its first view is asked for`, async ({
        page,
      }) => {
        const release = await holdLaterStyles(page);
        const asked: { type: string; path: string }[] = [];
        page.on('request', (request) => {
          const { pathname: path } = new URL(request.url());
          asked.push({ type: request.resourceType(), path });
        });
        const traffic = new Traffic(page);
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        await traffic.settled('stylesheet');
        const ofType = (...types: string[]) => asked.filter(({ type }) => types.includes(type));
        expect(ofType('document')).toHaveLength(1);
        expect(ofType('font')).toHaveLength(2);
        const files = inTwoParts.includes(address) ? 1 : 0;
        expect(ofType('stylesheet')).toHaveLength(files);
        expect(asked).toHaveLength(3 + files + ofType('image').length);
        // The marker on the device may be requested as well, when there is time.
        const marker = await page
          .locator('img[data-marker]')
          .evaluateAll((all) =>
            all.map((each) => new URL((each as HTMLImageElement).src).pathname),
          );
        const askedPictures = unique(ofType('image').map(({ path }) => path));
        expect(askedPictures.filter((path) => !marker.includes(path))).toEqual(
          unique(await pictures(page, true)),
        );
        if (files > 0) expect(await pictures(page, false)).toEqual([]);

        await release();
        await page.waitForLoadState();
        const eager = await page
          .locator('img:not([loading="lazy"])')
          .evaluateAll((all) =>
            all
              .filter((each) => each.getBoundingClientRect().top >= innerHeight)
              .map((each) => (each as HTMLImageElement).src),
          );
        expect(eager).toEqual([]);
      });
    }
  });
}
