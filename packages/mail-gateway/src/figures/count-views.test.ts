import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST, memoryStore, temporaryFolder, testApp } from '../../test/support/arrange.ts';
import { API_PATH } from '../http/origins.ts';
import type { Store } from '../store/store.ts';
import { MINUTE } from '../time.ts';
import { storeViews } from './store-views.ts';
import { type Subject, ViewCounter } from './view-counter.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148';

/** A built site in two languages with a form, a feed, a picture and a copy in Markdown. */
function builtSite(): string {
  const folder = temporaryFolder();
  const files = {
    'index.html': '<h1>Home</h1>',
    'services/design.html': '<h1>Design</h1>',
    'contact.html': `<form action="${API_PATH}send-form">`,
    'message-sent.html': '<h1>Great!</h1>',
    'fr.html': '<h1>Accueil</h1>',
    'fr/404.html': '<h1>Introuvable</h1>',
    'fr/contact.html': `<form action="${API_PATH}send-form?language=fr">`,
    '404.html': '<h1>Not found</h1>',
    'about.md': '# About',
    'news/feed.xml': '<rss/>',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'version.json': '{}',
    _redirects: '/old /contact 301\n',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/** A gateway that counts, on a database. `open` asks for an address as a browser. */
async function counting(store: Store, env: Record<string, string> = {}) {
  const views = new ViewCounter();
  const given = { SITE_DIR: builtSite(), TZ: 'Africa/Lagos', ...env };
  const { app, clock } = await testApp(given, { store, views });
  const open = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: HOST, 'user-agent': chrome, ...headers } });
  return { app, clock, open, views, stop: storeViews(views, store) };
}

const namesIn = async ({ figures }: Store, subject: Subject) => {
  const names = await figures.names(subject, '2000-01-01', '2100-01-01');
  return Object.fromEntries(names.map(({ name, count }) => [name, count]));
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describe('the gateway counts', () => {
  it('pages of the site, and neither other files nor the pages that answer a form', async () => {
    const store = await memoryStore();
    const { open, stop } = await counting(store);
    const others = ['/nowhere', '/about.md', '/news/feed.xml', '/logo.svg', '/version.json'];
    const more = ['/message-sent', '/old', '/contact/', '/healthz', '/admin/', '/metrics', '/404'];
    for (const url of ['/', '/services/design', '/contact', '/fr', ...others, ...more]) {
      await open(url);
    }
    await stop();
    expect(await namesIn(store, 'page')).toEqual({
      '/': 1,
      '/contact': 1,
      '/fr': 1,
      '/services/design': 1,
    });
    expect(await namesIn(store, 'language')).toEqual({ '': 3, fr: 1 });
  });

  it('the page from which somebody went to the form', async () => {
    const store = await memoryStore();
    const { open, stop } = await counting(store, { BASE_PATH: '/agency/' });
    const from = (page: string) => ({ referer: `https://www.${HOST}${page}` });
    await open('/agency/contact', from('/agency/services/design?utm_source=mail'));
    await open('/agency/fr/contact', from('/agency/fr'));
    await open('/agency/fr', from('/agency/'));
    await open('/agency/contact', from('/agency/contact'));
    await open('/agency/contact', from('/agency/made-up'));
    await open('/agency/contact', from('/agency/%2e%2e/secret'));
    await open('/agency/contact', { referer: 'https://search.example/agency/fr' });
    await stop();
    expect(await namesIn(store, 'to-form')).toEqual({
      '/agency/fr': 1,
      '/agency/services/design': 1,
    });
    expect(await namesIn(store, 'source')).toEqual({ '*': 1 });
  });

  it('links from SITE_URL as links of this site', async () => {
    const store = await memoryStore();
    const { open, stop } = await counting(store, { SITE_URL: 'https://www.agency.test' });
    await open('/', { referer: 'https://agency.test/' });
    await stop();
    expect(await namesIn(store, 'page')).toEqual({ '/': 1 });
    expect(await namesIn(store, 'source')).toEqual({});
  });

  it('by the day of TZ', async () => {
    const store = await memoryStore();
    const { open, clock, stop } = await counting(store);
    clock.now = Date.UTC(2026, 10, 20, 22, 59);
    await open('/');
    clock.now += MINUTE;
    await open('/');
    await stop();
    const days = await store.figures.days('page', '2000-01-01', '2100-01-01');
    expect([...days]).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
  });

  it('nothing that names a person', async () => {
    const store = await memoryStore();
    const { app, open, stop, views } = await counting(store, { TRUST_PROXY: 'true' });
    const counts = vi.spyOn(views, 'count');
    await open('/?utm_source=mail&utm_campaign=spring&email=ada@mail.example#x', {
      referer: 'https://search.example/find?q=ada+lovelace',
      cookie: 'id=7c9e6679',
      'x-forwarded-for': '203.0.113.7',
      'accept-language': 'yo',
    });
    expect(counts.mock.calls).toEqual([
      [
        {
          arrival: { source: 'mail', campaign: 'spring' },
          day: '2026-11-20',
          device: 'computer',
          language: '',
          page: '/',
          toFormFrom: undefined,
        },
      ],
    ]);
    await stop();
    await app.close();
  });
});

/** A request of a log, and the page that a person saw, if it was one. */
interface Logged {
  readonly url: string;
  readonly method?: 'HEAD';
  readonly headers: Record<string, string>;
  readonly seen?: string;
}

const pages = ['/', '/services/design', '/contact', '/fr', '/fr/contact'];

/** A request of each kind, for a page; `etag` is that of the page. */
const kinds: readonly ((page: string, etag: string) => Logged)[] = [
  (page) => ({ url: page, headers: {}, seen: page }),
  (page) => ({ url: page, headers: { 'user-agent': iphone }, seen: page }),
  (page) => ({ url: `${page}?utm_campaign=spring`, headers: {}, seen: page }),
  (page) => ({ url: page, headers: { referer: 'https://search.example/?q=x' }, seen: page }),
  (page) => ({ url: page, headers: { referer: `https://${HOST}/` }, seen: page }),
  // The browser has the page already.
  (page, etag) => ({
    url: page,
    headers: { 'if-none-match': etag, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    seen: page,
  }),
  (page, etag) => ({
    url: page,
    headers: {
      'if-none-match': etag,
      'sec-fetch-mode': 'navigate',
      'cache-control': 'max-age=0',
    },
  }),
  (page, etag) => ({ url: page, headers: { 'if-none-match': etag } }),
  (page) => ({ url: page, method: 'HEAD', headers: {} }),
  (page) => ({ url: page, headers: { 'sec-purpose': 'prefetch;prerender' } }),
  (page) => ({ url: page, headers: { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' } }),
  (page) => ({ url: page, headers: { 'user-agent': 'python-requests/2.32' } }),
  (page) => ({ url: `${page}/`, headers: {} }),
  (page) => ({ url: `${page}nowhere`, headers: { referer: `https://${HOST}/made-up` } }),
  () => ({ url: '/logo.svg', headers: {} }),
  () => ({ url: '/news/feed.xml', headers: {} }),
  () => ({ url: '/admin/', headers: {} }),
];

/** Sends logged requests, fifty at a time; resolves to the views among them. */
async function send(app: FastifyInstance, log: readonly Logged[]): Promise<string[]> {
  for (let sent = 0; sent < log.length; sent += 50) {
    await Promise.all(
      log.slice(sent, sent + 50).map(({ url, method, headers }) =>
        app.inject({
          url,
          method: method ?? 'GET',
          headers: { host: HOST, 'user-agent': chrome, ...headers },
        }),
      ),
    );
  }
  return log.flatMap(({ seen }) => seen ?? []);
}

it('figures are those of 10,000 requests to two gateways, less the last minute of the killed one', async () => {
  const store = await memoryStore();
  const env = { SITE_DIR: builtSite() };
  const [stopped, killed] = [await counting(store, env), await counting(store, env)];
  const etags = await Promise.all(
    pages.map(async (page) => {
      const { headers } = await stopped.open(page, { 'user-agent': 'curl/8.5' });
      return String(headers.etag);
    }),
  );
  // Numbers without a common divisor: each kind is asked for of each page.
  const log = Array.from({ length: 10_000 }, (_, at): Logged => {
    const page = at % pages.length;
    return (
      kinds[at % kinds.length]?.(pages[page] ?? '', etags[page] ?? '') ?? { url: '/', headers: {} }
    );
  });
  const seen: string[] = [];
  for (let minute = 0; minute < 4; minute += 1) {
    const of = log.slice(minute * 2000, (minute + 1) * 2000);
    seen.push(...(await send(stopped.app, of.slice(0, 700))));
    seen.push(...(await send(killed.app, of.slice(700))));
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
  seen.push(...(await send(stopped.app, log.slice(8000, 9000))));
  const lost = await send(killed.app, log.slice(9000));
  await stopped.stop();
  const expected = Object.fromEntries(
    pages.map((page) => [page, seen.filter((each) => each === page).length]),
  );
  expect(lost.length).toBeGreaterThan(100);
  expect(seen.length).toBeGreaterThan(3000);
  expect(await namesIn(store, 'page')).toEqual(expected);
});
