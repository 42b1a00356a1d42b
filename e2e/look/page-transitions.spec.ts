import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, siteTest as test } from '../support/fixtures.ts';

const height = 900;

/** Holds the next transition at its start, and paints what moves green, but the cloth pink and the form as it is. */
async function holdTransition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      if (!viewTransition) return;
      await viewTransition.ready;
      const paint = new CSSStyleSheet();
      paint.replaceSync(`
        ::view-transition-old(*), ::view-transition-new(*) { animation: none; background: #0f0; }
        ::view-transition-old(cloth), ::view-transition-new(cloth) {
          background: #f0f;
          object-position: 9999px;
        }
        ::view-transition-old(form), ::view-transition-new(form) { background: none; }
      `);
      document.adoptedStyleSheets.push(paint);
      for (const animation of document.getAnimations()) animation.pause();
      document.documentElement.dataset['held'] = '';
    });
  });
}

/** The parts of the old page that the held transition moves to their places in the new one. */
const carried = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return /^::view-transition-group\((.*)\)$/.exec(name ?? '')?.[1] ?? [];
    }),
  );

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Moves the held transition to a part of its time, 0 to 1. @returns the page's heading, buttons and device */
const showAt = (page: Page, part: number): Promise<Box[]> =>
  page.evaluate(async (part) => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      if (!effect || !name?.startsWith('::view-transition')) continue;
      // Stop just before the end, where the browser removes all of it.
      animation.currentTime = Math.min(part, 0.999) * Number(effect.getComputedTiming().endTime);
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const heading = getComputedStyle(document.documentElement, '::view-transition-group(heading)');
    const { e, f } = new DOMMatrix(heading.transform);
    return [...document.querySelectorAll('h1, main p > a, [type=submit], [data-device-frame]')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.textContent || 'device';
        if (element.matches('h1')) return { name, x: e, y: f, width, height };
        // Look inside the round ends of a button, and inside the box of the tilted device, which is wider than the
        // device.
        const inset = element.matches('[data-device-frame]') ? width / 10 : height / 2;
        return { name, x: x + inset, y: y + 2, width: width - 2 * inset, height: height - 4 };
      })
      .filter(({ x, y, width }) => width > 0 && x < innerWidth && y >= 0 && y < innerHeight - 1);
  }, part);

/** How many pixels of a box in a picture are pink. */
async function pinkIn(picture: Buffer, { x, y, ...box }: Omit<Box, 'name'>): Promise<number> {
  const image = sharp(picture);
  const size = await image.metadata();
  const [left, top] = [Math.max(0, Math.ceil(x)), Math.max(0, Math.ceil(y))];
  const right = Math.min(size.width, Math.floor(x + box.width));
  const bottom = Math.min(size.height, Math.floor(y + box.height));
  const part = image.extract({ left, top, width: right - left, height: bottom - top });
  const pixels = await part.removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (red > 240 && green < 15 && blue > 240) count += 1;
  }
  return count;
}

for (const { from, to, width } of [
  { from: '/', to: '/contact', width: 390 },
  { from: '/contact', to: '/', width: 1440 },
]) {
  test(`from ${from} to ${to} the cloth passes behind heading, buttons and device in a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await holdTransition(page);
    // A busy browser may reveal a page before its text is there, and then carries nothing but the root.
    await expect(async () => {
      await page.goto(from);
      await page.evaluate((path) => {
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      }, to);
      await page.waitForURL(to);
      await expect(page.locator('html[data-held]')).toBeAttached({ timeout: 2_000 });
      const parts = ['bar', 'cloth', 'heading', 'mark'];
      expect(await carried(page)).toEqual(expect.arrayContaining(parts));
    }).toPass();
    const covered: string[] = [];
    let cloth = 0;
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const boxes = await showAt(page, part);
      const picture = await page.screenshot();
      cloth += await pinkIn(picture, { x: 0, y: 0, width, height });
      for (const box of boxes) {
        const pixels = await pinkIn(picture, box);
        if (pixels > 0) covered.push(`${box.name} at ${part}: ${pixels} pixels`);
      }
    }
    expect(cloth).toBeGreaterThan(0);
    expect(covered).toEqual([]);
  });
}
