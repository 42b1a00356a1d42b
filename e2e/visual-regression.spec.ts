import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LaunchOptions, Locator, Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../tools/lib/root.ts';
import { expect, siteTest as test } from './support/fixtures.ts';
import { scrollThrough } from './support/scrolling.ts';
import { notFoundErrors } from './support/site-pages.ts';

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

/**
 * Every part is kept once for each scheme and width; in the other two pairs only those parts whose
 * colours or layout are their own.
 */
const views = [
  { width: 1440, colorScheme: 'light', only: undefined },
  { width: 390, colorScheme: 'dark', only: undefined },
  { width: 1440, colorScheme: 'dark', only: ['hero', 'services'] },
  { width: 390, colorScheme: 'light', only: ['hero', 'team'] },
] as const;

/**
 * A pixel counts when its colour is off by more than a fiftieth, a picture when one pixel in two
 * thousand is: nothing on a machine with the same browser, much less than a word that moves by a pixel.
 */
const tolerance = { threshold: 0.02, maxDiffPixelRatio: 0.0005 };

/** By how many pixels a box may be off where another browser draws the page. */
const boxTolerance = 2;

/** The words that the pictures were made with: where they change, looks cannot be compared. */
const contentHash = () => {
  const hash = createHash('sha256');
  const words = globSync('content/*/**/*.{yaml,yml,json,md}', { cwd: root });
  for (const file of words.sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
};
const isRenewing = ({ config }: TestInfo) =>
  config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';

const inNpmBrowser = 'Pictures are compared in the browser that npm brings.';
/** Whether this is that browser; others differ from it in single pixels. */
const isFromNpm = ({ executablePath = '' }: LaunchOptions) =>
  executablePath.startsWith(join(root, '.cache'));

/** Reads what was kept under a name; when renewing, keeps what is given. */
function kept<Value>(info: TestInfo, name: string, value: Value): Value | undefined {
  const file = info.snapshotPath(name, { kind: 'snapshot' }).replace(/-\w+(?=\.json$)/, '');
  if (isRenewing(info)) {
    mkdirSync(dirname(file), { recursive: true });
    // A line for each box, so that a change can be read.
    const lines = JSON.stringify(value, null, 2).replaceAll(/\[[^\]]*\]/g, (box) =>
      box.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
    );
    writeFileSync(file, `${lines}\n`);
  }
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Writes a picture again in fewer bytes and the same colours. */
async function shrink(file: string): Promise<void> {
  const picture = sharp(readFileSync(file)).removeAlpha();
  const [one, other] = await Promise.all(
    // Text is smaller without filters, patterns with them.
    [false, true].map((adaptiveFiltering) =>
      picture.clone().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
    ),
  );
  if (one && other) writeFileSync(file, one.length < other.length ? one : other);
}

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

/** Left, top, width and height of an element, by its name. */
type Boxes = Record<string, number[]>;

/** Where landmarks, headings, cards, pictures and controls stand, each from the corner of its section. */
const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(() => {
    const boxes: Boxes = {};
    const sections = 'header, footer, main, section';
    const parts = `${sections}, h1, h2, h3, nav, form, figure, img, button, input, textarea, li:has(h3, figure)`;
    for (const element of document.querySelectorAll(parts)) {
      if (element.closest('[aria-hidden="true"], [inert]') || !element.checkVisibility()) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const around = element.parentElement?.closest(sections)?.getBoundingClientRect();
      const said = element.matches('h1, h2, h3') ? element : element.querySelector('h1, h2, h3');
      const words = element.getAttribute('alt') ?? said?.textContent ?? '';
      const name = `${element.tagName.toLowerCase()} ${words.trim().slice(0, 30)}`.trim();
      let key = name;
      for (let count = 2; key in boxes; count++) key = `${name} (${count})`;
      boxes[key] = [left - (around?.left ?? 0), top - (around?.top ?? 0), width, height].map(
        Math.round,
      );
    }
    return boxes;
  });

/** The boxes that do not stand where they were agreed to. */
const moved = (agreed: Boxes, boxes: Boxes): Boxes =>
  Object.fromEntries(
    Object.entries(boxes).filter(([name, box]) =>
      box.some((side, index) => Math.abs(side - (agreed[name]?.[index] ?? 0)) > boxTolerance),
    ),
  );

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The tests add a style of their own.
  bypassCSP: true,
  expectedErrors: notFoundErrors,
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
test.beforeEach(({}, info) => {
  test.skip(Boolean(process.env['SITE_DIR']), 'Another build than the one the looks were kept of.');
  const hash = contentHash();
  const keptHash = kept(info, 'content.json', hash);
  expect(keptHash, 'how the site looks is kept: playwright test looks -u').toBeTruthy();
  test.skip(
    keptHash !== hash,
    'The words have changed since the looks were kept: see CONTRIBUTING.md for how to renew them.',
  );
});

for (const { width, colorScheme, only } of views) {
  test.describe(`at ${width} pixels, ${colorScheme},`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    for (const [name, { address, parts }] of Object.entries(pages)) {
      const shown = Object.entries(parts).filter(
        ([part]) => !only || (only as readonly string[]).includes(part),
      );
      if (shown.length === 0) continue;

      test(`${name} looks as it was agreed`, async ({ page, launchOptions }, info) => {
        test.slow();
        test.skip(Boolean(only) && !isFromNpm(launchOptions), inNpmBrowser);
        await open(page, address);
        if (!only) {
          const boxes = await boxesOf(page);
          const agreed = kept(info, `${name}-${width}.json`, boxes) ?? {};
          expect(Object.keys(boxes)).toEqual(Object.keys(agreed));
          expect.soft(moved(agreed, boxes)).toEqual({});
        }
        if (!isFromNpm(launchOptions)) return;
        for (const [part, find] of shown) {
          const picture = `${name}-${part}-${width}-${colorScheme}.png`;
          await expect.soft(find(page)).toHaveScreenshot(picture, tolerance);
          if (isRenewing(info)) await shrink(info.snapshotPath(picture, { kind: 'screenshot' }));
        }
      });
    }
  });
}

test.describe('the comparison of pictures notices', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [change, style] of Object.entries({
    'an accent a little lighter': ':root { --laterite-500: oklch(0.71 0.18 42) }',
    'a page a little darker': ':root { --chalk-50: oklch(0.96 0.006 85) }',
    'a heading two pixels lower': 'h1, h2 { translate: 0 2px }',
    'a picture narrower by a hundredth': 'img { scale: 0.99 }',
  })) {
    test(change, async ({ page, launchOptions }) => {
      test.skip(!isFromNpm(launchOptions), inNpmBrowser);
      await open(page, '/');
      await page.addStyleTag({ content: style });
      const hero = homeParts['hero']?.(page);
      await expect(hero ?? page).not.toHaveScreenshot('home-hero-1440-light.png', tolerance);
    });
  }
});

test('the comparison of boxes notices a heading three pixels lower', async ({ page }) => {
  await open(page, '/contact');
  const before = await boxesOf(page);
  expect(moved(before, await boxesOf(page))).toEqual({});
  await page.addStyleTag({ content: 'h1 { translate: 0 3px }' });
  expect(Object.keys(moved(before, await boxesOf(page)))).toEqual(['h1 Contact Us']);
});
