import { expect, test } from 'vitest';
import { PreviewSite } from './preview-site.ts';

test('the address of the site is known before it runs, and is no other site’s', async () => {
  const [one, other] = await Promise.all([
    PreviewSite.of('content', () => {}),
    PreviewSite.of('content', () => {}),
  ]);
  expect(one.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(one.address).not.toBe(other.address);
  expect(one.isRunning).toBe(false);
});

test('waiting for a site that will not start ends', async () => {
  const site = await PreviewSite.of('content', () => {});
  const isReady = site.isReady();
  await site.restart();
  site.giveUp();
  expect(await isReady).toBe(false);
  await site.stop();
});
