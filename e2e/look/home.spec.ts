import type { Page } from '@playwright/test';
import { scrollToPlace } from '../../packages/harness/scrolling.ts';
import { content } from '../../packages/harness/site-pages.ts';
import { boxOf } from '../support/box.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';
import { progressLine, readingShares } from '../support/progress-line.ts';

test.describe('the process timeline', () => {
  const process = (page: Page) => page.getByRole('region', { name: 'Our Process' });

  /** Scrolls until the top of a step's title is at 40 % of the window, where visitors read. */
  const read = async (page: Page, index: number) => {
    const title = process(page).locator('ol h3').nth(index);
    const top = await title.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    await scrollToPlace(page, top - 0.4 * (page.viewportSize()?.height ?? 0));
  };
  /** Scrolls until a share of the line, from 0 to 1, is filled. */
  const drive = async (page: Page, part: number) => {
    const { y: top, height } = await boxOf(process(page).locator('ol'));
    const line = 0.45 * (page.viewportSize()?.height ?? 0);
    const scrolled = await page.evaluate(() => scrollY);
    await scrollToPlace(page, scrolled + top + part * height - line);
  };

  const count = content.process.steps.length;
  const texts = content.process.steps.map(({ reading }) => reading);

  /** The visible values, without those outside the instrument's window. */
  const shown = async (page: Page) =>
    (await page.evaluate(readingShares)).filter(({ share }) => share > 0);

  /** The reading of the step that has come to 45 % of the window's height, and the whole of it. */
  const passed = (page: Page) =>
    process(page)
      .locator('ol > li')
      .evaluateAll((all, readings) => {
        const begun = all.filter((each) => each.getBoundingClientRect().top <= 0.45 * innerHeight);
        return [{ text: readings[Math.max(begun.length - 1, 0)], share: 1 }];
      }, texts);

  /** Keeps the transitions of the readings that begin. */
  const watchRolls = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('transitionrun', ({ target }) => {
        if (target instanceof Element && target.matches('#process [data-roll] > *')) {
          document.documentElement.setAttribute('data-rolled', '');
        }
      });
    });

  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`fills its line down to where one reads in a window of ${size.width} pixels, driven by no animation of the scrolling`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      for (const index of content.process.steps.keys()) {
        await read(page, index);
        const tip = async () => (await boxOf(page.locator(progressLine.tip))).bottom / size.height;
        const label = `step ${index + 1}`;
        await expect.poll(tip, label).toBeGreaterThan(0.44);
        const place = await tip();
        expect(place, label).toBeLessThan(0.5);
        const line = await boxOf(page.locator(progressLine.filled));
        expect(line.bottom / size.height, `the line of ${label}`).toBeCloseTo(place, 2);
        // The line is filled from its own top, or from the top of the window.
        const top = (await boxOf(process(page).locator('ol'))).y;
        expect(line.y, label).toBeLessThanOrEqual(Math.max(top, 0));
      }
      const driven = await process(page).evaluate((section) =>
        document.getAnimations().flatMap(({ timeline, effect }) => {
          const { target } = effect as KeyframeEffect;
          const isHere = section.contains(target);
          return isHere && !(timeline instanceof DocumentTimeline) ? [target?.className] : [];
        }),
      );
      expect(driven).toEqual([]);

      await test.step('shows what comes over a picture at the end of the line, and no more when one goes back', async () => {
        const after = page.locator('#process li img[alt=""]');
        await expect(after).toHaveCount(1);
        for (const [part, opacity] of [
          [0.99, '0'],
          [1, '1'],
          [0.99, '0'],
        ] as const) {
          await drive(page, part);
          await expect(after, `at ${part}`).toHaveCSS('opacity', opacity);
        }
      });

      await test.step('has room for its vehicle below the words of the section', async () => {
        const words = process(page).getByText(content.process.section.sectionDescription);
        const top = await words.evaluate((each) => each.getBoundingClientRect().top + scrollY);
        await scrollToPlace(page, top - 500);
        const room = async () => {
          const foot = await words.evaluate((each) => each.getBoundingClientRect().bottom);
          const vehicle = await page.locator(progressLine.vehicle).boundingBox();
          return (vehicle?.y ?? 0) - foot;
        };
        await expect.poll(room).toBeGreaterThan(10);
      });

      await test.step('leaves room between a number of two digits and the title', async () => {
        const title = process(page).locator('ol h3').first();
        const room = await title.evaluate((each) => {
          const number = each.previousElementSibling;
          if (!number) return 0;
          number.textContent = '10';
          const range = document.createRange();
          range.selectNodeContents(number);
          return each.getBoundingClientRect().left - range.getBoundingClientRect().right;
        });
        expect(room).toBeGreaterThan(8);
      });
    });
  }

  test('has each reading whole above its step on a phone, wherever one stops', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const all = content.process.steps.map(({ reading }) => ({ text: reading, share: 1 }));
    for (let stop = 0; stop < 4; stop += 1) {
      await drive(page, (stop + 0.5) / 4);
      expect(await page.evaluate(readingShares), `stop ${stop + 1}`).toEqual(all);
    }
  });

  test('shows on a desk the reading of the step that is passed, whole wherever one stops, and which readings warn', async ({
    page,
  }) => {
    const { section, steps } = content.process;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const parts = steps.flatMap((_, index) => [index + 0.02, index + 0.97]);
    for (const part of [-0.5, ...parts, 0.02]) {
      await drive(page, part / count);
      await expect.poll(() => shown(page), `at ${part}`).toEqual(await passed(page));
    }
    await expect(process(page).getByText(section.readingTitle ?? '-')).toBeInViewport();
    const colours = await page
      .locator(`${progressLine.rolled} > b`)
      .evaluateAll((all) => all.map((value) => getComputedStyle(value).color));
    expect(colours).toHaveLength(steps.length);
    const [warning, usual] = [colours[0], colours.at(-1)];
    expect(warning).not.toBe(usual);
    expect(colours).toEqual(steps.map((step) => (step.readingWarns ? warning : usual)));
    const stamps = page.locator(progressLine.stamp);
    await expect(stamps).toHaveCount(steps.length);
    for (const stamp of await stamps.all()) await expect(stamp).toHaveCSS('opacity', '1');
  });

  test('rolls from one reading to the next, and is never empty', async ({ page }) => {
    await watchRolls(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await drive(page, 0.5 / count);
    const rolled = page.locator('html[data-rolled]');
    expect(await shown(page)).toEqual([{ text: texts[0], share: 1 }]);
    await expect(rolled).toHaveCount(0);
    // Stops the roll, which the test then runs.
    await page.evaluate(() => {
      addEventListener('transitionrun', ({ target }) => {
        for (const each of (target as Element).getAnimations()) each.pause();
      });
    });
    await drive(page, 1.5 / count);
    await expect(rolled).toHaveCount(1);
    for (const part of [0, 0.1, 0.3, 0.6, 0.9]) {
      await page.locator('[data-roll]').evaluate((column, progress) => {
        for (const roll of column.getAnimations({ subtree: true })) {
          roll.currentTime = Number(roll.effect?.getComputedTiming().duration) * progress;
        }
      }, part);
      const whole = (await shown(page)).reduce((sum, { share }) => sum + share, 0);
      expect(whole, `at ${part} of the roll`).toBeGreaterThan(0.75);
    }
  });

  test('shows the right reading after a jump, forwards and back', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const [first, last] = [texts[0], texts.at(-1)];
    for (const [key, text] of [
      ['End', last],
      ['Home', first],
    ] as const) {
      // A busy browser may give a smooth scroll up on its way.
      const jump = () => page.keyboard.press(key).then(() => shown(page));
      await expect.poll(jump, key).toEqual([{ text, share: 1 }]);
    }
    await page.goto('/#projects');
    await expect.poll(() => shown(page), 'at an anchor').toEqual([{ text: last, share: 1 }]);
    await page.evaluate(() =>
      document.documentElement.style.setProperty('scroll-behavior', 'auto'),
    );
    await drive(page, 0.5);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => shown(page), 'after a reload').toEqual(await passed(page));
  });

  test('shows its first reading until its script is there, and then the right one at once', async ({
    page,
  }) => {
    await watchRolls(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const script = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').last().waitFor();
    await drive(page, 0.5);
    expect(await shown(page)).toEqual([{ text: texts[0], share: 1 }]);
    script.resolve();
    await expect.poll(() => shown(page)).toEqual(await passed(page));
    await expect(page.locator('html[data-rolled]')).toHaveCount(0);
  });
});

test.describe('the projects', () => {
  const frames = (page: Page) => page.locator('#projects li > :first-child');
  /** The images and colours of the pseudo-elements over the pictures of each card. */
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
    test(`stand whole wherever somebody stops, and scrolling moves nothing, at ${size.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      const { top, height } = await page.locator('#projects').evaluate((section) => ({
        top: section.getBoundingClientRect().top + scrollY,
        height: section.getBoundingClientRect().height,
      }));
      for (let stop = 0; stop < 6; stop++) {
        await scrollToPlace(page, top - size.height + ((height + size.height) * stop) / 5);
        await expect
          .poll(async () => {
            const inView = await frames(page).evaluateAll((all) =>
              all.map((each) => {
                const box = each.getBoundingClientRect();
                return box.bottom > 0 && box.top < innerHeight;
              }),
            );
            return (await coversOf(page)).filter((cover, index) => cover && inView[index]);
          }, `at stop ${stop}`)
          .toEqual([]);
        const driven = await page.evaluate(() =>
          document.getAnimations().filter(({ timeline, effect }) => {
            const { target } = effect as KeyframeEffect;
            return !(timeline instanceof DocumentTimeline) && target?.closest('#projects');
          }),
        );
        expect(driven).toEqual([]);
      }
    });
  }

  test('begin with a large one below a cover of the brand, which opens in six steps when it is seen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const first = frames(page).first();
    await expect(first).toHaveAttribute('data-reveal', 'below');
    const [large, ...others] = await coversOf(page);
    expect(large).toContain('squares-light');
    expect(others).toEqual(others.map(() => ''));
    // An observer sees the animation as it begins, however few frames a busy browser paints.
    await first.evaluate((each) => {
      const observer = new MutationObserver(() => {
        for (const { effect } of each.getAnimations({ subtree: true })) {
          if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== '::after') continue;
          const { duration, easing } = effect.getTiming();
          Object.assign(window, { opening: [duration, easing] });
        }
      });
      observer.observe(each, { attributeFilter: ['data-reveal'] });
    });
    const opening = () =>
      page.evaluate(() => (window as unknown as { opening?: unknown[] }).opening);
    const top = await first.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    await scrollToPlace(page, top - 800);
    await expect.poll(opening).toEqual([600, 'steps(6)']);
    await expect(first).toHaveAttribute('data-reveal', '');
    expect((await coversOf(page))[0]).toBe('');
    const [brand, cover, elements] = await page.evaluate(async () => {
      const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-brand');
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = colour.split(/light-dark\(|,/).find((each) => each.trim()) ?? '';
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const hex = [red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('');
      const svg = await (await fetch('/squares-light.svg')).text();
      return [`#${hex}`, /fill="(#\w+)"/.exec(svg)?.[1], svg.match(/<\w/g)?.length];
    });
    expect(cover).toBe(brand);
    // A slow phone draws it while it loads the page.
    expect(elements).toBeLessThan(40);
  });

  test('have a vehicle that arrives also when the page is opened below its start', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const vehicle = page.locator('[data-vehicle]');
    await expect(page.locator('[data-reveal="below"] [data-vehicle]')).toHaveCount(1);
    const place = () => vehicle.evaluate((each) => getComputedStyle(each).translate);
    const start = await place();
    await page.evaluate(() => {
      const frame = document.querySelector('[data-vehicle]')?.closest('li');
      const bottom = (frame?.getBoundingClientRect().bottom ?? 0) + scrollY;
      scrollTo({ top: bottom - innerHeight / 2, behavior: 'instant' });
    });
    await expect.poll(place).not.toBe(start);
  });

  test('have a vehicle on a wide picture, which drives once, as soon as it is seen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const vehicle = page.locator('[data-vehicle]');
    const route = page.locator('[data-reveal]').filter({ has: vehicle }).last();
    await expect(route).toHaveAttribute('data-reveal', 'below');
    // An observer sees a drive as it begins, however few frames a busy browser paints.
    await vehicle.evaluate((each) => {
      const drives: Animation[] = [];
      Object.assign(window, { drives });
      const observer = new MutationObserver(() => {
        for (const animation of each.getAnimations()) {
          if (animation instanceof CSSAnimation && !drives.includes(animation)) {
            drives.push(animation);
          }
        }
      });
      observer.observe(document, { attributeFilter: ['data-reveal'], subtree: true });
    });
    const drives = () =>
      page.evaluate(() => (window as unknown as { drives: Animation[] }).drives.length);
    const place = () => vehicle.evaluate((each) => getComputedStyle(each).translate);
    const start = await place();
    const top = await vehicle.evaluate(
      (each) => (each.closest('li')?.getBoundingClientRect().top ?? 0) + scrollY,
    );
    expect(await drives()).toBe(0);
    await scrollToPlace(page, top - 100);
    await expect.poll(drives).toBe(1);
    await expect(route).toHaveAttribute('data-reveal', '');
    const end = await place();
    expect(end).not.toBe(start);
    await scrollToPlace(page, 0);
    await scrollToPlace(page, top - 100);
    expect(await drives(), 'seen again').toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await place()).toBe(end);
  });

  test('have the bar in dark colours over them, and nowhere else', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#projects');
    const dark = await section.evaluate((each) => getComputedStyle(each).backgroundColor);
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
    expect(onPage.backgroundColor).not.toBe(dark);
    for (const [side, height] of [
      ['top', 10],
      ['bottom', 60],
    ] as const) {
      await expect.poll(async () => (await barAt(side, height)).backgroundColor).toBe(dark);
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
