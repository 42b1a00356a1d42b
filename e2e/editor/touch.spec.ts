import { expect } from '@playwright/test';
import { test } from '../support/editor.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('an entry is dragged with a finger, and the page stays where it is', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}#team`);
  const rows = page.locator('[data-list="team"] li');
  const titles = rows.locator('.title');
  const [first = '', second = '', third = ''] = await titles.allTextContents();
  const handle = rows.first().locator('.handle');
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scrolled = await page.evaluate(() => scrollY);
  const from = await handle.boundingBox();
  const to = await rows.nth(2).boundingBox();
  if (!from || !to) throw new Error('The list is not shown.');
  expect(from.width).toBeGreaterThanOrEqual(24);

  const browser = await page.context().newCDPSession(page);
  const x = from.x + from.width / 2;
  const [start, end] = [from.y + from.height / 2, to.y + to.height];
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', start);
  for (let step = 1; step <= 20; step += 1) {
    await touch('touchMove', start + ((end - start) * step) / 20);
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

  await expect(page.locator('#announcement')).toHaveText(`${first} is now number 3 of 5.`);
  expect((await titles.allTextContents()).slice(0, 3)).toEqual([second, third, first]);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});
