import { road } from '../support/road.ts';
import { content } from '../support/site-pages.ts';
import { expect, test } from './engine-test.ts';
import type { WebDriverPage } from './web-driver.ts';

/** How everything stands that moves with scrolling where it can. */
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

test('where nothing moves with scrolling, everything stands as at its end', async ({
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
  await page.goto('/no-such-page');
  const turn = () =>
    page.run(() => {
      const tile = document.querySelector<SVGGElement>('main svg[aria-hidden] > :last-child');
      const { a, b } = tile?.getScreenCTM() ?? new DOMMatrix();
      return Math.round((Math.atan2(b, a) * 180) / Math.PI);
    });
  await expect.poll(turn).toBe(17);
});
