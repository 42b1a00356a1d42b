import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../content-store/test/temporary-folder.ts';
import { DraftSite } from './draft-site.ts';

test('a failed build leaves the pages as they were, and is not repeated without a change', async () => {
  const place = temporaryFolder();
  const [content, pages] = [join(place, 'content'), join(place, 'pages')];
  for (const folder of [content, pages]) mkdirSync(folder);
  writeFileSync(join(content, 'wrong.yaml'), 'wrong: [');
  writeFileSync(join(pages, 'index.html'), 'before');
  const built: unknown[] = [];
  const site = new DraftSite(content, pages, '/draft/', async (program, _words, options) => {
    built.push([program, options?.env?.['CONTENT_DIR']]);
    return 1;
  });
  expect(site.isCurrent()).toBe(false);
  await expect.poll(() => site.isCurrent()).toBe(true);
  expect([site.isRunning, site.isOutdated]).toEqual([true, true]);
  writeFileSync(join(content, 'wrong.yaml'), 'wrong: [ [');
  expect(site.isCurrent()).toBe(false);
  await expect.poll(() => site.isCurrent()).toBe(true);
  expect(built).toEqual([
    ['astro', content],
    ['astro', content],
  ]);
});
