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

test.describe('a link to a section', () => {
  test.use({ expectedErrors: notFoundErrors });

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

    test('leads to the section from another page, its heading below the bar', async ({
      page,
      baseURL,
    }) => {
      for (const [index, from] of ['/contact', '/no-such-page'].entries()) {
        const { text, id, heading } = sectionLinks[index] ?? { text: '', id: '', heading: '' };
        await page.goto(from);
        await mainNavigation(page).getByRole('link', { name: text }).click();
        await expect(page).toHaveURL(`${baseURL}/#${id}`);
        await expectHeadingInView(page, heading);
      }
    });

    test('is jumped to at once, in the address that is opened too', async ({ page }) => {
      const onLoad = await placesOnLoad(page, '/#projects');
      const between = onLoad.filter((place) => place > 0 && place < (onLoad.at(-1) ?? 0) - 200);
      expect(between).toEqual([]);

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

  test('opens and closes with its button, which says so, holds the page behind it still, and leads to a section of it', async ({
    page,
    baseURL,
  }) => {
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

    await menuButton(page).click();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    expect(new Set(await placesInFrames(page, 12))).toEqual(new Set([0]));
    await mainNavigation(page).getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(`${baseURL}/#services`);
    await expectHeadingInView(page, 'What We Do');
    await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    const place = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place + 100);
  });

  test('opens with the keyboard, closes with Escape, which gives the focus back, and once the keyboard leaves it, so that nothing in focus is covered', async ({
    page,
  }) => {
    await page.goto('/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(mainNavigation(page).getByRole('link', { name: 'About us' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

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
