import { content } from '../../harness/site-pages.ts';
import { road, roadState } from '../support/road.ts';
import { expect, test } from './engine-test.ts';
import type { WebDriverPage } from './web-driver.ts';

/** What else moves with scrolling, where the browser supports that. */
const stateOf = (page: WebDriverPage) =>
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

test('without scroll-driven animations everything is in its final state', async ({
  open,
  engineName,
}) => {
  // WebKit, and a Firefox from 159 on, know such animations, and leave them out for who wants less motion.
  const usual = await open({ still: engineName === 'webkit' });
  await usual.goto('/');
  const moves = await usual.run(
    () =>
      CSS.supports('animation-timeline: scroll()') &&
      !matchMedia('(prefers-reduced-motion)').matches,
  );
  const page = moves ? await open({ still: true }) : usual;
  await page.goto('/');
  await expect.poll(() => stateOf(page)).toEqual({ device: 'none', slant: 0 });
  await expect
    .poll(() => page.run(roadState, road))
    .toMatchObject({ toEnd: 0, stamps: steps, readings: steps });
});
