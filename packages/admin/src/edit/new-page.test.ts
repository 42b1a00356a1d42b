import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { setDay, withPosts } from '../../test/posts.ts';
import { formOn, get, post } from '../../test/requests.ts';

async function elementsAt(path: string, context: { folder: string }) {
  const { document } = new Window();
  document.write((await get(path, context)).body);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return (selector: string) => all(selector).map((each) => each as unknown as HTMLInputElement);
}

test('the first view begins with buttons that add the most frequent pages', async () => {
  const find = await elementsAt('/', withPosts({}));
  const added = find('h1 + .row a').map((link) => [
    link.textContent,
    link.getAttribute('href')?.split('folder=')[1],
  ]);
  expect(added).toEqual([
    ['Write a post', 'news'],
    ['Offer a job', 'jobs'],
    ['New page', 'pages'],
  ]);
});

test('a new post has the present day, the names of the team and the topics of other posts', async () => {
  setDay('2026-11-27');
  const context = withPosts({
    a: { topics: ['Maps', '"Lagos, Yaba"'] },
    b: { topics: ['Maps', 'Accessibility'] },
  });
  const find = await elementsAt('/new?folder=news', context);
  expect(find('#date').map(({ type, value }) => [type, value])).toEqual([['date', '2026-11-27']]);
  const authors = find('#author option').map(({ textContent }) => textContent);
  expect(authors.slice(0, 2)).toEqual(['None', 'Adaeze Okonkwo']);
  const ticks = find('#topics [type="checkbox"]');
  expect(ticks.map(({ value, checked }) => `${value}: ${checked}`)).toEqual([
    'Accessibility: false',
    'Lagos, Yaba: false',
    'Maps: false',
  ]);
});

test('a post is written with ticked and with new topics, and its address is made from the title', async () => {
  const context = withPosts({ a: { topics: ['Maps', 'Accessibility'] } });
  const posted = await formOn('/new?folder=news', {}, context);
  const fields = {
    title: 'Ọjà on the map',
    description: 'What it took.',
    date: '2026-11-27',
    body: 'A text.',
    'topics.1': 'Maps',
    'topics.new': ' Markets, maps ,Lagos،',
  };
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  const { location } = await post('/new?folder=news', posted, context);
  expect(location).toBe('/admin/edit?file=news%2Foja-on-the-map.md&saved');
  const text = readFileSync(join(context.folder, 'news/oja-on-the-map.md'), 'utf8');
  expect(text).toContain('topics:\n  - Maps\n  - Markets\n  - Lagos\n');
  const find = await elementsAt('/edit?file=news/oja-on-the-map.md', context);
  const ticked = find('#topics [checked]').map(({ value }) => value);
  expect(ticked).toEqual(['Maps', 'Markets', 'Lagos']);
});

test('a topic that is wrong is shown at its tick, and the others stay ticked', async () => {
  const context = withPosts({ a: { topics: ['Maps'] } });
  const fields = {
    'topics.length': '1',
    'topics.0': 'Maps',
    'topics.new': `${'long '.repeat(20)}`,
  };
  const { status, body } = await post('/new?folder=news', fields, context);
  expect(status).toBe(422);
  expect(body).toMatch(/id="topics\.1-error".*60/s);
  expect(body).toMatch(/name="topics\.0"[^>]*checked=""[^>]*value="Maps"/);
});

test('a post whose form is sent without a change stays byte for byte', async () => {
  const context = withPosts({
    a: { topics: ['Maps', '"Lagos, Yaba"'] },
    b: { topics: ['Accessibility'] },
  });
  const file = join(context.folder, 'news/a.md');
  const before = readFileSync(file, 'utf8');
  await post('/edit?file=news/a.md', await formOn('/edit?file=news/a.md', {}, context), context);
  expect(readFileSync(file, 'utf8')).toBe(before);
});
