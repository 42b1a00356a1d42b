import { join } from 'node:path';
import type { LaunchOptions, Locator, Page } from '@playwright/test';
import { productRoot } from '../packages/harness/root.ts';
import { scrollThrough } from '../packages/harness/scrolling.ts';
import { notFoundErrors } from '../packages/harness/site-pages.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

/** The parts of the home page by the name of their picture. */
const homeParts: Record<string, (page: Page) => Locator> = {
  bar: (page) => page.getByRole('banner'),
  hero: (page) => page.locator('main > section').first(),
  services: (page) => page.locator('#services'),
  process: (page) => page.locator('#process'),
  projects: (page) => page.locator('#projects'),
  team: (page) => page.getByRole('region', { name: 'Meet The Team' }),
  testimonials: (page) => page.getByRole('region', { name: 'What Our Clients Say' }),
  'get-in-touch': (page) => page.getByRole('region', { name: 'Get in Touch' }),
  footer: (page) => page.getByRole('contentinfo'),
};
const mainPart = { main: (page: Page) => page.getByRole('main') };
/** The sections of a legal page are all alike. */
const legalParts: typeof homeParts = {
  head: (page) => page.locator('main header'),
  contents: (page) => page.locator('main nav'),
  section: (page) => page.locator('main section').first(),
};

/** Each page by name: its address and its parts. */
const pages = {
  home: { address: '/', parts: homeParts },
  contact: { address: '/contact', parts: mainPart },
  terms: { address: '/terms-and-conditions', parts: legalParts },
  privacy: { address: '/privacy-policy', parts: legalParts },
  'message-sent': { address: '/message-sent', parts: mainPart },
  'message-not-sent': { address: '/message-not-sent', parts: mainPart },
  'not-found': { address: '/no-such-page', parts: mainPart },
};
const { home, ...others } = pages;

/**
 * Every part has a baseline on a usual desk and on a phone; between and beyond these widths only those
 * parts that are laid out there in a way of their own.
 */
const views = [
  { width: 1440, colorScheme: 'light', only: undefined },
  { width: 390, colorScheme: 'dark', only: undefined },
  {
    width: 820,
    colorScheme: 'light',
    only: ['hero', 'services', 'projects', 'team', 'get-in-touch'],
  },
  {
    width: 1920,
    colorScheme: 'dark',
    only: ['hero', 'services', 'projects', 'contact'],
  },
] as const;

/**
 * A pixel counts when its colour is off by more than a fiftieth, a picture when one pixel in two
 * thousand is: nothing on a machine with the same browser, much less than a word that moves by a pixel.
 */
const tolerance = { threshold: 0.02, maxDiffPixelRatio: 0.0005 };

const inNpmBrowser = 'Pictures are compared in the browser that npm brings.';
/** Whether this is the browser of the baselines; other browsers differ in single pixels. */
const isFromNpm = ({ executablePath = '' }: LaunchOptions) =>
  executablePath.startsWith(join(productRoot, '.cache'));

/**
 * Opens a page as it looks once everything is there. Pictures become dark shapes: their place and
 * outline are the page's, what they show is not.
 */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  if (address === '/') {
    await expect(page.getByRole('button', { name: 'Next team member' })).toBeEnabled();
  }
  await page.addStyleTag({ content: 'img { filter: brightness(0) }' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      element.style.position = 'relative';
      element.style.inset = 'auto';
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The tests add a style of their own.
  bypassCSP: true,
  expectedErrors: notFoundErrors,
});

for (const { width, colorScheme, only } of views) {
  const view = `${width}-${colorScheme}`;

  test.describe(`at ${width} pixels, ${colorScheme},`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    for (const [what, group] of [
      ['the home page', { home }],
      ['every other page', others],
    ] as const) {
      const compared = Object.entries(group).map(([name, { address, parts }]) => ({
        ...{ name, address },
        shown: Object.entries(parts).filter(
          ([part]) => !only || only.some((each) => each === part || each === name),
        ),
      }));
      const pagesInView = compared.filter(({ shown }) => shown.length > 0);
      if (pagesInView.length === 0) continue;

      test(`${what} looks like its baselines`, async ({ page, launchOptions }) => {
        test.skip(!isFromNpm(launchOptions), inNpmBrowser);
        for (const { name, address, shown } of pagesInView) {
          await open(page, address);
          for (const [part, find] of shown) {
            const file = [view, `${name}-${part}.png`];
            await expect.soft(find(page)).toHaveScreenshot(file, tolerance);
          }
        }
      });
    }
  });
}

test('every page tells assistive technology what its baseline says', async ({ page }) => {
  for (const [name, { address }] of Object.entries(pages)) {
    await page.goto(address);
    const part = page.locator(address === '/' ? 'body' : 'main');
    await expect.soft(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  }
});
