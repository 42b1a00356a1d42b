import { Window } from 'happy-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Subject } from '../../../mail-gateway/src/figures/view-counter.ts';
import { openStoreOn } from '../../../mail-gateway/src/store/sql-store.ts';
import { openSqlite } from '../../../mail-gateway/src/store/sqlite.ts';
import { dayBefore } from '../../../mail-gateway/src/time.ts';
import { newMessage } from '../../../mail-gateway/test/support/arrange.ts';
import * as requests from '../../test/requests.ts';
import { figuresOf } from './figures.ts';

const TODAY = '2026-11-20';
const NOON = Date.parse(`${TODAY}T12:00`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  onTestFinished(() => void vi.useRealTimers());
});

async function admin() {
  const messages = await openStoreOn(openSqlite(':memory:'));
  onTestFinished(() => messages.close());
  /** Counts a name on a day in the past. */
  const count = (subject: Subject, name: string, counted: number, daysAgo = 0, page = '') =>
    messages.figures.add([{ day: dayBefore(TODAY, daysAgo), subject, page, name, count: counted }]);
  const enquire = (page: string, id: string, about: Parameters<typeof newMessage>[1] = {}) =>
    messages.keep(newMessage({ from_name: id }, { page, receivedAt: NOON, ...about }));
  const get = async (path: string, isCounting = true) => {
    const answer = await requests.get(path, { messages, isCounting });
    const { document } = new Window({
      settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
    });
    document.write(answer.body);
    return { ...answer, document };
  };
  return { messages, count, enquire, get };
}

/** The rows of the table below a heading. */
function rowsBelow(document: Window['document'], heading: string): string[] {
  const section = [...document.querySelectorAll('.ranking')].find(
    (each) => each.querySelector('h2')?.textContent === heading,
  );
  const rows = [...(section?.querySelectorAll('tbody tr') ?? [])];
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

test('the first page says in one line how many visits and enquiries came in the last week, and how many visits in the week before', async () => {
  const { count, enquire, get } = await admin();
  await count('page', '/', 300);
  await count('source', '', 200);
  await count('source', 'search.example', 14, 6);
  await count('source', '', 180, 13);
  await count('source', '', 999, 14);
  await enquire('https://agency.example/contact', 'Ada');
  await enquire('https://agency.example/contact', 'Bea', { state: 'spam' });
  const { document } = await get('/');
  expect(document.querySelector('.figures-line a')?.getAttribute('href')).toBe('/admin/figures');
  expect(document.querySelector('.figures-line')?.textContent).toBe(
    '214 visits in the last seven days, 180 in the seven before; 1 enquiry',
  );
});

test('the first page has no line of figures where nothing is counted', async () => {
  const { count, get } = await admin();
  expect((await get('/')).body).not.toContain('figures-line');
  await count('page', '/', 1);
  expect((await get('/', false)).body).not.toContain('figures-line');
  expect((await get('/')).body).toContain('figures-line');
});

test('the number of unanswered enquiries stands at their link on every page, up to 99', async () => {
  const { enquire, get, messages } = await admin();
  const shown = async (path: string) =>
    (await get(path)).document.querySelector('header nav .badge')?.textContent;
  expect(await shown('/')).toBeUndefined();
  await enquire('', 'Ada');
  await enquire('', 'Bea', { state: 'spam' });
  for (const path of ['/', '/figures', '/inbox', '/edit?file=hero/hero.yaml', '/nowhere']) {
    expect([path, await shown(path)]).toEqual([path, '1 new']);
  }
  const [ada] = await messages.list({ handling: 'new' });
  await messages.setHandling(ada?.id ?? '', 'answered');
  expect(await shown('/')).toBeUndefined();
  for (let each = 0; each < 120; each += 1) await enquire('', `${each}`);
  expect(await shown('/')).toBe('99+ new');
});

test('the page shows the visits of each day as a drawing and as a table', async () => {
  const { count, get } = await admin();
  await count('source', '', 3);
  await count('source', 'search.example', 6, 29);
  await count('page', '/', 12, 29);
  await count('source', '', 50, 30);
  await count('page', '/', 1, 59);
  const { document } = await get('/figures');
  const bars = [...document.querySelectorAll('.plot g')];
  expect(bars).toHaveLength(30);
  expect(bars[0]?.textContent).toBe('Oct 22: 6');
  expect(bars.at(-1)?.textContent).toBe('Nov 20: 3');
  expect(bars[0]?.querySelector('rect:last-child')?.getAttribute('height')).toBe('100');
  expect(document.querySelector('.plot svg')?.getAttribute('aria-label')).toContain('6 at most');
  const rows = [...document.querySelectorAll('.chart tbody tr')].map(
    ({ textContent }) => textContent,
  );
  expect(rows).toHaveLength(30);
  expect(rows.at(-1)).toBe('Oct 22612');
  expect(document.querySelector('.sums')?.textContent).toContain('9');
  expect(document.querySelector('.sums')?.textContent).toContain('50 in the 30 days before');
});

test('a year is drawn in 52 weeks, and no day of it is missing', async () => {
  const { messages, count } = await admin();
  for (let daysAgo = 0; daysAgo < 366; daysAgo += 1) await count('source', '', 1, daysAgo);
  const { bars, visits, visitsBefore } = await figuresOf(messages, 365, NOON);
  expect(bars).toHaveLength(52);
  expect(bars.map((bar) => bar.visits)).toEqual([8, ...Array(51).fill(7)]);
  expect(bars.at(-1)?.from).toBe('2026-11-14');
  expect([visits, visitsBefore]).toEqual([365, undefined]);
});

test('the page shows pages, sources, campaigns, languages and devices with their shares', async () => {
  const { count, get } = await admin();
  await count('page', '/', 30);
  for (let each = 0; each < 12; each += 1) await count('page', `/news/${each}`, 12 - each);
  await count('source', 'search.example', 15);
  await count('source', '', 5);
  await count('source', 'rare.example', 4);
  await count('campaign', '<b>spring</b>', 5);
  await count('language', '', 9);
  await count('language', 'fr', 1);
  await count('device', 'phone', 2);
  const { body, document } = await get('/figures?days=365');
  expect(rowsBelow(document, 'Pages')).toHaveLength(11);
  expect(rowsBelow(document, 'Pages')[0]).toBe('Home page | 30 | 28%');
  expect(rowsBelow(document, 'Pages').at(-1)).toBe('3 more | 6 | 5.6%');
  expect(rowsBelow(document, 'Where visits come from')).toEqual([
    'search.example | 15 | 63%',
    'No other site named | 5 | 21%',
    'Others | 4 | 17%',
  ]);
  expect(body).toContain('&lt;b&gt;spring');
  expect(rowsBelow(document, 'Languages')).toEqual(['English | 9 | 90%', 'French | 1 | 10%']);
  expect(rowsBelow(document, 'Devices')).toEqual(['Phone | 2 | 100%']);
  expect(document.querySelector('.figures [aria-current]')?.textContent).toBe('365 days');
});

test('the row of a page opens the sources of its visits, if five of a day came from the same source', async () => {
  const { count, get } = await admin();
  for (const page of ['/', '/büro', '/rare']) await count('page', page, 30);
  await count('page-source', 'search.example', 9, 0, '/büro');
  await count('page-source', '', 5, 1, '/büro');
  await count('page-source', 'rare.example', 4, 0, '/büro');
  await count('page-campaign', '<b>spring</b>', 5, 0, '/büro');
  await count('page-source', 'rare.example', 4, 0, '/rare');
  const { body, document } = await get('/figures');
  const opened = [...document.querySelectorAll('.ranking details')];
  expect(opened.map((each) => each.querySelector('summary')?.textContent)).toEqual(['/büro']);
  const tables = [...(opened[0]?.querySelectorAll('table') ?? [])].map((table) => [
    table.querySelector('caption')?.textContent,
    ...[...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' | '),
    ),
  ]);
  expect(tables).toEqual([
    ['Visits that began here', 'search.example | 9', 'No other site named | 5', 'Others | 4'],
    ['Campaigns', '<b>spring</b> | 5'],
  ]);
  expect(body).not.toContain('rare.example');
});

test('enquiries stand by the page of their form with their share of its views', async () => {
  const { count, enquire, get } = await admin();
  await count('page', '/contact', 40);
  await count('page', '/büro', 4);
  await count('to-form', '/büro', 2);
  await enquire('https://agency.example/contact', 'Ada');
  await enquire('https://www.agency.example/contact', 'Bea');
  await enquire('', 'Cleo');
  await enquire('https://agency.example/contact', 'Dora', { state: 'spam' });
  await enquire('https://agency.example/contact', 'Eve', { receivedAt: NOON - 31 * 86_400_000 });
  const { document } = await get('/figures');
  expect(rowsBelow(document, 'Enquiries by the page of the form')).toEqual([
    '/contact | 2 | 5%',
    'The page is not known | 1 | –',
  ]);
  expect(rowsBelow(document, 'Pages from which people went to the form')).toEqual([
    '/büro | 2 | 50%',
  ]);
});

test('the page says why nothing is counted', async () => {
  const { count, get } = await admin();
  expect((await requests.get('/figures')).body).toContain('There are no figures on this computer');
  expect((await get('/figures')).body).toContain('No visit has been counted yet');
  expect((await get('/figures', false)).body).toContain('FIGURES is off');
  await count('page', '/', 1);
  const { body } = await get('/figures');
  expect(body).not.toContain('No visit has been counted yet');
  expect(body).toContain('/admin/figures/export?days=30');
});

test('every day is exported as a table, without formulas and without small sources', async () => {
  const { count, get } = await admin();
  await count('page', '/', 1, 29);
  await count('page', '/', 1, 30);
  await count('campaign', '=1+1', 5);
  await count('source', 'rare.example', 4);
  await count('page-source', 'search.example', 6, 0, '=/page');
  const { body, headers } = await get('/figures/export?days=30');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(body).toBe(
    [
      '\ufeffday,subject,name,count,page',
      '2026-10-22,page,/,1,',
      `${TODAY},campaign,'=1+1,5,`,
      `${TODAY},page-source,search.example,6,'=/page`,
      `${TODAY},source,*,4,`,
      '',
    ].join('\r\n'),
  );
});
