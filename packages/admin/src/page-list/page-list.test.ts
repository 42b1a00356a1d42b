import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setDay, withPosts, writePost } from '../../test/posts.ts';
import { contentCopy, get, saveField } from '../../test/requests.ts';

const DAY = 86_400_000;

/** The days before a day, the latest first, as `YYYY-MM-DD`. */
const daysBefore = (day: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(day) - (at + 1) * DAY).toISOString().slice(0, 10),
  );

/** The rows of a list: the name of each page, and its state. */
const rowsIn = (body: string, folder: string) => {
  const row = new RegExp(
    `data-file="${folder}/[^"]+"><span class="title"><a [^>]*>([^<]+)</a>(?:<small>([^<]+))?`,
    'g',
  );
  return [...body.matchAll(row)].map(([, title, about = '']) => `${title}: ${about}`);
};

/** Writes a job into a content folder. */
function writeJob(folder: string, id: string, until: string): void {
  const head = `title: ${id}\ndescription: Build the screens.\nplace: Lagos\nemployment: contract\n`;
  mkdirSync(join(folder, 'jobs'), { recursive: true });
  writeFileSync(join(folder, `jobs/${id}.md`), `---\n${head}until: ${until}\n---\n\nA text.\n`);
}

test('posts are listed with their dates, the newest first, and say when they go online', async () => {
  setDay('2026-11-27');
  const context = withPosts({
    today: { date: '2026-11-27' },
    before: { date: '2026-03-12' },
    tomorrow: { date: '2026-11-28' },
    'next-year': { date: '2027-01-04' },
  });
  expect(rowsIn((await get('/pages?folder=news', context)).body, 'news')).toEqual([
    'next-year: 4 January 2027 · Goes online on Monday, 4 January 2027',
    'tomorrow: 28 November 2026 · Goes online on Saturday, 28 November',
    'today: 27 November 2026',
    'before: 12 March 2026',
  ]);
});

test('a list says which pages are not published yet, and which were changed since, a translation too', async () => {
  setDay('2026-11-27');
  const { folder } = withPosts({ kept: {}, changed: {}, translated: {} });
  const git = (...args: string[]) =>
    execFileSync('git', [
      '-C',
      folder,
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@b.example',
      ...args,
    ]);
  git('init', '--quiet');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Begin');
  writePost(folder, 'changed', { title: 'changed', topics: ['Maps'] });
  writePost(folder, 'new', {});
  writePost(folder, 'translated.fr', {});
  const date = '15 January 2026';
  for (const path of ['/pages?folder=news', '/']) {
    expect(rowsIn((await get(path, { folder })).body, 'news').sort(), path).toEqual([
      `changed: ${date} · Changed since it was published`,
      `kept: ${date}`,
      `new: ${date} · Not published yet`,
      `translated: ${date} · Changed since it was published`,
    ]);
  }
});

test('a job says when it leaves the site, and that it has left', async () => {
  setDay('2026-11-27');
  const folder = contentCopy();
  for (const until of ['2026-11-26', '2026-11-27', '2026-12-31']) {
    writeJob(folder, `until-${until}`, until);
  }
  expect(rowsIn((await get('/', { folder })).body, 'jobs')).toEqual([
    'until-2026-11-26: No longer on the site',
    'until-2026-11-27: Leaves the site on Saturday, 28 November',
    'until-2026-12-31: Leaves the site on Friday, 1 January 2027',
  ]);
});

test('the form of a post says on which day it goes online, until its date is another', async () => {
  setDay('2026-11-27');
  const context = withPosts({ maps: { date: '2026-11-28' } });
  const form = async () => (await get('/edit?file=news/maps.md', context)).body;
  expect(await form()).toContain('Goes online on Saturday, 28 November. Publish it before then');
  await saveField('news/maps.md', 'date', '2026-11-27', context);
  expect(await form()).not.toContain('Goes online');
});

test('of three hundred posts the first view has the latest, and a page of their own has all', async () => {
  setDay('2026-11-27');
  const { folder } = withPosts({});
  const weight = async () => (await get('/', { folder })).body.length;
  const before = await weight();
  const topics = ['Maps'];
  for (const [at, date] of daysBefore('2026-11-28', 300).entries()) {
    writePost(folder, `post-${at}`, { title: `Post ${at} about maps`, date, topics });
  }
  expect((await weight()) - before).toBeLessThan(6000);
  const { body } = await get('/', { folder });
  expect(rowsIn(body, 'news')).toHaveLength(8);
  expect(body).toContain('<a href="/admin/pages?folder=news">All 300</a>');
  const list = async (query: string) => (await get(`/pages?folder=news${query}`, { folder })).body;
  expect(rowsIn(await list(''), 'news').slice(0, 2)).toEqual([
    'Post 0 about maps: 27 November 2026',
    'Post 1 about maps: 26 November 2026',
  ]);
  expect((await list('')).length).toBeLessThan(30_000);
  const last = await list('&from=250');
  expect(rowsIn(last, 'news')).toHaveLength(50);
  expect(last).toContain('251 to 300 of 300');
  expect(last).not.toContain('Next');
  // The link back leads to the part with the posts, because an old post has no row on the overview.
  const form = async (id: string) => (await get(`/edit?file=news/${id}.md`, { folder })).body;
  expect(await form('post-200')).toContain('href="/admin/#news-pages"');
  expect(await form('post-0')).toContain('href="/admin/#row-news%2Fpost-0.md"');
});

test('posts are found by their titles and topics, whatever the accents', async () => {
  const { folder } = withPosts({
    market: { title: 'Ọjà on the map', topics: ['Lagos'] },
    lorries: { title: 'Two hundred lorries', topics: ['Accessibility'] },
  });
  const found = async (query: string) =>
    rowsIn((await get(`/pages?folder=news&q=${query}`, { folder })).body, 'news');
  expect(await found('oja')).toEqual(['Ọjà on the map: 15 January 2026']);
  expect(await found('accessib')).toEqual(['Two hundred lorries: 15 January 2026']);
  const { body } = await get('/pages?folder=news&q=ships', { folder });
  expect(body).toContain('“ships” is in none of them.');
});

test('a search in everything finds a post by its name first, and its answer has an end', async () => {
  const { folder } = withPosts({});
  for (let at = 0; at < 120; at += 1) {
    writePost(folder, `post-${at}`, { title: `Post ${at}`, topics: ['Lighthouses'] });
  }
  writePost(folder, 'zz', { title: 'Lighthouses of Lagos' });
  const { body } = await get('/search?q=lighthouses', { folder });
  const titles = [...body.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title);
  expect(titles[0]).toBe('Lighthouses of Lagos');
  expect(titles).toHaveLength(100);
  expect(body).toContain('stands in 121 places.');
  expect(body).toContain('These are the first 100.');
});

test('there is no list of pages that are about entries, or of a folder without pages', async () => {
  const { status } = await get('/pages?folder=projects');
  expect(status).toBe(404);
  expect((await get('/pages?folder=team')).status).toBe(404);
});
