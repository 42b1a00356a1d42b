import { content } from '../../packages/harness/site-pages.ts';
import { progressLine, progressLineState, readingShares } from '../support/progress-line.ts';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './engine-test.ts';

/** Further animations that follow the scroll position, where the browser supports them. */
const stateOf = (page: EnginePage) =>
  page.run(() => {
    const styleOf = (selector: string, part?: string) => {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return getComputedStyle(found, part);
    };
    return {
      device: styleOf('[data-device-frame]').rotate,
      slant: new DOMMatrix(styleOf('footer svg text').transform).c,
    };
  });

const steps = content.process.steps.length;

/** Where nothing is moved by scrolling. */
const final = { device: 'none', slant: 0 };

test('for who wants less motion everything is in its final state', async ({ open }) => {
  const page = await open({ still: true });
  await page.goto('/');
  await expect.poll(() => stateOf(page)).toEqual(final);
  await expect
    .poll(() => page.run(progressLineState, progressLine))
    .toMatchObject({ toEnd: 0, stamps: steps, readings: steps });
});

test('without scroll-driven animations the progress line fills, and the rest is in its final state', async ({
  open,
}) => {
  const page = await open({ width: 1440, height: 900 });
  await page.goto('/');
  const isScrollDriven = await page.run(() => CSS.supports('animation-timeline: scroll()'));
  if (!isScrollDriven) await expect.poll(() => stateOf(page)).toEqual(final);
  // Forwards, back, and over several steps.
  for (const index of [1, 0, steps - 1, 2]) {
    const stateAtStep = () =>
      page.run(
        (step, tip) => {
          const top = document
            .querySelectorAll('#process ol > li')
            [step]?.getBoundingClientRect().top;
          scrollBy({ top: (top ?? 0) - 0.4 * innerHeight, behavior: 'instant' });
          const foot = document.querySelector(tip)?.getBoundingClientRect().bottom ?? 0;
          return Math.round((foot / innerHeight) * 100);
        },
        index,
        progressLine.tip,
      );
    await expect.poll(stateAtStep, `the vehicle at step ${index + 1}`).toBe(45);
    const shown = async () => (await page.run(readingShares)).filter(({ share }) => share > 0);
    const text = content.process.steps[index]?.reading;
    await expect.poll(shown, `at step ${index + 1}`).toEqual([{ text, share: 1 }]);
  }
});
