import type { Page } from '@playwright/test';
import { scrollThrough } from '../packages/harness/scrolling.ts';
import { content } from '../packages/harness/site-pages.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

const isPlaceholder = (url: URL) => /\/picture-placeholder\.svg$/.test(url.pathname);
const isPicture = (url: URL) => /\.(avif|webp|png|svg)$/.test(url.pathname) && !isPlaceholder(url);

/** The number of requests for the placeholder, which a browser fetches only where a visitor sees it. */
function countPlaceholders(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isPlaceholder(new URL(request.url()))) count += 1;
  });
  return () => count;
}

/** The places of all pictures of the main part, from the top of the page; a logo that does not load becomes a name. */
const places = (page: Page) =>
  page.locator('main img:not(section section img)').evaluateAll((all) =>
    all.map((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return [left, top + scrollY, width, height].map(Math.round);
    }),
  );

test.describe('a picture that cannot be loaded', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedErrors: [/Failed to load resource: net::ERR_FAILED/],
  });

  test('leaves its place, a placeholder and its description, and one that loads needs no placeholder', async ({
    page,
  }) => {
    const placeholders = countPlaceholders(page);
    await page.goto('/');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(placeholders()).toBe(0);
    const loaded = await places(page);

    await page.route(isPicture, (route) => route.abort());
    await page.goto('/');
    await scrollThrough(page);
    const broken = await places(page);
    expect(broken.length).toBe(loaded.length);
    const moved = broken.filter((place, index) =>
      place.some((edge, side) => Math.abs(edge - (loaded[index]?.[side] ?? 0)) > 2),
    );
    expect(moved).toEqual([]);
    expect(placeholders()).toBeGreaterThan(0);
    const projects = page.getByRole('region', { name: 'Crafted to Impress' });
    const descriptions = await projects
      .locator('li img:not([data-vehicle])')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
    expect(descriptions).toEqual(content.projects.items.map(() => expect.stringMatching(/\w/)));
  });
});
