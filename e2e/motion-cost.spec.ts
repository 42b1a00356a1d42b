import { motions, windows } from '../tools/bench/motions.ts';
import { traceMotion } from '../tools/bench/trace.ts';
import { costlyProperties, watchAnimations } from '../tools/lib/watch-animations.ts';
import { expect, siteTest, test } from './support/fixtures.ts';
import { scrollThrough } from './support/scrolling.ts';
import { everyPage, notFoundErrors } from './support/site-pages.ts';

for (const [name, options] of Object.entries(windows)) {
  siteTest.describe(`in a window of a ${name}`, () => {
    siteTest.use({ ...options, expectedErrors: notFoundErrors });

    for (const address of everyPage) {
      siteTest(`nothing on ${address} is animated but transform and opacity`, async ({ page }) => {
        const { seen } = await watchAnimations(page);
        await page.goto(address);
        await scrollThrough(page);
        for (let key = 0; key < 20; key += 1) await page.keyboard.press('Tab');
        const pointers = page.locator('main :is(a, button):visible');
        for (const pointer of (await pointers.all()).slice(0, 8)) await pointer.hover();
        expect(seen.filter((each) => costlyProperties(each).length > 0)).toEqual([]);
        if (address === '/') expect(seen.length).toBeGreaterThan(5);
      });
    }
  });

  test.describe(`in a window of a ${name}`, () => {
    test.use(options);
    const set = motions.filter(({ window, by }) => window === name && by === 'input');

    for (const motion of set) {
      test(`${motion.name}: by transform and opacity alone`, async ({ page, gateway }) => {
        const watch = await watchAnimations(page);
        const act = await motion.prepare(page, gateway.url);
        await watch.forget();
        await act();
        expect(watch.seen.length).toBeGreaterThan(0);
        expect(watch.seen.filter((each) => costlyProperties(each).length > 0)).toEqual([]);
      });
    }

    test.describe('under reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      for (const motion of set) {
        test(`${motion.name}: at once, with nothing animated`, async ({ page, gateway }) => {
          const { seen } = await watchAnimations(page);
          const act = await motion.prepare(page, gateway.url);
          await act();
          expect(seen).toEqual([]);
        });
      }
    });
  });
}

test.describe('while it is looked at', () => {
  // The browser takes up to five seconds to hand a trace over.
  test.describe.configure({ timeout: 60_000 });
  test.use(windows.phone);

  for (const motion of motions.filter(({ by }) => by === 'itself')) {
    test(`${motion.name}: no frame is laid out or painted for it`, async ({ page, gateway }) => {
      const cost = await traceMotion(page, () => motion.prepare(page, gateway.url));
      expect(cost).toMatchObject({ layouts: 0, paints: 0, onMainThread: [] });
      expect(cost.styles).toBeLessThan(5);
      expect(cost.mainFrames).toBeLessThan(5);
    });
  }
});
