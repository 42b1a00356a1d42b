import { severalTest as test } from '../support/agencies/agencies.ts';
import { boxOf } from '../support/box.ts';
import { expect } from '../support/fixtures.ts';

// The words rise as the page loads.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first view of a blank start has its name and the date on the device, below three lines beside the pattern', async ({
  page,
  content,
}) => {
  const screen = page.locator('[data-device-frame] [aria-hidden="true"]').first();
  const pattern = page.locator('main > section:first-child > * > [aria-hidden]:has(> span)');
  for (const [width, height, shown] of [
    [1280, 720, 60],
    [1440, 900, 120],
    [1920, 1080, 120],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/ja');
    await page.evaluate(() => document.fonts.ready);
    const at = `at ${width}`;
    const device = await boxOf(page.locator('[data-device-frame]'));
    expect(height - device.y, at).toBeGreaterThanOrEqual(shown);
    for (const text of [content.site.brand, '10月15日木曜日']) {
      await expect(screen.getByText(text), at).toBeInViewport({ ratio: 1 });
    }
    const lines = await page
      .locator('h1 > span')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(lines, at).toHaveLength(3);
    const corner = await boxOf(pattern);
    expect(Math.abs(corner.y - (lines[1] ?? 0)), at).toBeLessThan(8);
    expect(corner.right, at).toBeCloseTo(width, 0);
    const squares = [corner.width, corner.height].map((length) => length / (corner.width / 4));
    expect(squares.map(Math.round), at).toEqual([4, 6]);
    const right = await page.locator('h1 > span').evaluateAll((all) =>
      Math.max(
        ...all.map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return range.getBoundingClientRect().right;
        }),
      ),
    );
    expect(right, at).toBeLessThan(corner.x);
  }
});

test('each service on the device has a cover of its own colour, as wide as its card', async ({
  page,
  content,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('');
  const covers = await page.locator('[data-device-frame] svg:has(+ p)').evaluateAll((all) =>
    all.map((cover) => ({
      colour: getComputedStyle(cover).backgroundColor,
      share: cover.getBoundingClientRect().width / (cover.parentElement?.offsetWidth ?? 0),
    })),
  );
  expect(new Set(covers.map(({ colour }) => colour)).size).toBe(content.services.items.length);
  for (const { share } of covers) expect(share).toBeGreaterThan(0.95);
});

test('the phrase of ten letters of a message that was not sent fits into a line', async ({
  page,
}) => {
  for (const width of [960, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('ja/message-not-sent');
    const letters = await page.locator('h1').evaluate((heading) => {
      const words = heading.parentElement as HTMLElement;
      const { paddingLeft, paddingRight } = getComputedStyle(words);
      const room =
        words.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return room / Number.parseFloat(getComputedStyle(heading).fontSize);
    });
    expect(letters, `at ${width}`).toBeGreaterThanOrEqual(10);
  }
});
