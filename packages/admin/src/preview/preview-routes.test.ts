import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { collections } from '../../../content-model/src/collections.ts';
import { contentCopy, get } from '../../test/requests.ts';
import { editLink, newLink } from '../entries/entry-links.ts';

afterEach(() => vi.unstubAllEnvs());

/** The status of the answer to the question whether a field exists. */
const statusOf = async (file: string, input: string) =>
  (await get(`/preview/field?${new URLSearchParams({ file, input })}`)).status;

test.each([
  ['site/site.yaml', 'brand'],
  ['footer/footer.yaml', 'sections.0.links.0.text'],
  ['legal/privacy-policy.md', 'body'],
])('%s has the field %s', async (file, input) => {
  expect(await statusOf(file, input)).toBe(200);
});

test.each([
  ['site/site.yaml', ''],
  ['site/site.yaml', '%'],
  ['site/site.yaml', 'body'],
  ['site/site.yaml', 'constructor'],
  ['footer/footer.yaml', 'sections.99.links'],
  ['site/nothing.yaml', 'brand'],
  ['../site/site.yaml', 'brand'],
  ['//evil.test', 'brand'],
  ['', ''],
])('%s has no field %s', async (file, input) => {
  expect(await statusOf(file, input)).toBe(404);
});

/** The pages beside the forms, ready to be shown. */
const site = {
  address: 'http://localhost:4322',
  isRunning: true,
  isOutdated: false,
  isCurrent: () => true,
  isReady: async () => true,
  answersFor: async () => true,
};

/** The pages to which a form links, also by `See the page`. */
const pagesOn = async (link: string, folder: string) => {
  const { status, body } = await get(link.replace('/admin', ''), { folder, site });
  expect(status, link).toBe(200);
  return [...body.matchAll(/href="\/admin(\/page\?[^"]+)"/g)].map(([, path = '']) => path);
};

test('a form leads to the page of its entry, and to none where that is not there yet', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse('2026-01-20T12:00:00Z') / 1000}`);
  const folder = contentCopy();
  mkdirSync(join(folder, 'news'));
  const head = 'title: Later\ndescription: A post of another day.';
  writeFileSync(join(folder, 'news/later.md'), `---\n${head}\ndate: 2026-02-01\n---\n\nText.\n`);
  writeFileSync(join(folder, 'news/now.md'), `---\n${head}\ndate: 2026-01-15\n---\n\nText.\n`);
  const folders = [...collections.values()].flatMap((each) =>
    'folder' in each ? each.folder : [],
  );
  for (const name of folders) expect(await pagesOn(newLink(name), folder), name).toEqual([]);
  expect(await pagesOn(editLink('news/later.md'), folder)).toEqual([]);
  for (const path of ['news/now.md', 'services/web-development.yaml', 'hero/hero.yaml']) {
    const [page = ''] = await pagesOn(editLink(path), folder);
    expect((await get(page, { folder, site })).status, path).toBe(303);
  }
});
