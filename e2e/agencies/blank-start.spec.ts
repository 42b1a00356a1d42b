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
