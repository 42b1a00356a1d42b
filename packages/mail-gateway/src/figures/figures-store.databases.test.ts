import { describe, expect, it } from 'vitest';
import { emptyStore, freshDatabase } from '../../test/support/databases.ts';
import { figuresOfPages } from '../store/figures-schema.ts';
import { versions } from '../store/schema.ts';
import { openStoreOn } from '../store/sql-store.ts';
import type { Count, Subject } from './view-counter.ts';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const ALWAYS = ['2000-01-01', '2100-01-01'] as const;

const counted = (
  subject: Subject,
  names: Readonly<Record<string, number>>,
  { day = MONDAY, page = '' } = {},
): Count[] => Object.entries(names).map(([name, count]) => ({ day, subject, page, name, count }));

describe('figures', () => {
  it('add up, of several gateways at once', async () => {
    const connect = await freshDatabase();
    const stores = await Promise.all([openStoreOn(connect()), openStoreOn(connect())]);
    const pages = Object.fromEntries(Array.from({ length: 450 }, (_, at) => [`/${at}`, 1]));
    const adding = stores.flatMap(({ figures }) =>
      [1, 2, 3, 4].map(() => figures.add(counted('page', pages))),
    );
    expect((await Promise.all(adding)).flat()).toEqual([]);
    const names = await stores[0].figures.names('page', ...ALWAYS);
    expect(names).toHaveLength(450);
    expect(new Set(names.map(({ count }) => count))).toEqual(new Set([8]));
    await Promise.all(stores.map((store) => store.close()));
  });

  it('are counted for the requested days, by name and by day', async () => {
    const { figures } = await emptyStore();
    expect(await figures.firstDay()).toBeNull();
    await figures.add(counted('page', { '/': 7, '/contact': 2 }));
    await figures.add(counted('page', { '/': 1 }, { day: TUESDAY }));
    await figures.add(counted('device', { phone: 3 }));
    expect(await figures.firstDay()).toBe(MONDAY);
    expect(await figures.names('page', ...ALWAYS)).toEqual([
      { name: '/', count: 8 },
      { name: '/contact', count: 2 },
    ]);
    expect(await figures.names('page', TUESDAY, TUESDAY)).toEqual([{ name: '/', count: 1 }]);
    expect([...(await figures.days('page', ...ALWAYS))]).toEqual([
      [MONDAY, 9],
      [TUESDAY, 1],
    ]);
    expect(await figures.all(MONDAY, MONDAY)).toEqual([
      ...counted('device', { phone: 3 }),
      ...counted('page', { '/': 7, '/contact': 2 }),
    ]);
  });

  it('do not tell fewer than five visits of a day apart by their source or campaign', async () => {
    const { figures } = await emptyStore();
    const sources = { 'a.example': 5, 'b.example': 4, '': 3, '*': 1 };
    for (const day of [MONDAY, TUESDAY]) {
      await figures.add(counted('source', sources, { day }));
      await figures.add(counted('campaign', { spring: 4 }, { day }));
      await figures.add(counted('page', { '/': 1 }, { day }));
    }
    const shown = [
      { name: '*', count: 16 },
      { name: 'a.example', count: 10 },
    ];
    expect(await figures.names('source', ...ALWAYS)).toEqual(shown);
    expect(await figures.names('campaign', ...ALWAYS)).toEqual([{ name: '*', count: 8 }]);
    expect(await figures.names('page', ...ALWAYS)).toEqual([{ name: '/', count: 2 }]);
    // Tuesday goes on: a source may still get its fifth visit.
    await figures.forget(TUESDAY);
    await figures.add(counted('source', { 'b.example': 1 }, { day: TUESDAY }));
    expect(await figures.names('source', TUESDAY, TUESDAY)).toEqual([
      { name: 'a.example', count: 5 },
      { name: 'b.example', count: 5 },
      { name: '*', count: 4 },
    ]);
    // On Monday nothing is left of the small ones, so that they do not grow either.
    await figures.add(counted('source', { 'b.example': 1 }));
    await figures.forget(TUESDAY);
    expect(await figures.names('source', MONDAY, MONDAY)).toEqual([
      { name: '*', count: 9 },
      { name: 'a.example', count: 5 },
    ]);
  });

  it('have the sources of each page, and do not tell fewer than five visits to it in a day apart', async () => {
    const { figures } = await emptyStore();
    for (const day of [MONDAY, TUESDAY]) {
      const add = (page: string, names: Record<string, number>) =>
        figures.add(counted('page-source', names, { day, page }));
      await add('/', { 'a.example': 5, 'b.example': 4, '': 3 });
      await add('/contact', { 'a.example': 4, '': 6 });
      await figures.add(counted('source', { 'a.example': 9 }, { day }));
    }
    const shown = new Map([
      [
        '/',
        [
          { name: '*', count: 14 },
          { name: 'a.example', count: 10 },
        ],
      ],
      [
        '/contact',
        [
          { name: '', count: 12 },
          { name: '*', count: 8 },
        ],
      ],
    ]);
    expect(await figures.namesByPage('page-source', ...ALWAYS)).toEqual(shown);
    await figures.forget('2026-11-18');
    expect(await figures.namesByPage('page-source', ...ALWAYS)).toEqual(shown);
    expect(await figures.names('source', ...ALWAYS)).toEqual([{ name: 'a.example', count: 18 }]);
    expect(await figures.all(MONDAY, MONDAY)).toEqual([
      ...counted('page-source', { '*': 7, 'a.example': 5 }, { page: '/' }),
      ...counted('page-source', { '': 6, '*': 4 }, { page: '/contact' }),
      ...counted('source', { 'a.example': 9 }),
    ]);
  });

  it('are deleted after 25 months', async () => {
    const { figures } = await emptyStore();
    for (const day of ['2024-10-16', '2024-10-17', TUESDAY]) {
      await figures.add(counted('page', { [`/${day}`]: 1 }, { day }));
    }
    await figures.forget('2026-11-17');
    const names = await figures.names('page', ...ALWAYS);
    expect(names.map(({ name }) => name)).toEqual(['/2024-10-17', `/${TUESDAY}`]);
  });

  it('that cannot be stored are returned, and the others are stored', async () => {
    const connect = await freshDatabase();
    const database = connect();
    const store = await openStoreOn(database);
    const pages = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`/${at}`, 1]));
    const counts = counted('page', pages);
    const wrong = [...counts.slice(0, 250), { ...counts[250], count: Number.NaN }] as Count[];
    const left = await store.figures.add(wrong);
    expect(left.map(({ name }) => name)).toEqual(wrong.slice(200).map(({ name }) => name));
    expect(await store.figures.names('page', ...ALWAYS)).toHaveLength(200);
    await store.close();
  });

  it('of a database from before sources were counted by page are kept, and added to', async () => {
    const connect = await freshDatabase();
    const database = connect();
    await database.upgrade(versions.slice(0, versions.indexOf(figuresOfPages)));
    for (const [subject, name, count] of [
      ['page', '/büro', 8],
      ['source', '', 3],
      ['source', 'a.example', 6],
    ] as const) {
      await database.write({
        sql: `INSERT INTO figures (subject, day, name, count) VALUES ($1, $2, $3, $4)
          ON CONFLICT (subject, day, name) DO UPDATE SET count = figures.count + excluded.count`,
        values: [subject, MONDAY, name, count],
      });
    }
    const store = await openStoreOn(database);
    await store.figures.add(counted('page', { '/büro': 2 }));
    await store.figures.add(counted('page-source', { 'a.example': 5 }, { page: '/büro' }));
    expect(await store.figures.all(...ALWAYS)).toEqual([
      ...counted('page', { '/büro': 10 }),
      ...counted('page-source', { 'a.example': 5 }, { page: '/büro' }),
      ...counted('source', { 'a.example': 6, '*': 3 }),
    ]);
    await store.close();
  });
});
