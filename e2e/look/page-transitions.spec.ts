import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, siteTest as test } from '../support/fixtures.ts';

const height = 900;

/** Styles that draw moving parts green and the pattern pink, and leave the form as it is. */
const painted = `
  ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; background: #0f0; }
  ::view-transition-old(pattern), ::view-transition-new(pattern) {
    background: #f0f;
    object-position: 9999px;
  }
  ::view-transition-old(form), ::view-transition-new(form) { background: none; }
`;

/** Holds the next transition at its start, and adds styles to the next page, which says whether it has a transition. */
const holdTransition = (page: Page, styles: string) =>
  page.addInitScript((styles) => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const { dataset } = document.documentElement;
      const isReady = await viewTransition?.ready.then(
        () => true,
        () => false,
      );
      if (isReady) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
        for (const animation of document.getAnimations()) animation.pause();
      }
      dataset['transition'] = isReady ? 'held' : 'none';
    });
  }, styles);

/** Follows a link from a place of a page, with the next transition held. */
async function follow(
  page: Page,
  { from, to, parts }: { from: string; to: string; parts: string[] },
) {
  // A busy browser may reveal a page before its text is there, and then carries nothing but the root.
  await expect(async () => {
    await page.goto(from);
    const section = from.split('#')[1];
    if (section) {
      await page.evaluate(
        (id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
        section,
      );
    }
    await page.evaluate((path) => {
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
    }, to);
    await page.waitForURL(to);
    await expect(page.locator('html[data-transition]')).toBeAttached();
    expect(await carried(page)).toEqual(expect.arrayContaining(parts));
  }).toPass();
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

/** Moves the held transition to a part of its time, 0 to 1. */
const showAt = (page: Page, part: number): Promise<void> =>
  page.evaluate(async (part) => {
    const animations = document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      if (!effect || !name?.startsWith('::view-transition')) return [];
      return [{ animation, end: Number(effect.getComputedTiming().endTime) }];
    });
    const now = part * Math.max(...animations.map(({ end }) => end));
    // Stop just before the end, at which the browser removes the whole transition.
    for (const { animation, end } of animations) animation.currentTime = Math.min(now, 0.999 * end);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, part);

/** The page's heading, buttons and device, as far as they are in the window. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, main p > a, [type=submit], [data-device-frame]')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.textContent || 'device';
        if (element.matches('h1')) return { name, x, y, width, height };
        // Look inside the round ends of a button, and inside the box of the tilted device, which is wider than the
        // device.
        const inset = element.matches('[data-device-frame]') ? width / 10 : height / 2;
        return { name, x: x + inset, y: y + 2, width: width - 2 * inset, height: height - 4 };
      })
      .filter(({ x, y, width }) => width > 0 && x < innerWidth && y >= 0 && y < innerHeight - 1),
  );

type Pixel = readonly [red: number, green: number, blue: number];

const isPink = ([red, green, blue]: Pixel) => red > 240 && green < 15 && blue > 240;
/** Also where it is half transparent. */
const isGreenish = ([red, green, blue]: Pixel) => green - Math.max(red, blue) > 30;

/** How many pixels of a box in a picture are of a colour. */
async function countIn(
  picture: Buffer,
  { x, y, ...box }: Omit<Box, 'name'>,
  isCounted: (pixel: Pixel) => boolean,
): Promise<number> {
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
    if (isCounted([red, green, blue])) count += 1;
  }
  return count;
}

test('from the contact page to the home page the pattern passes behind heading, buttons and device', async ({
  page,
}) => {
  const width = 1440;
  await page.setViewportSize({ width, height });
  await holdTransition(page, painted);
  await follow(page, { from: '/contact', to: '/', parts: ['bar', 'pattern', 'logo'] });
  const boxes = await boxesOf(page);
  const covered: string[] = [];
  let pattern = 0;
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await showAt(page, part);
    const picture = await page.screenshot();
    pattern += await countIn(picture, { x: 0, y: 0, width, height }, isPink);
    for (const box of boxes) {
      const pixels = await countIn(picture, box, isPink);
      if (pixels > 0) covered.push(`${box.name} at ${part}: ${pixels} pixels`);
    }
  }
  expect(pattern).toBeGreaterThan(0);
  expect(covered).toEqual([]);
});

test('from the foot of the home page to the contact page the heading is in its place from a quarter of the time on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height });
  await holdTransition(page, 'h1 { color: #0f0 !important; }');
  await follow(page, { from: '/#get-in-touch', to: '/contact', parts: ['bar', 'logo'] });
  const heading = (await boxesOf(page)).find(({ y }) => y < height / 2);
  if (!heading) throw new Error('The page has no heading.');
  const seen: number[] = [];
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await showAt(page, part);
    seen.push(await countIn(await page.screenshot(), heading, isGreenish));
  }
  const whole = seen.at(-1) ?? 0;
  expect(whole).toBeGreaterThan(1000);
  for (const pixels of seen) expect(pixels / whole).toBeGreaterThan(0.8);
});

test('from the home page to the contact page the pattern passes in front of the words of the old page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height });
  await holdTransition(
    page,
    `::view-transition-image-pair(*) { display: none; }
    ::view-transition-group(words) { background: #0f0; }
    ::view-transition-group(pattern) { background: #f0f; }`,
  );
  await follow(page, { from: '/', to: '/contact', parts: ['pattern'] });
  let seen = 0;
  for (const time of [0, 0.05, 0.1, 0.15]) {
    await showAt(page, time);
    const box = await page.evaluate(() => {
      const group = getComputedStyle(document.documentElement, '::view-transition-group(pattern)');
      const { e, f } = new DOMMatrix(group.transform);
      return {
        x: e,
        y: f,
        width: Number.parseFloat(group.width),
        height: Number.parseFloat(group.height),
      };
    });
    const picture = await page.screenshot();
    seen += await countIn(picture, { x: 0, y: 0, width: 1440, height }, isGreenish);
    expect(await countIn(picture, box, isGreenish), `at ${time}`).toBe(0);
  }
  expect(seen).toBeGreaterThan(1000);
});

test('the words of the home page come when the pattern has passed their places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height });
  await holdTransition(page, '');
  await follow(page, { from: '/contact', to: '/', parts: ['pattern'] });
  const crossed: string[] = [];
  let seen = 0;
  for (let stop = 0; stop <= 10; stop += 1) {
    await showAt(page, stop / 10);
    const { opacity, names } = await page.evaluate(() => {
      const styleOf = (pseudo: string) => getComputedStyle(document.documentElement, pseudo);
      const group = styleOf('::view-transition-group(pattern)');
      const { e, f } = new DOMMatrix(group.transform);
      const [right, bottom] = [
        e + Number.parseFloat(group.width),
        f + Number.parseFloat(group.height),
      ];
      const range = document.createRange();
      return {
        opacity: Number(styleOf('::view-transition-new(words)').opacity),
        names: [...document.querySelectorAll('h1 span, main p > a')]
          .filter((element) => {
            range.selectNodeContents(element);
            const box = range.getBoundingClientRect();
            // A line is higher than its letters.
            const foot = box.bottom - box.height * 0.15;
            return box.left < right && box.right > e && box.top < bottom && foot > f;
          })
          .map(({ textContent }) => textContent),
      };
    });
    if (opacity > 0) seen += 1;
    if (opacity > 0 && names.length > 0) crossed.push(`${names.join()} at ${stop * 10} %`);
  }
  expect(seen).toBeGreaterThan(2);
  expect(crossed).toEqual([]);
});
