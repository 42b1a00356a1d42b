import type { Page } from '@playwright/test';
import { scrollToPlace } from '../../harness/scrolling.ts';
import { content } from '../../harness/site-pages.ts';
import { boxOf } from '../support/box.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

/** How far each visible square of the cloth is dyed, 0 to 1, row by row from the top. */
const dyes = (page: Page) =>
  page.locator('main > section:first-child [aria-hidden] > span').evaluateAll((squares) => {
    const cloth = squares[0]?.parentElement?.getBoundingClientRect();
    if (!cloth) return [];
    const rows = new Map<number, number[]>();
    for (const square of squares) {
      const { top, bottom } = square.getBoundingClientRect();
      const isCut = bottom <= cloth.top + 1;
      if (isCut) continue;
      const row = Math.round(top);
      const height = (layer: string) => {
        const { content, scale } = getComputedStyle(square, layer);
        if (content === 'none') return layer === '::before' ? 1 : 0;
        return scale === 'none' ? 1 : Number(scale.split(' ').at(-1));
      };
      const dyed = Math.max(height('::before'), height('::after'));
      rows.set(row, [...(rows.get(row) ?? []), dyed]);
    }
    return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
  });

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

test.describe('the cloth of the hero', () => {
  test('is dyed but for four squares, which take the dye from the field upwards', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect.poll(async () => sum((await dyes(page)).flat())).toBe(8);
    expect((await dyes(page)).map((row) => row.length)).toEqual([4, 4, 4]);
    await scrollToPlace(page, 240);
    const [top = [], middle = [], bottom = []] = await dyes(page);
    expect(sum(bottom)).toBe(4);
    expect(middle[0]).toBeGreaterThan(middle[3] ?? 1);
    expect(middle[3]).toBeGreaterThanOrEqual(top[2] ?? 1);
    expect(top[2]).toBeLessThan(1);
    await scrollToPlace(page, 560);
    await expect.poll(async () => (await dyes(page)).flat()).toEqual(Array(12).fill(1));
  });

  test('keeps the dye that a square took under the pointer', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect.poll(async () => sum((await dyes(page)).flat())).toBe(8);
    const cloth = await page.locator('[aria-hidden]:has(> span:empty)').boundingBox();
    if (!cloth) throw new Error('There is no cloth.');
    // The first square of the middle row, which scrolling would dye.
    await page.mouse.move(cloth.x + 30, cloth.y + cloth.height / 2);
    await expect.poll(async () => sum((await dyes(page)).flat())).toBe(9);
    await page.mouse.move(30, 200);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(sum((await dyes(page)).flat())).toBe(9);
  });
});

test('the sentence of the hero keeps its room beside long buttons', async ({ page }) => {
  await page.goto('/');
  const aside = page.locator('main > section p:has(> a)');
  await aside.evaluate((actions) => {
    const labels = ['Unverbindliches Angebot anfordern', 'Projekt besprechen'];
    for (const [index, link] of [...actions.children].entries()) {
      link.textContent = labels[index] ?? '';
    }
  });
  for (const width of [660, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const sentence = await boxOf(page.getByText(content.hero.subHeading));
    expect(sentence.width, `at ${width}`).toBeGreaterThanOrEqual(224);
    expect((await boxOf(aside)).right, `at ${width}`).toBeLessThanOrEqual(width);
  }
});

/** The links in view whose ground is the accent, layers over them included. */
const accentButtons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-accent)';
    document.body.append(probe);
    const accent = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('a, button')].flatMap((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      if (width === 0 || bottom < 0 || top > innerHeight) return [];
      const layer = getComputedStyle(link, '::after');
      const isFilled =
        getComputedStyle(link).backgroundColor === accent ||
        (layer.backgroundColor === accent && Number(layer.opacity) > 0);
      return isFilled ? [link.textContent] : [];
    });
  });

test.describe('one button in view has the accent', () => {
  test('on the home page the bar’s takes it from the hero’s', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    expect(await accentButtons(page)).toEqual(['Get a Quote']);
    await scrollToPlace(page, 600);
    expect(await accentButtons(page)).toEqual(['Start Project']);
  });

  for (const [address, name] of [
    ['/contact', 'Submit'],
    ['/message-sent', 'Go home'],
  ] as const) {
    test(`on ${address} it is “${name}”`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      expect(await accentButtons(page)).toEqual([name]);
    });
  }
});

test.describe('the marker on the screen of the device', () => {
  /** The middle of the marker, as shares of the width and height of the screen. */
  const markerPlace = (page: Page) =>
    page.locator('[data-marker]').evaluate((marker) => {
      const { translate } = getComputedStyle(marker);
      const [x = 0, y = 0] = translate.split(' ').map(Number.parseFloat);
      const { offsetWidth = 1, offsetHeight = 1 } = marker.parentElement ?? {};
      const size = Number.parseFloat(getComputedStyle(marker).inlineSize) / 100;
      return { x: (x * size) / offsetWidth, y: (y * size) / offsetHeight };
    });
  const route = content.hero.markerRoute?.split(', ') ?? [];
  /** The numbers of a place, in parts of the screen's size. */
  const partsOf = (place = '') => place.split(' ').map((number) => Number(number) / 1000);
  const [[startX = 0] = [], [endX = 0, endY = 0] = []] = [route[0], route.at(-1)].map(partsOf);

  test('goes along its route while the device becomes flat, and stays at its end', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    expect((await markerPlace(page)).x).toBeCloseTo(startX, 2);
    await scrollToPlace(page, 700);
    await expect.poll(async () => (await markerPlace(page)).x).toBeCloseTo(endX, 2);
    expect((await markerPlace(page)).y).toBeCloseTo(endY, 2);
  });

  test('is at the end of its route, on a dyed cloth, for a visitor who prefers less motion, and not on a phone', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    expect((await dyes(page)).flat()).toEqual(Array(12).fill(1));
    expect((await markerPlace(page)).x).toBeCloseTo(endX, 2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-marker]')).toBeHidden();
  });
});
