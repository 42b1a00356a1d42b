import type { Page } from '@playwright/test';
import { textSections } from '../packages/content-model/src/page-kinds/text-sections.ts';
import { placesInFrames } from '../packages/harness/scrolling.ts';
import { content, notFoundErrors } from '../packages/harness/site-pages.ts';
import { boxOf } from './support/box.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

const phone = { width: 390, height: 844 };

/** The links of the bar that lead to a section, with the section's heading. */
const sectionLinks = [
  { text: 'About us', id: 'services', heading: 'What We Do' },
  { text: 'Process', id: 'process', heading: 'Our Process' },
  { text: 'Projects', id: 'projects', heading: 'Crafted to Impress' },
];

const linkTexts = [...sectionLinks.map(({ text }) => text), 'Start Project'];

const bar = (page: Page) => page.getByRole('banner');
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => mainNavigation(page).getByRole('button', { name: 'Menu' });

/** Waits until the page has stopped scrolling and the section's heading is below the bar, in view. */
async function expectHeadingInView(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true });
  await expect(async () => {
    const places = await placesInFrames(page, 8);
    expect(new Set(places).size, 'places in eight frames').toBe(1);
    const { y, height } = await boxOf(heading);
    const foot = await boxOf(bar(page));
    expect(y).toBeGreaterThanOrEqual(foot.y + foot.height);
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass({ intervals: [50] });
}

test('the bar marks the contact page as the current one, and leads home from it', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(mainNavigation(page).getByRole('link')).toHaveText(linkTexts);
  await expect(menuButton(page)).toBeHidden();
  await expect(mainNavigation(page).getByRole('link', { name: 'Start Project' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await bar(page).getByRole('link', { name: content.navigation.homeLink }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the bar shows every one of many links, whatever the width of the window', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#menu > li').evaluateAll(([first]) => {
    for (let added = 0; added < 4; added++) first?.after(first.cloneNode(true));
  });
  for (const width of [769, 900, 1050]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of await mainNavigation(page).getByRole('link').all()) {
      const { x, right } = await boxOf(link);
      expect(x, `at ${width}`).toBeGreaterThan(0);
      expect(right, `at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test.describe('a link to a section', () => {
  test.use({ expectedErrors: notFoundErrors });

  test('leads to the section from any page, its heading below the bar', async ({
    page,
    baseURL,
  }) => {
    for (const [index, from] of ['/', '/contact', '/no-such-page'].entries()) {
      const { text, id, heading } = sectionLinks[index] ?? { text: '', id: '', heading: '' };
      await page.goto(from);
      await mainNavigation(page).getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(`${baseURL}/#${id}`);
      await expectHeadingInView(page, heading);
    }
  });

  test('scrolls smoothly on the home page, whose start is then one step back', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    const places = await page.evaluate(async () => {
      const seen = new Set<number>();
      document.querySelector<HTMLAnchorElement>('header a[href$="#projects"]')?.click();
      const { promise, resolve } = Promise.withResolvers<void>();
      addEventListener('scrollend', () => resolve(), { once: true });
      const watch = () => {
        seen.add(Math.round(scrollY));
        requestAnimationFrame(watch);
      };
      watch();
      await promise;
      return [...seen];
    });
    // A busy browser paints few frames.
    expect(places.length, 'the start, a place between, and the section').toBeGreaterThan(2);
    await expectHeadingInView(page, 'Crafted to Impress');
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  /** The scroll positions of the page, from before it has loaded until it has stopped. */
  async function placesOnLoad(page: Page, address: string): Promise<number[]> {
    await page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      const watch = () => {
        if (places.at(-1) !== Math.round(scrollY)) places.push(Math.round(scrollY));
        requestAnimationFrame(watch);
      };
      watch();
    });
    await page.goto(address);
    await expectHeadingInView(page, 'Crafted to Impress');
    return page.evaluate(() => (window as unknown as { places: number[] }).places);
  }

  test('in the address that is opened is scrolled to smoothly', async ({ page }) => {
    const places = await placesOnLoad(page, '/#projects');
    expect(places[0]).toBe(0);
    const between = places.filter((place) => place > 0 && place < (places.at(-1) ?? 0) - 200);
    // A busy browser paints few frames.
    expect(between.length, places.join(', ')).toBeGreaterThan(0);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('in the address that is opened is jumped to', async ({ page }) => {
      const places = await placesOnLoad(page, '/#projects');
      const between = places.filter((place) => place > 0 && place < (places.at(-1) ?? 0) - 200);
      expect(between).toEqual([]);
    });

    test('jumps at once', async ({ page }) => {
      await page.goto('/');
      const places = await page.evaluate(async () => {
        const before = scrollY;
        document.querySelector<HTMLAnchorElement>('header a[href$="#projects"]')?.click();
        const seen = new Set<number>();
        for (let frame = 0; frame < 20; frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          if (scrollY !== before) seen.add(scrollY);
        }
        return [...seen];
      });
      // A picture above may arrive and move the page by a pixel.
      expect(Math.max(...places) - Math.min(...places)).toBeLessThan(3);
      await expectHeadingInView(page, 'Crafted to Impress');
    });
  });
});

test.describe('the small-screen menu', () => {
  test.use({ viewport: phone });

  test('opens and closes with its button, which says so', async ({ page }) => {
    await page.goto('/');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(mainNavigation(page).getByRole('link')).toHaveText(linkTexts);
    for (const link of await mainNavigation(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
    }
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
  });

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

  test('opens with the keyboard, closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto('/contact');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(mainNavigation(page).getByRole('link', { name: 'About us' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes once the keyboard leaves it, so that nothing in focus is covered', async ({
    page,
  }) => {
    await page.goto('/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    for (const _ of await mainNavigation(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
    }
    await expect(mainNavigation(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
  });

  test('holds the page behind it still', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    expect(new Set(await placesInFrames(page, 12))).toEqual(new Set([0]));
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test('leads to a section of the same page, and closes', async ({ page, baseURL }) => {
    await page.goto('/');
    await menuButton(page).click();
    await mainNavigation(page).getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(`${baseURL}/#services`);
    await expectHeadingInView(page, 'What We Do');
    await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
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

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is not needed: every link of the bar is there and works', async ({ page, baseURL }) => {
      await page.goto('/contact');
      await expect(menuButton(page)).toBeHidden();
      await expect(mainNavigation(page).getByRole('link')).toHaveText(linkTexts);
      await mainNavigation(page).getByRole('link', { name: 'Projects' }).click();
      await expect(page).toHaveURL(`${baseURL}/#projects`);
      await expect(
        page.getByRole('heading', { name: 'Crafted to Impress', exact: true }),
      ).toBeInViewport();
    });
  });
});

test('an entry in the contents of a legal page leads to its section, below the bar', async ({
  page,
}) => {
  await page.goto('/terms-and-conditions');
  const contents = page.getByRole('navigation', { name: content.labels.onThisPage });
  const terms = content.documents.legal.find(({ path }) => path === '/terms-and-conditions');
  const title = textSections(terms?.blocks ?? []).sections[3]?.title ?? '';
  await contents.getByRole('link', { name: title, exact: true }).click();
  await expectHeadingInView(page, title);
});

test('below quotes that have moved, a reload shows the same place after going back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const { y } = await boxOf(page.locator('#get-in-touch h2'));
  const place = Math.round(y) - 300;
  const atPlace = () => expect.poll(() => placesInFrames(page, 8)).toEqual(Array(8).fill(place));
  for (const seconds of [5, 25]) {
    await page.evaluate((time) => {
      for (const animation of document.getAnimations())
        if (animation.timeline === document.timeline) animation.currentTime = time;
    }, seconds * 1000);
    for (const way of [-20_000, place]) await page.mouse.wheel(0, way);
    await atPlace();
    await page.evaluate(() => location.assign('/contact'));
    await page.waitForURL('/contact');
    await page.goBack();
    await atPlace();
    await page.reload();
    await atPlace();
  }
});

test.describe('the footer', () => {
  const footer = (page: Page) => page.getByRole('contentinfo');

  test('begins no line with a separator, however narrow the window', async ({ page }) => {
    await page.goto('/');
    const separators = footer(page).locator('p span[aria-hidden="true"]').filter({ hasText: '|' });
    await expect(separators).toHaveCount(3);
    for (let width = 200; width <= 440; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await separators.evaluateAll((all) =>
        all.map((separator) => {
          const before = separator.previousElementSibling?.getClientRects();
          const end = before?.[before.length - 1]?.bottom ?? 0;
          return Math.abs(end - separator.getBoundingClientRect().bottom);
        }),
      );
      for (const gap of gaps) expect(gap, `at ${width}`).toBeLessThan(5);
    }
  });
});
