import {
  countAnimations,
  startCounters,
  workOf,
  workToFoot,
} from '../../packages/harness/main-thread.ts';
import { scrollToPlace } from '../../packages/harness/scrolling.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

/** Scrolls by 24 pixels in each frame to the foot of the page. @returns the number of frames */
async function scrollByFrames(): Promise<number> {
  const distance = () => document.documentElement.scrollHeight - innerHeight - scrollY;
  let frames = 0;
  for (; distance() > 1; frames++) {
    scrollBy({ top: 24, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return frames;
}

test('the home page leaves the main thread free while it is scrolled', async ({ page }) => {
  const height = 900;
  await page.setViewportSize({ width: 1440, height });
  const session = await startCounters(page);
  await page.goto('/');
  const foot = await page.evaluate(() => document.documentElement.scrollHeight);
  let most = 0;
  for (let top = 0; top < foot; top += height / 2) {
    await scrollToPlace(page, top);
    most = Math.max(most, await countAnimations(page));
  }
  expect(most, 'animations at a time').toBeLessThanOrEqual(30);
  await page.goto('/');
  const { work, frames } = await workToFoot(page, session);
  // The wheel takes a time, in which a busy browser paints few frames: what happens once counts more.
  const byWheel = work.recalculations / frames.all;
  expect(byWheel, 'recalculations a frame, by the wheel').toBeLessThan(1.25);
  await page.goto('/');
  const before = await workOf(session);
  const steps = await page.evaluate(scrollByFrames);
  const after = await workOf(session);
  const byScript = (after.recalculations - before.recalculations) / steps;
  expect(byScript, 'recalculations a frame, by a script').toBeLessThan(0.95);
});
