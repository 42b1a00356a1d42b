import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { boxOf } from './support/box.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test.describe('dark, on a phone,', () => {
  test.use({ colorScheme: 'dark', viewport: phone });

  // The audit has the page as it comes, in both schemes.
  test('axe finds nothing wrong with the home page once its controls are used', async ({
    page,
  }) => {
    await page.goto('/');
    for (const pause of await page.getByRole('checkbox', { name: /^Pause/ }).all()) {
      await pause.check();
    }
    const next = page.getByRole('button', { name: 'Next team member' });
    await next.scrollIntoViewIfNeeded();
    await next.click();
    const cards = page.getByRole('region', { name: 'Crafted to Impress' }).getByRole('listitem');
    await cards.first().getByRole('link').focus();
    await cards.nth(3).hover();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'About us' })).toBeVisible();
    expect(await violationsOf(page, { within: 'header' })).toEqual([]);
  });
});

for (const { what, size, text } of [
  { what: 'when zoomed to 400 %', size: { width: 320, height: 256 }, text: 16 },
  { what: 'in text of 200 %', size: phone, text: 32 },
]) {
  test(`the menu can be used ${what}`, async ({ page }) => {
    await page.setViewportSize(size);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Start Project' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(/\/contact$/);
  });
}

test('the bar stays in view, but in a low window it goes with the page', async ({ page }) => {
  for (const [height, isThere] of [
    [600, true],
    [256, false],
  ] as const) {
    await page.setViewportSize({ width: 320, height });
    await page.goto('/contact');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const { bottom } = await boxOf(page.getByRole('banner'));
    expect(bottom > 0, `at ${height}`).toBe(isThere);
  }
});

test.describe('a journey with the keyboard', () => {
  // The focus comes into view at once, and at the same place as after a smooth scroll.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** The fault of the current focus; empty when it is visible and not covered. */
  const focusIssue = (page: Page) =>
    page.evaluate(async () => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const isBelowBar = (element: Element) =>
        element.closest('header') !== null ||
        getComputedStyle(element).position === 'fixed' ||
        element.getBoundingClientRect().top >= bar - 1;
      const isInView = () => {
        const focused = document.activeElement ?? document.body;
        const { top, bottom } = focused.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && isBelowBar(focused);
      };
      // A busy browser brings the focus into view late.
      for (let frame = 0, still = 0, before = scrollY; still < 3; before = scrollY, frame++) {
        await new Promise(requestAnimationFrame);
        still = scrollY === before && (isInView() || frame > 60) ? still + 1 : 0;
      }
      const element = document.activeElement;
      if (!element || element === document.body) return { name: '', issue: '' };
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
      const shown = element.matches('[data-pause]') ? element.closest('label') : element;
      if (!shown) return { name, issue: 'nothing shows it' };
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      const issues: string[] = [];
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) issues.push('no outline');
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) {
        issues.push('outside of the window');
      }
      if (!isBelowBar(element)) issues.push(`beneath the bar: ${top} < ${bar}`);
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (middle && !shown.contains(middle) && !middle.contains(shown)) {
        issues.push(`covered by ${middle.tagName} ${middle.className}`);
      }
      return { name, issue: issues.join(', ') };
    });

  for (const { address, viewport, key } of [
    { address: '/', viewport: desk, key: 'Tab' },
    // Backwards on the longest page: there the focus comes from below the bar.
    { address: '/', viewport: phone, key: 'Shift+Tab' },
    { address: '/contact', viewport: phone, key: 'Tab' },
    { address: '/privacy-policy', viewport: desk, key: 'Tab' },
  ]) {
    test(`with ${key} over ${address} at ${viewport.width} pixels always shows where it is`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const reachable = page
        .locator('a[href], button, input:not([type="hidden"]), textarea')
        .filter({ visible: true });
      const names: string[] = [];
      const issues: string[] = [];
      for (let stop = 0; stop < 80; stop++) {
        await page.keyboard.press(key);
        const { name, issue } = await focusIssue(page);
        if (!name) break;
        names.push(name);
        if (issue) issues.push(`${name}: ${issue}`);
      }
      expect(issues).toEqual([]);
      expect(names.length).toBeLessThan(80);
      // Everything that can be used is on the way: no trap, nothing left out.
      const others = await reachable.evaluateAll(
        (all) => all.filter((each) => !each.closest('[inert], [aria-hidden="true"]')).length,
      );
      expect(names.length).toBeGreaterThanOrEqual(others - 2);
    });
  }
});
