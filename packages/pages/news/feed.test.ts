import { expect, test, vi } from 'vitest';
import { readSite } from '../../content-model/src/read-site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { absoluteHtml } from './absolute-html.ts';
import { text } from './feed.xml.ts';
import { page } from './page.ts';
import { xmlText } from './xml-text.ts';

// Pictures are made in a build alone.
vi.mock('../../../site/src/lib/shared-picture.ts', () => ({}));

const post = { title: 'A', description: 'B', date: '2026-03-02', pictureAlt: '' };

test('a text keeps its letters and signs, and loses the characters that XML does not allow', () => {
  expect(xmlText('a & b ]]> 😀\n\u0000\u000B\uFFFF')).toBe('a & b ]]> 😀\n');
  expect(xmlText('\uD83D')).toBe('\uFFFD');
});

test('links and pictures of a feed have whole addresses', () => {
  const html =
    '<a href="/contact">x</a><a href="#y">y</a><img src="/p.jpeg"><a href="mailto:a@b.c">z</a>';
  expect(absoluteHtml(html, 'https://x.example/news/post')).toBe(
    '<a href="https://x.example/contact">x</a><a href="https://x.example/news/post#y">y</a><img src="https://x.example/p.jpeg"><a href="mailto:a@b.c">z</a>',
  );
});

test('a post is online from its day on, and changes the site on that day', () => {
  expect(page.isOnline?.(post, '2026-03-01')).toBe(false);
  expect(page.isOnline?.(post, '2026-03-02')).toBe(true);
  expect(page.changesOn?.(post, '2026-03-01')).toBe('2026-03-02');
  expect(page.changesOn?.(post, '2026-03-02')).toBeUndefined();
});

test('the newest post is first, and posts of one day are in the order of their titles', () => {
  const posts = [post, { ...post, title: 'C', date: '2026-03-03' }, { ...post, title: '0' }];
  expect(posts.sort(page.compare).map(({ title }) => title)).toEqual(['C', '0', 'A']);
});

test('a feed has the newest fifty posts with their full texts', async () => {
  const sample = readFolder(SAMPLE_FOLDER);
  const files = new Map(sample.files);
  for (let month = 1; month <= 60; month += 1) {
    const date = new Date(Date.UTC(2020, month, 1)).toISOString().slice(0, 10);
    const fields = `title: Post ${month}\ndescription: A post.\ndate: ${date}`;
    files.set(`news/post-${month}.md`, `---\n${fields}\n---\n\nThe text of ${month}.\n`);
  }
  const feed = await text(readSite({ ...sample, files })[0]);
  const titles = [...feed.matchAll(/<item><title>(.*?)</g)].map(([, title]) => title);
  expect(titles).toEqual(Array.from({ length: 50 }, (_, at) => `Post ${60 - at}`));
  expect(feed).toContain('The text of 11.');
  expect(feed).not.toContain('The text of 10.');
});
