import type { Page } from '@playwright/test';
import { scrollToPlace } from '../../packages/harness/scrolling.ts';
import { content } from '../../packages/harness/site-pages.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

/** The unfilled squares of the pattern, in reading order. */
const unfilled = (page: Page) => page.locator('main > section:first-child [aria-hidden] > span');

/** The share of each square that is filled, 0 to 1. */
const fills = (page: Page) =>
  unfilled(page).evaluateAll((squares) =>
    squares.map((square) => Number(getComputedStyle(square, '::before').scale.split(' ').at(-1))),
  );

test('a square of the hero stays filled after the pointer has passed over it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await unfilled(page).nth(1).hover();
  await expect.poll(() => fills(page)).toEqual([0, 1, 0]);
  await page.mouse.move(30, 200);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  expect(await fills(page)).toEqual([0, 1, 0]);
  // Scrolling fills none.
  await scrollToPlace(page, 400);
  expect(await fills(page)).toEqual([0, 1, 0]);
});

/** The links in view whose ground is the accent, layers over them included. */
const accentButtons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-accent)';
    document.body.append(probe);
    const accent = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('a, button')].flatMap((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      if (width === 0 || bottom < 0 || top > innerHeight) return [];
      const layer = getComputedStyle(link, '::after');
      const isFilled =
        getComputedStyle(link).backgroundColor === accent ||
        (layer.backgroundColor === accent && Number(layer.opacity) > 0);
      return isFilled ? [link.textContent] : [];
    });
  });

test('on the home page one button in view has the accent: the bar’s takes it from the hero’s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  expect(await accentButtons(page)).toEqual(['Get a Quote']);
  await scrollToPlace(page, 600);
  await expect.poll(() => accentButtons(page)).toEqual(['Start Project']);
});

test.describe('the marker on the screen of the device', () => {
  /** The middle of the marker, as shares of the width and height of the screen. */
  const markerPlace = (page: Page) =>
    page.locator('[data-marker]').evaluate((marker) => {
      const { translate } = getComputedStyle(marker);
      const [x = 0, y = 0] = translate.split(' ').map(Number.parseFloat);
      const { offsetWidth = 1, offsetHeight = 1 } = marker.parentElement ?? {};
      const size = Number.parseFloat(getComputedStyle(marker).inlineSize) / 100;
      return { x: (x * size) / offsetWidth, y: (y * size) / offsetHeight };
    });
  const route = content.hero.section.markerRoute?.split(', ') ?? [];
  /** The numbers of a place, in parts of the screen's size. */
  const partsOf = (place = '') => place.split(' ').map((number) => Number(number) / 1000);
  const [[startX = 0] = [], [endX = 0, endY = 0] = []] = [route[0], route.at(-1)].map(partsOf);

  test('goes along its route while the device becomes flat, and is at its end for a visitor who prefers less motion, but not on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    expect((await markerPlace(page)).x).toBeCloseTo(startX, 2);
    await scrollToPlace(page, 700);
    await expect.poll(async () => (await markerPlace(page)).x).toBeCloseTo(endX, 2);
    expect((await markerPlace(page)).y).toBeCloseTo(endY, 2);
    await scrollToPlace(page, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await markerPlace(page)).x).toBeCloseTo(endX, 2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-marker]')).toBeHidden();
  });
});
