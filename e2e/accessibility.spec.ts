import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { expect, siteTest as test } from './support/fixtures.ts';
import { scrollThrough } from './support/scrolling.ts';
import { everyPage, notFoundErrors, publicPages } from './support/site-pages.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [phone, desk]) {
    test.describe(`axe, ${colorScheme}, ${viewport.width} pixels`, () => {
      test.use({ colorScheme, viewport, expectedErrors: notFoundErrors });

      for (const address of everyPage) {
        test(`finds nothing wrong with ${address}`, async ({ page }) => {
          await page.goto(address);
          expect(await violationsOf(page)).toEqual([]);
        });
      }

      // Either scheme once, either width once.
      if ((colorScheme === 'dark') !== (viewport === phone)) return;

      test('finds nothing wrong with the team once it is alive, at any member', async ({
        page,
      }) => {
        await page.goto('/');
        const team = page.getByRole('region', { name: 'Meet The Team' });
        await team.scrollIntoViewIfNeeded();
        const next = team.getByRole('button', { name: 'Next team member' });
        await expect(next).toBeEnabled();
        expect(await violationsOf(page)).toEqual([]);
        await next.click();
        expect(await violationsOf(page)).toEqual([]);
      });
    });
  }

  test.describe(`axe, ${colorScheme}, in other states`, () => {
    test.use({ colorScheme });

    test('finds nothing wrong with the open menu', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'About us' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('finds nothing wrong with project cards under focus and pointer', async ({ page }) => {
      await page.goto('/');
      const cards = page.getByRole('region', { name: 'Crafted to Impress' }).getByRole('listitem');
      await cards.first().getByRole('link').focus();
      await cards.nth(3).hover();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('finds nothing wrong with paused strips', async ({ page }) => {
      await page.goto('/');
      for (const pause of await page.getByRole('checkbox', { name: /^Pause/ }).all()) {
        await pause.check();
      }
      expect(await violationsOf(page)).toEqual([]);
    });
  });

  test.describe(`axe, ${colorScheme}, under reduced motion`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('finds nothing wrong with the pages that move otherwise', async ({ page }) => {
      for (const address of ['/', '/contact']) {
        await page.goto(address);
        expect(await violationsOf(page), address).toEqual([]);
      }
    });
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons keep a border and pause controls their icon', async ({ page }) => {
    await page.goto('/');
    const edge = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name, exact: true })
        .first()
        .evaluate((link) => {
          const { borderTopWidth, borderTopColor } = getComputedStyle(link);
          return { width: borderTopWidth, isSeen: borderTopColor !== 'rgba(0, 0, 0, 0)' };
        });
    for (const name of ['Get a Quote', 'Start Project', 'Start Your Project']) {
      expect(await edge(name), name).toEqual({ width: '2px', isSeen: true });
    }
    const icon = page.locator('label:has([data-pause]) svg').first();
    const { stroke, background } = await icon.evaluate((element) => ({
      stroke: getComputedStyle(element).stroke,
      background: getComputedStyle(document.body).backgroundColor,
    }));
    expect(stroke).not.toBe(background);
  });

  test('axe finds nothing wrong', async ({ page }) => {
    await page.goto('/');
    // axe reads the colours that the page asks for, not those that the browser forces.
    expect(await violationsOf(page, { without: ['color-contrast'] })).toEqual([]);
  });
});

test.describe('on a very small window', () => {
  test.use({ expectedErrors: notFoundErrors });

  for (const [name, viewport] of [
    ['320 pixels wide', { width: 320, height: 640 }],
    ['zoomed to 400 %', { width: 320, height: 256 }],
  ] as const) {
    for (const address of everyPage) {
      test(`${address} needs no sideways scrolling, ${name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(address);
        await scrollThrough(page);
        const tooWide = await page.evaluate(() => {
          const width = document.documentElement.clientWidth;
          const isClipped = (element: Element) => {
            for (let each = element.parentElement; each; each = each.parentElement) {
              if (each === document.body) return false;
              if (getComputedStyle(each).overflowX !== 'visible') return true;
            }
            return false;
          };
          return {
            page: document.documentElement.scrollWidth - width,
            elements: [...document.querySelectorAll('main *, header *, footer *')]
              .filter((element) => {
                if (element.closest('svg, [inert], [aria-hidden="true"]')) return false;
                const { left, right, width: own } = element.getBoundingClientRect();
                return own > 1 && (right > width + 1 || left < -1) && !isClipped(element);
              })
              .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
          };
        });
        expect(tooWide).toEqual({ page: 0, elements: [] });
      });
    }
  }

  test('the menu can be used when zoomed to 400 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Start Project' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('very long words do not widen the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of publicPages) {
      await page.goto(address);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('main :is(h1 span, h1, h2, h3, p, li)')) {
          if (element.childElementCount > 0 || element.closest('[aria-hidden="true"]')) continue;
          element.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
        }
      });
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth, address).toBe(clientWidth);
    }
  });

  test('text spaced as WCAG 1.4.12 asks for is not cut off', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of publicPages) {
      await page.goto(address);
      const cut = await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
          element.style.setProperty('line-height', '1.5', 'important');
          element.style.setProperty('letter-spacing', '0.12em', 'important');
          element.style.setProperty('word-spacing', '0.16em', 'important');
        }
        return [...document.querySelectorAll('h1, h2, h3, p, li, a, button, label, dd')]
          .filter((element) => {
            if (element.closest('[aria-hidden="true"], [inert], [data-direction]')) return false;
            const { overflowX, overflowY } = getComputedStyle(element);
            const isCut =
              (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1) ||
              (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1);
            return isCut;
          })
          .map((element) => element.textContent);
      });
      expect(cut, address).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth, address).toBe(clientWidth);
    }
  });
});

test.describe('a journey with the keyboard', () => {
  /** What is wrong with the focus as it is now; empty when it is visible and not covered. */
  const faultOfFocus = (page: Page) =>
    page.evaluate(async () => {
      // Browsers bring the focus into view; the page may do so smoothly.
      for (let still = 0, before = scrollY; still < 4; before = scrollY) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 500);
        });
        still = scrollY === before ? still + 1 : 0;
      }
      const element = document.activeElement;
      if (!element || element === document.body) return { name: '', fault: 'no focus' };
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
      const shown = element.matches('[data-pause]') ? element.closest('label') : element;
      if (!shown) return { name, fault: 'nothing shows it' };
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const faults: string[] = [];
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no outline');
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) {
        faults.push('outside of the window');
      }
      if (!element.closest('header') && getComputedStyle(element).position !== 'fixed') {
        if (top < bar - 1) faults.push(`beneath the bar: ${top} < ${bar}`);
      }
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (middle && !shown.contains(middle) && !middle.contains(shown)) {
        faults.push(`covered by ${middle.tagName} ${middle.className}`);
      }
      return { name, fault: faults.join(', ') };
    });

  for (const viewport of [desk, phone]) {
    for (const address of publicPages) {
      for (const key of ['Tab', 'Shift+Tab']) {
        // Backwards the focus comes from below the bar: the longest page shows what that does.
        if (key === 'Shift+Tab' && address !== '/') continue;

        test(`with ${key} over ${address} at ${viewport.width} pixels always shows where it is`, async ({
          page,
        }) => {
          test.setTimeout(60_000);
          await page.setViewportSize(viewport);
          await page.goto(address);
          const reachable = page
            .locator('a[href], button, input:not([type="hidden"]), textarea')
            .filter({ visible: true });
          const names: string[] = [];
          const faults: string[] = [];
          for (let stop = 0; stop < 80; stop++) {
            await page.keyboard.press(key);
            const isOver = await page.evaluate(() => document.activeElement === document.body);
            if (isOver) break;
            const { name, fault } = await faultOfFocus(page);
            names.push(name);
            if (fault) faults.push(`${name}: ${fault}`);
          }
          expect(faults).toEqual([]);
          expect(names.length).toBeLessThan(80);
          // Everything that can be used is on the way: no trap, nothing left out.
          const others = await reachable.evaluateAll(
            (all) => all.filter((each) => !each.closest('[inert], [aria-hidden="true"]')).length,
          );
          expect(names.length).toBeGreaterThanOrEqual(others - 2);
        });
      }
    }
  }

  test('reaches the contact form and sends nothing by accident', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Get a Quote' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact$/);
    const form = page.getByRole('form', { name: 'Contact' });
    await form.getByRole('textbox').first().focus();
    for (const field of await form.getByRole('textbox').all()) {
      await expect(field).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(form.getByRole('button', { name: 'Submit' })).toBeFocused();
  });

  test('every target is at least 24 pixels in both directions, or has that space', async ({
    page,
  }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      for (const address of publicPages) {
        await page.goto(address);
        const small = await page
          .locator('button, a, input:not([type="hidden"])')
          .filter({ visible: true })
          .evaluateAll((all) =>
            all
              .filter((each) => {
                // A link within a sentence is exempt.
                const isInline = getComputedStyle(each).display === 'inline';
                const { width, height } = each.getBoundingClientRect();
                return !isInline && !each.closest('[aria-hidden]') && Math.min(width, height) < 24;
              })
              .map((each) => each.textContent),
          );
        expect(small, address).toEqual([]);
      }
    }
  });
});
