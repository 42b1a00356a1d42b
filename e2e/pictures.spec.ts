import type { Browser, Page } from '@playwright/test';
import { test as base, expect, Gateway } from './support/fixtures.ts';
import {
  chosenWidths,
  loadPictures,
  pictureFields,
  pictureLayoutIssues,
  pictureWeightIssues,
  turnPictures,
} from './support/picture-layout.ts';
import { fillWithPictures, kinds } from './support/test-pictures.ts';
import { VariantSite } from './support/variant-site.ts';

/** The site of an owner who has every kind of picture; one of a worker, built anew for each test. */
const test = base.extend<object, { site: VariantSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const site = new VariantSite();
      site.edit('process/section.yaml', /^show:.*$/m, 'show: both');
      site.edit('testimonials/section.yaml', /^show:.*$/m, 'show: both');
      await use(site);
      site.delete();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// One worker builds one variant after the other: two builds at once would share the cache of pictures.
test.describe.configure({ mode: 'default' });

const screens = [
  { width: 390, height: 844, colorScheme: 'light', deviceScaleFactor: 2 },
  { width: 1440, height: 900, colorScheme: 'dark', deviceScaleFactor: 1 },
] as const;

/** What `chosenWidths` returns for a page that gets no photo. */
async function widthsWithoutLoading(page: Page, url: string): Promise<number[]> {
  const isPhoto = /\.(?:avif|webp|png|jpe?g)$/;
  await page.route(isPhoto, (route) => route.abort());
  await page.goto(url);
  await page.evaluate(loadPictures);
  const widths = await page.evaluate(chosenWidths, pictureFields);
  await page.unroute(isPhoto);
  return widths;
}

/** What is wrong with the pictures of a page on all screens; `turns` is how often they change places. */
async function issuesOn(browser: Browser, url: string, turns = 0): Promise<string[]> {
  const issues: string[] = [];
  for (const { width, height, ...screen } of screens) {
    const context = await browser.newContext({ ...screen, viewport: { width, height } });
    const page = await context.newPage();
    const files = await widthsWithoutLoading(page, url);
    await page.goto(url);
    await page.evaluate(loadPictures);
    const found = await page.evaluate(pictureWeightIssues, [pictureFields, files] as const);
    for (let turn = 0; turn <= turns; turn += 1) {
      if (turn > 0) {
        await page.evaluate(turnPictures, [pictureFields, kinds.length, turn] as const);
        await page.evaluate(loadPictures);
      }
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        found.push(...(await page.evaluate(pictureLayoutIssues, pictureFields)));
      }
    }
    issues.push(...[...new Set(found)].map((issue) => `at ${width}, ${issue}`));
    await context.close();
  }
  return issues;
}

// Two builds give every field of a list every kind; the browser then shows each kind in each place.
for (const first of [0, 4]) {
  test(`pictures of every kind have their place and no needless weight, ${kinds[first]} first`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(180_000);
    await fillWithPictures(site.contentFolder, first);
    await site.build();
    const gateway = new Gateway({ SITE_DIR: site.siteDir });
    const issues: string[] = [];
    try {
      await gateway.start();
      for (const address of ['', 'projects/solace-clinics', 'contact']) {
        const turns = first === 0 && address === '' ? kinds.length : 0;
        const found = await issuesOn(browser, `${gateway.url}/${address}`, turns);
        issues.push(...found.map((issue) => `/${address} ${issue}`));
      }
    } finally {
      await gateway.remove();
    }
    expect(issues).toEqual([]);
  });
}

test('words under a picture, a distorted picture and one outside its frame would be found', async ({
  browser,
  gateway,
}) => {
  const page = await browser.newPage({
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await page.goto(gateway.url);
  await page.evaluate(loadPictures);
  const issues = () => page.evaluate(pictureLayoutIssues, pictureFields);
  expect(await issues()).toEqual([]);
  const faults = [
    ['#services > ul > li > :last-child { margin-block-start: -4rem }', /^services.* over "/],
    ['#team img { aspect-ratio: 3; object-fit: fill }', /^team.* distorted to/],
    [
      '#services > ul > li > :first-child { overflow: visible } #services [role="img"] { translate: 0 3rem }',
      /^services.* outside/,
    ],
    ['#projects > ul > li { min-inline-size: 500px }', /^the page scrolls sideways/],
    ['#projects img { block-size: 1400px }', /^projects.* pixels high in a window/],
  ] as const;
  for (const [content, found] of faults) {
    const style = await page.addStyleTag({ content });
    expect(await issues(), content).toContainEqual(expect.stringMatching(found));
    await style.evaluate((element) => (element as Element).remove());
  }
  await page.close();
});
