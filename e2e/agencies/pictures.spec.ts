import type { Browser, Page } from '@playwright/test';
import { full, newIssues, fullTest as test } from '../support/agencies/agencies.ts';
import { kinds } from '../support/agencies/pictures.ts';
import { expect } from '../support/fixtures.ts';
import {
  chosenWidths,
  loadPictures,
  pictureFields,
  pictureLayoutIssues,
  pictureWeightIssues,
  turnPictures,
} from '../support/picture-layout.ts';

const screens = [
  { size: [390, 844], colorScheme: 'light', deviceScaleFactor: 2 },
  { size: [820, 1180], colorScheme: 'light', reducedMotion: 'reduce' },
  { size: [1440, 900], colorScheme: 'dark' },
] as const;

/** The result of `chosenWidths` on a page whose photos do not load. */
async function widthsWithoutLoading(page: Page, url: string): Promise<number[]> {
  const isPhoto = /\.(?:avif|webp|png|jpe?g)$/;
  await page.route(isPhoto, (route) => route.abort());
  await page.goto(url);
  await page.evaluate(loadPictures);
  const widths = await page.evaluate(chosenWidths, pictureFields);
  await page.unroute(isPhoto);
  return widths;
}

/** The number of kinds with a picture; the empty kind is drawn. */
const shown = kinds.filter(Boolean).length;

/** Fields that a page shows once: the test gives them every kind in turn, as lists have by themselves. */
const single = pictureFields.filter(({ name }) => /^(theme|hero)/.test(name));

/** The issues of the pictures of a page, on all screens. */
async function issuesOn(browser: Browser, url: string): Promise<string[]> {
  const issues: string[] = [];
  for (const { size, ...screen } of screens) {
    const [width, height] = size;
    const context = await browser.newContext({ ...screen, viewport: { width, height } });
    const page = await context.newPage();
    const files = await widthsWithoutLoading(page, url);
    await page.goto(url);
    await page.evaluate(loadPictures);
    const found = await page.evaluate(pictureWeightIssues, [pictureFields, files] as const);
    found.push(...(await page.evaluate(pictureLayoutIssues, pictureFields)));
    const isHome = (await page.locator('#projects').count()) > 0;
    for (let turn = 1; isHome && turn <= shown; turn += 1) {
      await page.evaluate(turnPictures, [single, shown, turn] as const);
      await page.evaluate(loadPictures);
      found.push(...(await page.evaluate(pictureLayoutIssues, single)));
    }
    issues.push(...[...new Set(found)].map((issue) => `at ${width}, ${issue}`));
    await context.close();
  }
  return issues;
}

for (const [name, address] of Object.entries({
  'the home page': '',
  'a case study': 'projects/coldline',
  'the contact page': 'kontakt',
})) {
  test(`pictures of every kind have their place and no needless weight on ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const issues = await issuesOn(browser, `${baseURL}${address}`);
    expect(newIssues(`${full.base}${address}`, issues)).toEqual([]);
  });
}
