import { content } from '../../harness/site-pages.ts';
import { road } from '../support/road.ts';
import { expect, test } from './engine-test.ts';
import type { WebDriverPage } from './web-driver.ts';

/** The positions of everything that moves with scrolling, where the browser supports that. */
const stateOf = (page: WebDriverPage) =>
  page.run((road) => {
    const one = (selector: string) => {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    };
    const style = (selector: string) => getComputedStyle(one(selector));
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (each) => getComputedStyle(each).opacity === '1',
      ).length;
    const cloth = 'main > section:first-child [aria-hidden] > span:empty';
    return {
      device: style('[data-device-frame]').rotate,
      white: document.querySelectorAll(cloth).length - shown(cloth),
      toRoadEnd: Math.round(
        one('#process ol').getBoundingClientRect().bottom -
          one(road.tip).getBoundingClientRect().bottom,
      ),
      stamps: shown(road.stamp),
      hairline: getComputedStyle(one('header'), '::after').opacity,
      slant: new DOMMatrix(style('footer svg text').transform).c,
    };
  }, road);

const final = {
  device: 'none',
  white: 0,
  toRoadEnd: 0,
  stamps: content.process.steps.length,
  hairline: '1',
  slant: 0,
};

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
  await expect.poll(() => stateOf(page)).toEqual(final);
});
