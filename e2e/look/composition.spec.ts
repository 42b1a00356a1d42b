import type { Page } from '@playwright/test';
import { scrollThrough, scrollToPlace } from '../../packages/harness/scrolling.ts';
import { content } from '../../packages/harness/site-pages.ts';
import { boxOf } from '../support/box.ts';
import { doubleText } from '../support/double-text.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
}

test.describe('what we do', () => {
  const cards = (page: Page) => page.locator('#services > div > ul > li');

  test('has no narrow columns when only its text is twice as large', async ({ page }) => {
    await open(page, 820);
    await doubleText(page);
    for (const width of [820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const columns = await cards(page)
        .locator('p')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const letter = Number.parseFloat(getComputedStyle(text).fontSize);
            return text.getBoundingClientRect().width / letter;
          }),
        );
      expect(columns).toHaveLength(content.services.items.length);
      for (const letters of columns) expect(letters, `at ${width}`).toBeGreaterThan(18);
    }
  });

  test('moves a sun and a seam once, by time, when they come into view, and nothing else', async ({
    page,
  }) => {
    await open(page, 1440);
    const parts = page.locator('#services [data-motion]');
    for (const part of await parts.all()) {
      await expect(part).toHaveAttribute('data-reveal', 'below');
    }
    await page.evaluate(() => {
      const started: string[] = [];
      document.addEventListener('animationstart', ({ target, animationName }) => {
        if (target instanceof Element && target.matches('#services [data-motion]')) {
          // The name without the suffix of its sheet.
          started.push(animationName.split('_')[0] ?? '');
        }
      });
      Object.assign(window, { started });
    });
    const started = () =>
      page.evaluate(() => (window as unknown as { started: string[] }).started.toSorted());
    const showAll = async () => {
      for (const part of await parts.all()) {
        await part.evaluate((each) =>
          each.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
        await expect(part).not.toHaveAttribute('data-reveal', 'below');
      }
    };
    await showAll();
    await expect.poll(started).toEqual(['draw', 'rise', 'rise']);
    // Once: they stand where the drawing has them then, without an animation.
    await expect
      .poll(() => parts.evaluateAll((all) => all.flatMap((each) => each.getAnimations()).length))
      .toBe(0);
    for (const part of await parts.all()) {
      await expect(part).toHaveCSS('translate', /^(none|0px)$/);
      await expect(part).toHaveCSS('clip-path', 'none');
    }
    await scrollToPlace(page, 0);
    await showAll();
    expect(await started()).toEqual(['draw', 'rise', 'rise']);
  });
});

test.describe('the projects', () => {
  const cards = (page: Page) => page.locator('#projects > ul > li');

  test('come into view with their picture when the keyboard reaches them', async ({ page }) => {
    await open(page, 1440);
    await cards(page).nth(1).getByRole('link').focus();
    await page.keyboard.press('Tab');
    const card = cards(page).nth(2);
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card.getByRole('link')).toHaveCSS('padding-inline-start', '8px');
    await expect
      .poll(async () => {
        const link = await boxOf(card.getByRole('link'));
        return link.y >= 190 && link.bottom <= 900 - 190;
      })
      .toBe(true);
  });
});

test.describe('the team', () => {
  const team = (page: Page) => page.locator('#team');
  const openTeam = async (page: Page, width = 1440) => {
    await open(page, width);
    await team(page).scrollIntoViewIfNeeded();
    await expect(team(page).getByRole('button').first()).toBeEnabled();
  };

  test('takes the front card off to the side and back, in either direction of writing', async ({
    page,
  }) => {
    await openTeam(page);
    for (const direction of ['ltr', 'rtl'] as const) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      /** The phases of a moving card: name, whether it is above all others, and how far its portrait goes aside. */
      const phases = (button: string, count: number) =>
        page.evaluate(
          ([name, expected]) =>
            new Promise<[string, boolean, number][]>((resolve) => {
              const seen: [string, boolean, number][] = [];
              const record = (card: Element) => {
                const portrait = card.firstElementChild;
                const animation = portrait
                  ?.getAnimations()
                  .find((each) => each instanceof CSSAnimation);
                const depth = Number(getComputedStyle(card).zIndex);
                const others = [...document.querySelectorAll('#team [data-behind]')]
                  .filter((each) => each !== card)
                  .map((each) => Number(getComputedStyle(each).zIndex));
                const { effect } = animation ?? {};
                const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
                const side = frames.map((each) => Number.parseFloat(String(each['translate'])));
                seen.push([
                  card.getAttribute('data-move') ?? '',
                  depth > Math.max(...others),
                  side.find((each) => Math.abs(each) > 50) ?? 0,
                ]);
              };
              // An observer sees a phase that is shorter than a frame of a slow machine.
              const observer = new MutationObserver((changes) => {
                for (const { target } of changes) {
                  if (target instanceof Element && target.hasAttribute('data-move')) record(target);
                }
                if (seen.length < expected) return;
                observer.disconnect();
                resolve(seen);
              });
              const team = document.querySelector('#team');
              if (team) observer.observe(team, { attributeFilter: ['data-move'], subtree: true });
              team?.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)?.click();
            }),
          [button, count] as const,
        );
      const side = direction === 'ltr' ? -60 : 60;
      expect(await phases('Next', 2)).toEqual([
        ['lift', true, side],
        ['tuck', false, 0],
      ]);
      expect(await phases('Previous', 1)).toEqual([['land', true, side]]);
      await expect(team(page).locator('[data-move]')).toHaveCount(0);
    }
  });
});

test.describe('the testimonials', () => {
  const region = (page: Page) => page.locator('#testimonials');

  test('are read whole, three at a time on a desk and one on a phone, and fade at both edges of the window', async ({
    page,
  }) => {
    await open(page, 1440);
    for (const { width, whole } of [
      { width: 1440, whole: 3 },
      { width: 390, whole: 1 },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      const strip = region(page).locator('[data-direction]');
      const wholeAt = (part: number) =>
        strip.evaluate((element, share) => {
          for (const animation of document.getAnimations()) {
            const { target } = animation.effect as KeyframeEffect;
            if (!target || !element.contains(target)) continue;
            animation.currentTime = share * Number(animation.effect?.getTiming().duration);
          }
          return [...element.querySelectorAll('figure')].filter((each) => {
            const { left, right } = each.getBoundingClientRect();
            const edge = 0.03 * innerWidth;
            return left >= edge && right <= innerWidth - edge;
          }).length;
        }, part);
      expect(await wholeAt(0)).toBe(whole);
      // At any position of the strip, at least one fewer is in view.
      for (let place = 1; place < 10; place++) {
        expect(await wholeAt(place / 10)).toBeGreaterThanOrEqual(whole - 1);
      }
      await expect(strip).toHaveCSS('mask-image', /^linear-gradient\(to right, .*3%, .*97%/);
      expect(await boxOf(strip)).toMatchObject({ x: 0, width });
    }
  });
});

test('a pause button is a sign of its own only below the pointer or with the focus', async ({
  page,
}) => {
  await open(page, 1440);
  await scrollThrough(page);
  const pauses = await page.getByRole('checkbox', { name: /^Pause/ }).all();
  expect(pauses).toHaveLength(2);
  for (const pause of pauses) {
    const toggle = pause.locator('..');
    const look = async () => ({
      ...(await toggle.evaluate((each) => {
        const { width, borderTopColor } = getComputedStyle(each, '::before');
        const { outlineStyle } = getComputedStyle(each);
        return { width: Math.round(Number.parseFloat(width)), borderTopColor, outlineStyle };
      })),
      icon: await toggle.locator('svg').evaluate((each) => getComputedStyle(each).opacity),
    });
    const { width, height } = await boxOf(pause);
    expect(height).toBe(44);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(await look()).toEqual({
      width: Math.round(width - 8),
      borderTopColor: 'rgba(0, 0, 0, 0)',
      outlineStyle: 'none',
      icon: '0.7',
    });
    await pause.hover();
    const hovered = await look();
    expect(hovered.borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(hovered.icon).toBe('1');
    await page.mouse.move(0, 0);
    await pause.focus();
    expect(await look()).toMatchObject({ outlineStyle: 'solid', icon: '1' });
    await pause.blur();
  }
});

test('a numbered list of a legal page has numbers', async ({ page }) => {
  await page.goto('/privacy-policy');
  // The sample has none.
  const text = page.locator('main section p').first();
  const style = await text.evaluate(({ ownerDocument, parentElement }) => {
    const list = ownerDocument.createElement('ol');
    list.append(ownerDocument.createElement('li'));
    parentElement?.append(list);
    return getComputedStyle(list).listStyleType;
  });
  expect(style).toBe('decimal');
});
