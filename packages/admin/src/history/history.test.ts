import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begin, clone, cloneForEachTest, confirm, edit, folder, git } from '../../test/clone.ts';
import { get } from '../../test/requests.ts';

cloneForEachTest({ isPublished: true });

test('the history shows what a publication changed, with both versions of its texts and pictures', async () => {
  const context = await begin();
  cpSync(join(folder, 'projects/solace-clinics.png'), join(folder, 'projects/ojamarket.png'));
  edit('A software development agency', 'A design studio');
  await confirm('/publish', context);
  const commit = git(clone, 'rev-parse', 'HEAD');
  const { body } = await get(`/history/at?commit=${commit}`, context);
  const texts = body.replaceAll(/<[^>]*>/g, '');
  expect(texts).toMatch(/A software development agency in Lagos.*A design studio in Lagos/s);
  const pictures = [...body.matchAll(/src="\/admin(\/history\/picture\/[^"]+)"/g)];
  expect(pictures).toHaveLength(2);
  const [before, after] = await Promise.all(
    pictures.map(([, path = '']) => get(path.replaceAll('&amp;', '&'), context)),
  );
  expect([before?.status, after?.status]).toEqual([200, 200]);
  expect(before?.bytes).not.toEqual(after?.bytes);
});

test('the history shows nothing but publications and pictures of the content', async () => {
  const context = await begin();
  const first = git(clone, 'rev-list', '--max-parents=0', 'HEAD');
  for (const id of ['HEAD', `${first}^`, '--output=x', 'f'.repeat(40)]) {
    const { status } = await get(`/history/at?commit=${encodeURIComponent(id)}`, context);
    expect(status, id).toBe(404);
  }
  const outside = `/history/picture/${git(clone, 'rev-parse', 'HEAD')}/..%2fcode.js`;
  expect((await get(outside, context)).status).toBe(404);
});
