import { expect, test } from 'vitest';
import { readSite } from '../packages/content-model/src/read-site.ts';
import { frenchContent } from '../packages/content-model/test/french-content.ts';
import type { FileDates } from '../packages/content-store/src/git/file-dates.ts';
import { sitemapOptions } from './sitemap.ts';

const post = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: A post about maps.\n${more}---\n\nText.\n`;

/** A site in English and French with two posts, of which one is translated. */
function languages() {
  const content = frenchContent();
  for (const path of content.files.keys()) if (path.startsWith('news/')) content.files.delete(path);
  content.files.set('news/a.md', post('A', 'date: 2026-01-01\n'));
  content.files.set('news/a.fr.md', post('A', 'slug: cartes\n'));
  content.files.set('news/b.md', post('B', 'date: 2026-01-02\n'));
  return readSite(content);
}

const on = (changed: string): FileDates => ({ added: '2020-01-01T00:00:00Z', changed });

const dates = new Map([
  ['news/a.md', on('2026-03-01T10:00:00+02:00')],
  ['news/a.fr.md', on('2026-05-01T10:00:00Z')],
  ['news/b.md', on('2026-03-02T10:00:00Z')],
  ['pages/contact.yaml', on('2026-02-01T10:00:00Z')],
  ['contact/contact.yaml', on('2026-02-02T10:00:00Z')],
  ['hero/hero.yaml', on('2026-04-01T10:00:00Z')],
  ['hero/hero.fr.yaml', on('2026-04-02T10:00:00Z')],
]);

const settings = { siteUrl: 'https://a.example', basePath: '/agency/' };
const { serialize } = sitemapOptions(languages(), dates, settings);
const home = 'https://a.example/agency';
const item = async (url: string) => serialize({ url } as Parameters<typeof serialize>[0]);
const lastmodOf = async (path: string) => (await item(home + path))?.lastmod;

test.each([
  ['/', '2026-04-01T10:00:00Z', 'the home page shows the texts of sections'],
  ['/fr', '2026-04-02T10:00:00Z', 'in each language'],
  ['/contact', '2026-02-02T10:00:00Z', 'the form is changed without the head of its page'],
  ['/news/a', '2026-03-01T10:00:00+02:00', 'a post is a file'],
  ['/fr/news/cartes', '2026-05-01T10:00:00Z', 'and a translation is another'],
  ['/news', '2026-03-02T10:00:00Z', 'a list has the day of its newest entry'],
  ['/news/page/2', '2026-03-02T10:00:00Z', 'and so has each of its pages'],
  ['/news/topic/maps', '2026-03-02T10:00:00Z', 'and each topic'],
  ['/fr/news', '2026-05-01T10:00:00Z', 'in each language'],
  ['/privacy-policy', undefined, 'a file that Git does not know has none'],
])('%s was last changed on %s: %s', async (path, lastmod, _) => {
  expect(await lastmodOf(path)).toBe(lastmod);
});

test('a page in several languages names all its versions, and a page in one language names none', async () => {
  const links = [
    { lang: 'en-NG', url: `${home}/news/a` },
    { lang: 'fr', url: `${home}/fr/news/cartes` },
    { lang: 'x-default', url: `${home}/news/a` },
  ];
  expect((await item(`${home}/news/a`))?.links).toEqual(links);
  expect((await item(`${home}/fr/news/cartes`))?.links).toEqual(links);
  expect((await item(`${home}/news/b`))?.links).toBeUndefined();
  const ofHome = [`${home}/`, `${home}/fr`, `${home}/`];
  expect((await item(`${home}/`))?.links?.map(({ url }) => url)).toEqual(ofHome);
  expect((await item(`${home}/fr`))?.links?.map(({ url }) => url)).toEqual(ofHome);
});

test('without Git no page has a date', async () => {
  const without = sitemapOptions(languages(), new Map(), settings);
  const { lastmod } = (await without.serialize({ url: `${home}/news` } as never)) ?? {};
  expect(lastmod).toBeUndefined();
});
