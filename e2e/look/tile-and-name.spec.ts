import type { Locator, Page } from '@playwright/test';
import { scrollToPlace } from '../../packages/harness/scrolling.ts';
import { notFoundErrors } from '../../packages/harness/site-pages.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

/**
 * How far the tile is from its gap, in sides of the gap, and the words that it covers. At a `progress` of its motion
 * from 0 to 1, or as it is now. Runs in the page.
 */
function readLooseTile(progress?: number): {
  x: number;
  y: number;
  covered: string[];
} {
  const loose = document.querySelector('[data-loose-tile]');
  const place = document.querySelector('[data-gap]')?.getBoundingClientRect();
  if (!loose || !place) throw new Error('There is no loose tile.');
  if (progress !== undefined) {
    for (const animation of loose.getAnimations()) {
      animation.pause();
      const { delay = 0, activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
      animation.currentTime = delay + Number(activeDuration) * progress;
    }
  }
  const box = loose.getBoundingClientRect();
  const words = [...document.querySelectorAll('main :is(h1, p, a)')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map((line) => ({ line, text: element.textContent }));
  });
  const covered = words.filter(
    ({ line }) =>
      line.left < box.right &&
      box.left < line.right &&
      line.top < box.bottom &&
      box.top < line.bottom,
  );
  return {
    x: (box.left + box.right - place.left - place.right) / 2 / place.width,
    y: (box.top + box.bottom - place.top - place.bottom) / 2 / place.height,
    covered: [...new Set(covered.map(({ text }) => text))],
  };
}

test.describe('the loose tile of the not-found page', () => {
  test.use({ expectedErrors: notFoundErrors });

  /** How far the tile is from its gap, in tenths of the gap's side. */
  const distance = async (page: Page) => {
    const { x, y } = await page.evaluate(readLooseTile, undefined);
    return Math.round(Math.hypot(x, y) * 10);
  };

  for (const width of [390, 1920]) {
    test(`comes off and covers no words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/no-such-page');
      for (const progress of [0, 0.25, 0.5, 0.75, 1]) {
        const { covered } = await page.evaluate(readLooseTile, progress);
        expect(covered, `at ${progress}`).toEqual([]);
      }
      expect(await distance(page)).toBeGreaterThan(4);
      expect(await distance(page)).toBeLessThan(12);
    });
  }

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`goes back into its gap for a link that is pointed at or focused, motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/no-such-page');
      const link = page.getByRole('main').getByRole('link').first();
      await link.hover();
      await expect.poll(() => distance(page)).toBe(0);
      await page.mouse.move(5, 400);
      await expect.poll(() => distance(page)).toBeGreaterThan(4);
      // Only a focus from the keyboard is visible.
      await page.getByRole('banner').getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect.poll(() => distance(page)).toBe(0);
    });
  }
});

test.describe('the name at the foot of the page', () => {
  const slant = (text: Locator) =>
    text.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).c);

  test('stands up while it comes into view, and stands so under reduced motion', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    const name = page.getByRole('contentinfo').locator('svg text');
    // The slant at the start, as a number in the page.
    await name.evaluate((element) => {
      element.addEventListener('animationstart', () => {
        const { c } = new DOMMatrix(getComputedStyle(element).transform);
        element.setAttribute('data-first-slant', `${c}`);
      });
    });
    await scrollToPlace(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await expect
      .poll(async () => Number(await name.getAttribute('data-first-slant')))
      .toBeGreaterThan(0.2);
    await expect.poll(() => slant(name)).toBeCloseTo(0, 2);
    await scrollToPlace(page, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await slant(name)).toBe(0);
  });
});

test('the contents of a legal page show the section that is being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/privacy-policy');
  const marked = () =>
    page.locator('main nav li').evaluateAll((items) =>
      items.flatMap((item, index) => {
        const isMarked = getComputedStyle(item).borderInlineStartColor !== 'rgba(0, 0, 0, 0)';
        return isMarked ? [index] : [];
      }),
    );
  for (const index of [1, 3]) {
    const section = page.locator('main section').nth(index);
    const top = await section.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    await scrollToPlace(page, top);
    await expect.poll(marked).toEqual([index]);
  }
});
