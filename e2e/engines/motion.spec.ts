import { content } from '../../harness/site-pages.ts';
import { looseTile, readLooseTile } from '../support/loose-tile.ts';
import { road } from '../support/road.ts';
import { expect, test } from './engine-test.ts';
import { keys, type WebDriverPage } from './web-driver.ts';

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

test('the loose tile covers no words, and a focused link brings it back', async ({ open }) => {
  const page = await open();
  await page.goto('/no-such-page');
  for (const progress of [0, 0.5, 1]) {
    const { covered } = await page.run(readLooseTile, { ...looseTile, progress });
    expect(covered, `at ${progress}`).toEqual([]);
  }
  const distance = async () => {
    const { x, y } = await page.run(readLooseTile, looseTile);
    return Math.round(Math.hypot(x, y) * 10);
  };
  expect(await distance()).toBeGreaterThan(4);
  await page.reload();
  await page.run(() =>
    [...document.querySelectorAll<HTMLElement>('header a[href]')].at(-1)?.focus(),
  );
  await page.press(keys.Tab);
  await expect.poll(distance).toBe(0);
});
