import { expect, test } from 'vitest';
import { PreviewSite } from './preview-site.ts';

test('waiting for a site that will not start ends', async () => {
  const site = await PreviewSite.of('content', () => {});
  const isReady = site.isReady();
  await site.restart();
  site.giveUp();
  expect(await isReady).toBe(false);
  await site.stop();
});
