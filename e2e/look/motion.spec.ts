import type { Page } from '@playwright/test';
import { scrollToPlace } from '../../packages/harness/scrolling.ts';
import { content } from '../../packages/harness/site-pages.ts';
import { great, submitButton, write } from '../support/contact-form.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';
import { progressLine, progressLineState } from '../support/progress-line.ts';

/** The animations that run now, by element and name. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `${(animation as CSSAnimation).animationName ?? 'script'} on ${target?.className}`;
      }),
  );

/** The progress line where nothing moves: all its steps have their stamps and readings. */
const all = content.process.steps.length;
const arrived = { toFill: 0, toEnd: 0, stamps: all, readings: all, ends: 1 };

/** Pictures and drawings that are in motion now, and at most 20 pixels wide or high. */
const smallMovedPictures = (page: Page) =>
  page.evaluate(() => {
    const targets = document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target)
      .filter((target) => target instanceof Element);
    const moved = targets.flatMap((target) => [target, ...target.querySelectorAll('*')]);
    return [...new Set(moved)]
      .filter((each) => each.matches('img, svg') && each.checkVisibility())
      .flatMap((each) => {
        const box = each.getBoundingClientRect();
        // The box of a turned picture is larger than the picture.
        const [width, height] =
          each instanceof HTMLImageElement
            ? [each.offsetWidth, each.offsetHeight]
            : [box.width, box.height];
        // A drawing that is stretched to its box is a line, as wide as its bends.
        const isLine = each.getAttribute('preserveAspectRatio') === 'none' && height > 20;
        if (isLine || Math.min(width, height) > 20) return [];
        return [`${Math.round(width)} by ${Math.round(height)}: ${each.outerHTML.slice(0, 80)}`];
      });
  });

test('every picture and drawing that takes part in a motion is large enough to be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const small = new Set<string>();
  for (let top = 0; top < height; top += 600) {
    await scrollToPlace(page, top);
    for (const each of await smallMovedPictures(page)) small.add(each);
  }
  expect([...small]).toEqual([]);
});

test('what moves by itself leaves the main thread alone', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const recalculations = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0;
  };
  /** Milliseconds of the logos' loop. */
  const loop = () =>
    page
      .locator('[data-direction="left"] > div')
      .evaluate((row) => Number(row.getAnimations()[0]?.currentTime ?? 0));
  const settled = (await loop()) + 1000;
  await expect.poll(loop).toBeGreaterThan(settled);
  const before = { count: await recalculations(), time: await loop() };
  await expect.poll(loop).toBeGreaterThan(before.time + 1000);
  const after = { count: await recalculations(), time: await loop() };
  const seconds = (after.time - before.time) / 1000;
  // Of each second, however long the window was: a recalculation for each frame would make 60.
  expect((after.count - before.count) / seconds).toBeLessThan(20);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the marquees do not move, and every item of them is in view, with nothing to pause', async ({
    page,
  }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.getByRole('checkbox', { name: /^Pause/ })).toHaveCount(0);
      for (const [name, count] of [
        ['Trusted by Industry Leaders & Innovators', content.hero.logos.length],
        ['What Our Clients Say', content.testimonials.quotes.length],
      ] as const) {
        const strip = page.getByRole('region', { name, exact: true }).locator('[data-direction]');
        const items = strip.locator('li:visible');
        await expect(items).toHaveCount(count);
        for (const item of await items.all()) {
          const box = await item.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  test('nothing is animated by pointer, keyboard or finger', async ({ page }) => {
    const seen: string[] = [];
    await page.exposeBinding('report', (_source, name: string) => void seen.push(name));
    await page.addInitScript(() => {
      const { report } = window as unknown as { report: (name: string) => void };
      for (const type of ['transitionrun', 'animationstart']) {
        addEventListener(type, ({ target }) =>
          report(`${type} of ${(target as Element).outerHTML.slice(0, 80)}`),
        );
      }
      addEventListener(
        'pagereveal',
        ({ viewTransition }) => viewTransition && report('a change of pages'),
      );
      Element.prototype.animate = () => {
        throw new Error('A script animates.');
      };
    });
    await page.route('**/api/**', (route) => route.fulfill({ body: 'OK' }));
    await page.goto('/');
    const cards = page.locator('#projects').getByRole('listitem');
    await cards.nth(1).hover();
    await cards.nth(2).getByRole('link').focus();
    const team = page.getByRole('region', { name: content.team.section.sectionTitle });
    await team.scrollIntoViewIfNeeded();
    await team.getByRole('button').last().click();
    await expect(team.getByRole('heading', { level: 3 })).toHaveText(
      content.team.members[1]?.name ?? '',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'About us' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('banner').getByRole('link', { name: 'Start Project' }).click();
    // Loaded: before its scripts are there the form is sent by the browser itself.
    await page.waitForURL('/contact');
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await write(page);
    await submitButton(page).click();
    await expect(great(page)).toBeVisible();
    expect(seen).toEqual([]);
    expect(await moving(page)).toEqual([]);
  });
});

test('the vehicle is at the end of its line in forced colours', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => page.evaluate(progressLineState, progressLine)).toEqual(arrived);
});

test('paper has all readings, and nothing that drives', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.evaluate(progressLineState, progressLine))
    .toMatchObject({ readings: all });
  await expect(page.locator(progressLine.vehicle)).toBeHidden();
  await expect(page.locator(progressLine.end)).toBeHidden();
});

test('without reduced motion the first words are readable in the first frame', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const opacities = await page.getByRole('main').evaluate((main) => {
    const seen: string[] = [];
    const parts = ['h1', 'p', 'a'].map((name) => main.querySelector(name));
    for (let part of parts) {
      for (; part; part = part.parentElement) seen.push(getComputedStyle(part).opacity);
    }
    return seen;
  });
  expect(opacities.length).toBeGreaterThan(5);
  expect(new Set(opacities)).toEqual(new Set(['1']));
});
