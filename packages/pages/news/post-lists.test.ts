import { expect, test } from 'vitest';
import { readSite } from '../../content-model/src/read-site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { listPages, topicsOf } from './post-lists.ts';

const sample = readFolder(SAMPLE_FOLDER);

/** The sample with posts of these days and topics. */
function siteWith(posts: readonly { date: string; topics?: readonly string[] }[]) {
  const files = new Map(sample.files);
  for (const [index, { date, topics = [] }] of posts.entries()) {
    const fields = `title: Post ${index}\ndescription: A post.\ndate: ${date}\ntopics: ${JSON.stringify(topics)}`;
    files.set(`news/post-${index}.md`, `---\n${fields}\n---\n\nText.\n`);
  }
  return readSite({ ...sample, files })[0];
}

test('topics that differ in a sign have different lists, and two spellings of a topic share a list', () => {
  const topics = [
    'C',
    'C++',
    'C#',
    'R&D',
    'Übergrößen',
    'تصميم المواقع',
    'Web design',
    'web Design',
  ];
  expect(
    topicsOf(siteWith([{ date: '2026-01-01', topics }]))
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    '/news/topic/c',
    '/news/topic/c-plus-plus',
    '/news/topic/c-sharp',
    '/news/topic/r-and-d',
    '/news/topic/ubergrossen',
    '/news/topic/web-design',
    '/news/topic/تصميم-المواقع',
  ]);
});

test('a list has twelve posts on a page, and leads to the pages beside it', () => {
  const posts = Array.from({ length: 25 }, (_, index) => ({
    date: `2026-01-${String(index + 1).padStart(2, '0')}`,
    topics: ['All'],
  }));
  const pages = listPages(siteWith(posts));
  expect(pages.map(({ path, newer, older, posts }) => [path, newer, older, posts.length])).toEqual(
    ['/news', '/news/topic/all'].flatMap((list) => [
      [list, undefined, `${list}/page/2`, 12],
      [`${list}/page/2`, list, `${list}/page/3`, 12],
      [`${list}/page/3`, `${list}/page/2`, undefined, 1],
    ]),
  );
  expect(pages[0]?.posts[0]?.date).toBe('2026-01-25');
});
