import type { Locator, Page } from '@playwright/test';
import { scrollToPlace } from '../../harness/scrolling.ts';
import { content } from '../../harness/site-pages.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';
import { road } from '../support/road.ts';

test.describe('the process timeline', () => {
  const process = (page: Page) => page.getByRole('region', { name: 'Our Process' });

  /** Scrolls until the top of a step's title is at 40 % of the window, where it is read. */
  const read = async (page: Page, index: number) => {
    const title = process(page).locator('ol h3').nth(index);
    const top = await title.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    await scrollToPlace(page, top - 0.4 * (page.viewportSize()?.height ?? 0));
  };
  test('drives its road down to the middle of the window, wherever one reads', async ({ page }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/');
      for (const index of content.process.steps.keys()) {
        await read(page, index);
        const tip = () =>
          page.locator(road.tip).evaluate((element) => {
            const { bottom, height } = element.parentElement?.getBoundingClientRect() ?? {};
            return { place: (bottom ?? 0) / innerHeight, length: height ?? 0 };
          });
        const label = `step ${index + 1} at ${size.width}`;
        await expect.poll(async () => (await tip()).place, label).toBeGreaterThan(0.44);
        const { place, length } = await tip();
        expect(place, label).toBeLessThan(0.5);
        const { bottom, ground } = await page.locator(road.driven).evaluate((line) => ({
          bottom: line.getBoundingClientRect().bottom / innerHeight,
          ground: line.parentElement?.getBoundingClientRect().height,
        }));
        expect(bottom, `the road of ${label}`).toBeCloseTo(place, 2);
        expect(ground).toBe(length);
      }
    }
  });

  test('has room for its vehicle below the words of the section', async ({ page }) => {
    for (const width of [390, 1000]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const words = process(page).getByText(content.process.section.sectionDescription);
      const top = await words.evaluate((each) => each.getBoundingClientRect().top + scrollY);
      await scrollToPlace(page, top - 500);
      const room = async () => {
        const foot = await words.evaluate((each) => each.getBoundingClientRect().bottom);
        const vehicle = await page.locator(road.vehicle).boundingBox();
        return (vehicle?.y ?? 0) - foot;
      };
      await expect.poll(room, `at ${width}`).toBeGreaterThan(10);
    }
  });

  test('leaves room between a number of two digits and the title', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const title = process(page).locator('ol h3').first();
      const room = await title.evaluate((each) => {
        const number = each.previousElementSibling;
        if (!number) return 0;
        number.textContent = '10';
        const range = document.createRange();
        range.selectNodeContents(number);
        return each.getBoundingClientRect().left - range.getBoundingClientRect().right;
      });
      expect(room, `at ${width}`).toBeGreaterThan(8);
    }
  });

  test('stamps a stop once the vehicle has passed it, and shows the reading of the step', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const steps = content.process.steps;
    const opaque = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all.flatMap((each, index) => (getComputedStyle(each).opacity === '1' ? [index] : [])),
        );
    await expect(page.locator(road.reading)).toHaveText(
      steps.map(({ reading, readingCaption }) => `${reading} ${readingCaption}`),
    );
    for (const index of steps.keys()) {
      // Scroll well into the step: its stop is passed, and the next one is not.
      await read(page, index);
      await page.mouse.wheel(0, 300);
      await expect
        .poll(() => opaque(road.stamp))
        .toEqual(Array.from({ length: index + 1 }, (_, passed) => passed));
      expect(await opaque(road.reading)).toEqual([index]);
    }
  });

  test('keeps its readings clear of the title, and the title in the section', async ({ page }) => {
    // The lowest window in which the title stays in view.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/');
    const bottom = (locator: Locator) =>
      locator.evaluate((element) => element.getBoundingClientRect().bottom);
    const title = process(page).locator('h2').locator('..');
    const readings = page.locator(road.reading);
    for (const index of content.process.steps.keys()) {
      await read(page, index);
      const clear = async () => {
        const reading = await readings.nth(index).boundingBox();
        return (reading?.y ?? 0) - (await bottom(title));
      };
      await expect.poll(clear, `pixels above reading ${index + 1}`).toBeGreaterThan(-1);
    }
    for (const rest of [0, 300]) {
      const foot = (await bottom(process(page))) + (await page.evaluate(() => scrollY));
      await scrollToPlace(page, foot - rest - 200);
      expect(await bottom(title)).toBeLessThanOrEqual(await bottom(process(page)));
    }
  });

  test('shows each reading whole beside the beginning of its step where nothing moves', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const covered: string[] = [];
    for (const index of content.process.steps.keys()) {
      const step = process(page).locator('ol > li').nth(index);
      const top = await step.evaluate((each) => each.getBoundingClientRect().top + scrollY);
      for (const place of [500, 400, 300, 200, 120]) {
        await scrollToPlace(page, top - place);
        const isCovered = await page
          .locator(road.reading)
          .nth(index)
          .evaluate((reading) => {
            const { x, y, width, height } = reading.getBoundingClientRect();
            const seen = document.elementFromPoint(x + width / 4, y + height / 4);
            const isInWindow = y > 72 && y + height < innerHeight;
            return isInWindow && !reading.contains(seen);
          });
        if (isCovered) covered.push(`reading ${index + 1} at ${place}`);
      }
    }
    expect(covered).toEqual([]);
  });
});

test.describe('the projects', () => {
  const frames = (page: Page) => page.locator('#projects li > :first-child');
  /** What lies over the pictures in each card, as the images and colours of pseudo-elements. */
  const coversOf = (page: Page) =>
    frames(page).evaluateAll((all) =>
      all.map((frame) =>
        ['::before', '::after']
          .map((name) => getComputedStyle(frame, name))
          .filter(({ content }) => content !== 'none')
          .map(({ backgroundImage }) => backgroundImage)
          .join(),
      ),
    );

  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`stand whole at every place of the page but the large one at ${size.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      const { top, height } = await page.locator('#projects').evaluate((section) => ({
        top: section.getBoundingClientRect().top + scrollY,
        height: section.getBoundingClientRect().height,
      }));
      const driven = new Set<string>();
      for (let stop = 0; stop < 10; stop++) {
        await scrollToPlace(page, top - size.height + ((height + size.height) * stop) / 9);
        const [large, ...others] = await coversOf(page);
        expect(large).toContain('squares-light');
        expect(others, `at stop ${stop}`).toEqual(others.map(() => ''));
        for (const each of await page.evaluate(() =>
          document.getAnimations().flatMap(({ timeline, effect }) => {
            const { target } = effect as KeyframeEffect;
            const isDriven = !(timeline instanceof DocumentTimeline);
            return isDriven && target?.closest('#projects') ? [target.className] : [];
          }),
        )) {
          driven.add(each);
        }
      }
      expect([...driven], 'what the scrolling moves').toHaveLength(1);
    });
  }

  test('begin with a large one below a cloth of the brand, which opens square by square', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const first = frames(page).first();
    /** How many of the six frames of the cloth have gone, with a part of the picture in the window. */
    const frameAt = async (part: number) => {
      const { top, height } = await first.evaluate((each) => ({
        top: each.getBoundingClientRect().top + scrollY,
        height: each.getBoundingClientRect().height,
      }));
      await scrollToPlace(page, top - 900 + part * height);
      return first.evaluate((each) => {
        const { translate } = getComputedStyle(each, '::after');
        return Math.abs(Number.parseFloat(translate.split(' ')[1] ?? '0') / 100) * 6;
      });
    };
    await expect.poll(() => frameAt(0.03)).toBe(0);
    await expect.poll(() => frameAt(0.2)).toBeCloseTo(3, 1);
    await expect.poll(() => frameAt(0.36)).toBeCloseTo(6, 1);
    const [brand, cloth] = await page.evaluate(async () => {
      const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-brand');
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = colour.split(/light-dark\(|,/).find((each) => each.trim()) ?? '';
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const hex = [red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('');
      const svg = await (await fetch('/squares-light.svg')).text();
      return [`#${hex}`, /fill="(#\w+)"/.exec(svg)?.[1]];
    });
    expect(cloth).toBe(brand);
  });

  test('have a vehicle on a wide picture, which drives once, as soon as it is seen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const vehicle = page.locator('[data-vehicle]');
    const state = () =>
      vehicle.evaluate((each) => {
        const [drive] = each.getAnimations().filter((one) => one instanceof CSSAnimation);
        return drive?.playState;
      });
    expect(await state()).toBe('paused');
    const top = await vehicle.evaluate(
      (each) => (each.closest('li')?.getBoundingClientRect().top ?? 0) + scrollY,
    );
    await scrollToPlace(page, top - 900 + 200);
    expect(await state(), 'with its first rows in the window').toBe('paused');
    await scrollToPlace(page, top - 100);
    await expect.poll(state).toBe('running');
    await vehicle.evaluate((each) => {
      for (const drive of each.getAnimations()) drive.finish();
    });
    const place = () => vehicle.evaluate((each) => getComputedStyle(each).translate);
    const end = await place();
    await scrollToPlace(page, 0);
    await scrollToPlace(page, top - 100);
    expect(await state(), 'seen again').toBe('finished');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await state()).toBeUndefined();
    expect(await place()).toBe(end);
  });

  test('have the bar in the colours of the night over them, and nowhere else', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#projects');
    const night = await section.evaluate((each) => getComputedStyle(each).backgroundColor);
    /** The bar with a side of the section this far below the top of the window. */
    const barAt = async (side: 'top' | 'bottom', height: number) => {
      const place = await section.evaluate(
        (each, name) => each.getBoundingClientRect()[name] + scrollY,
        side,
      );
      await scrollToPlace(page, place - height);
      return page.getByRole('banner').evaluate((bar) => {
        const { backgroundColor, color } = getComputedStyle(bar);
        return { backgroundColor, color };
      });
    };
    const onPage = await barAt('top', 400);
    expect(onPage.backgroundColor).not.toBe(night);
    for (const [side, height] of [
      ['top', 10],
      ['bottom', 60],
    ] as const) {
      await expect.poll(async () => (await barAt(side, height)).backgroundColor).toBe(night);
      expect((await barAt(side, height)).color).not.toBe(onPage.color);
    }
    for (const [side, height] of [
      ['top', 60],
      ['bottom', 10],
    ] as const) {
      await expect.poll(() => barAt(side, height)).toEqual(onPage);
    }
  });
});
