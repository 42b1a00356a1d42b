import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../words/words.ts';
import {
  type Count,
  type CountedView,
  MOST_COUNTS,
  type Subject,
  subjects,
  ViewCounter,
} from './view-counter.ts';

const DAY = '2026-11-20';

const view = (about: Partial<CountedView> = {}): CountedView => ({
  day: DAY,
  page: '/',
  language: '',
  device: 'phone',
  ...about,
});

const from = (source: string, campaign = '') => ({ arrival: { source, campaign } });

const ofSubject = (counts: readonly Count[], subject: string) =>
  counts.filter((each) => each.subject === subject).map(({ name, count }) => [name, count]);

const sum = (counts: readonly Count[], subject: string) =>
  ofSubject(counts, subject).reduce((total, [, count]) => total + Number(count), 0);

/** Bytes of the objects that are in use. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  // What the first collection finalizes is freed by the second.
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

it('a counter has each view by page, language and device, and each visit by source and campaign, also of its page', () => {
  const views = new ViewCounter();
  views.count(view(from('search.example', 'spring')));
  views.count(view({ page: '/fr', language: 'fr', device: 'tablet' }));
  views.count(view({ page: '/contact', toFormFrom: '/fr' }));
  views.count(view(from('')));
  const texts = views
    .take()
    .map(({ subject, page, name, count }) => [subject, page, name, count].join(' '));
  expect(texts).toEqual([
    'campaign  spring 1',
    'device  phone 3',
    'device  tablet 1',
    'language   3',
    'language  fr 1',
    'page  / 2',
    'page  /contact 1',
    'page  /fr 1',
    'page-campaign / spring 1',
    'page-source /  1',
    'page-source / search.example 1',
    'source   1',
    'source  search.example 1',
    'to-form  /fr 1',
  ]);
  expect(views.take()).toEqual([]);
});

it('counts that could not be stored are given back, and none is lost or counted twice', () => {
  const views = new ViewCounter();
  views.count(view(from('search.example')));
  const counts = views.take();
  views.count(view(from('search.example')));
  views.giveBack(counts);
  expect(views.take()).toEqual(counts.map((each) => ({ ...each, count: 2 })));
});

it('views of 10,000 pages take less than 2 MB', () => {
  const before = bytesInUse();
  const views = new ViewCounter();
  for (let page = 0; page < 10_000; page += 1) {
    views.count(
      view({
        page: `/news/an-address-of-the-usual-length-of-a-title-${page}`,
        ...from(`site-${page % 200}.example`, `${page % 100}`),
      }),
    );
  }
  expect(bytesInUse() - before).toBeLessThan(2_000_000);
  expect(ofSubject(views.take(), 'page')).toHaveLength(10_000);
});

it('twenty thousand made-up sources and campaigns on many pages fill nothing, and those of before stay apart', () => {
  const views = new ViewCounter();
  const visit = (page: string) => views.count(view({ page, ...from('search.example', 'spring') }));
  visit('/contact');
  for (let each = 0; each < 20_000; each += 1) {
    const page = `/${each % 1000}`;
    views.count(view({ page, ...from(`made-up-${each}.example`, `campaign ${each}`) }));
  }
  visit('/contact');
  visit('/late');
  const counts = views.take();
  expect(ofSubject(counts, 'source')).toHaveLength(201);
  expect(ofSubject(counts, 'campaign')).toHaveLength(101);
  expect(ofSubject(counts, 'source')).toContainEqual(['search.example', 3]);
  expect(sum(counts, 'source')).toBe(20_003);
  expect(ofSubject(counts, 'page-source').length).toBeLessThanOrEqual(2000);
  expect(ofSubject(counts, 'page-campaign').length).toBeLessThanOrEqual(1000);
  const ofPage = (page: string) =>
    counts.filter((each) => each.page === page).map(({ name, count }) => [name, count]);
  expect(ofPage('/contact')).toEqual([
    ['spring', 2],
    ['search.example', 2],
  ]);
  // After they were stored, the day has no room for other names.
  views.count(view(from('late.example')));
  views.count(view({ day: '2026-11-21', ...from('late.example') }));
  expect(views.take().filter(({ subject }) => subject === 'source')).toEqual([
    { day: DAY, subject: 'source', page: '', name: '*', count: 1 },
    { day: '2026-11-21', subject: 'source', page: '', name: 'late.example', count: 1 },
  ]);
});

it('known sources on any number of pages fill nothing', () => {
  const views = new ViewCounter();
  for (let each = 0; each < 20_000; each += 1) {
    const arrival = { source: `site-${each % 20}.example`, campaign: `${each % 20}` };
    views.count(view({ page: `/${each % 1009}`, arrival }));
  }
  const counts = views.take();
  expect(ofSubject(counts, 'page-source')).toHaveLength(2000);
  expect(ofSubject(counts, 'page-campaign')).toHaveLength(1000);
  expect(sum(counts, 'source')).toBe(20_000);
});

it('any number of pages and days fits in memory while the database is away', () => {
  const views = new ViewCounter();
  for (let day = 10; day < 30; day += 1) {
    for (let page = 0; page < 10_000; page += 1) {
      views.count(view({ day: `2026-11-${day}`, page: `/${page}` }));
    }
  }
  const counts = views.take();
  expect(counts.length).toBeLessThan(MOST_COUNTS + 100);
  expect(sum(counts, 'page')).toBe(200_000);
});

it('the sentence for privacy policies names every subject', () => {
  const names: Readonly<Record<Subject, string>> = {
    page: 'the views of each page by day',
    language: 'the language of the page',
    device: 'the kind of device',
    source: 'the host of the site that led there or the source that the link names',
    campaign: 'the campaign of the link',
    'to-form': 'our page that led to a form',
    'page-source': 'the views of each page by day, with the host of the site that led there',
    'page-campaign': 'the views of each page by day, with the host of the site that led there',
  };
  const { figures } = Object(wordsOf('privacy', 'en'));
  expect(subjects.filter((subject) => !figures.includes(names[subject]))).toEqual([]);
});
