import type { Page } from '@playwright/test';
import { placesInFrames } from '../../packages/harness/scrolling.ts';
import { boxOf } from '../support/box.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

const phone = { width: 390, height: 844 };

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => mainNavigation(page).getByRole('button', { name: 'Menu' });

test('the bar shows each of eight links, whatever the width of the window', async ({ page }) => {
  await page.goto('/');
  await page.locator('#menu > li').evaluateAll(([first]) => {
    for (let added = 0; added < 4; added++) first?.after(first.cloneNode(true));
  });
  for (const width of [769, 900, 1050]) {
    await page.setViewportSize({ width, height: 800 });
    const links = await mainNavigation(page).getByRole('link').all();
    expect(links, `at ${width}`).toHaveLength(8);
    for (const link of links) {
      const { x, right } = await boxOf(link);
      expect(x, `at ${width}`).toBeGreaterThan(0);
      expect(right, `at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test.describe('the small-screen menu', () => {
  test.use({ viewport: phone });

  test('is one column that scrolls in a window too low for it', async ({ page }) => {
    for (const [width, height] of [
      [320, 256],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await menuButton(page).click();
      const links = await mainNavigation(page).getByRole('link').all();
      const boxes = await Promise.all(links.map(boxOf));
      for (const [index, { y }] of boxes.slice(1).entries()) {
        expect(y, `link ${index + 2} at ${width}`).toBeGreaterThanOrEqual(
          boxes[index]?.bottom ?? 0,
        );
      }
      await links.at(-1)?.scrollIntoViewIfNeeded();
      await expect(mainNavigation(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
    }
  });

  test('leaves a name beside it as it is when it opens, short or long', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link').first();
    for (const [name, isLong] of [
      ['Deichwerk Software', false],
      ['Abernathy Whitcombe Partners X', true],
    ] as const) {
      await link.evaluate(
        (element, [text, long]) => {
          const own = [...element.childNodes].findLast(({ textContent }) => textContent?.trim());
          if (own) own.textContent = text;
          if (long) element.dataset['long'] = '';
        },
        [name, isLong] as const,
      );
      const sizes = async () => {
        const [{ height }, button] = [await boxOf(link), await boxOf(menuButton(page))];
        return [height, Math.round(button.width), button.height];
      };
      const closed = await sizes();
      expect(closed[0], name).toBe(44);
      await menuButton(page).click();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      expect(await sizes(), name).toEqual(closed);
      await menuButton(page).click();
    }
  });

  test('is there up to 768 pixels, and gives way to the bar’s own links when the window grows', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/');
    await menuButton(page).click();
    await page.setViewportSize({ width: 769, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    const boxes = await Promise.all(
      (await mainNavigation(page).getByRole('link').all()).map(boxOf),
    );
    expect(boxes).toHaveLength(4);
    for (const { y, height } of boxes) expect(y + height).toBeLessThan(100);
  });

  test.describe('in a browser without popovers', () => {
    test.use({ bypassCSP: true });

    test('is not needed: every link stands in the bar and works', async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover']) {
          Reflect.deleteProperty(HTMLElement.prototype, name);
        }
      });
      await page.route('/contact', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const condition = '@supports selector(:popover-open)';
        expect(html).toContain(condition);
        const body = html.replaceAll(condition, '@supports not selector(:popover-open)');
        await route.fulfill({ response, body });
      });
      await page.goto('/contact');
      await expect(menuButton(page)).toBeHidden();
      await expect(mainNavigation(page).getByRole('link')).toHaveCount(4);
      await mainNavigation(page).getByRole('link', { name: 'Projects' }).click();
      await expect(page).toHaveURL(`${baseURL}/#projects`);
    });
  });
});

test('below quotes that have moved, a reload shows the same place after going back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const { y } = await boxOf(page.locator('#get-in-touch h2'));
  const place = Math.round(y) - 300;
  const atPlace = () => expect.poll(() => placesInFrames(page, 8)).toEqual(Array(8).fill(place));
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline) animation.currentTime = 25_000;
  });
  for (const way of [-20_000, place]) await page.mouse.wheel(0, way);
  await atPlace();
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL('/contact');
  await page.goBack();
  await atPlace();
  await page.reload();
  await atPlace();
});
