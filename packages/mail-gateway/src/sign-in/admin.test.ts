import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { adminGateway } from '../../test/support/admin.ts';
import { HOST, memoryStore, NOON, portOf, temporaryFolder } from '../../test/support/arrange.ts';
import { deliveryBy } from '../../test/support/delivery.ts';
import { relayTo, startMailServer } from '../../test/support/mail-server.ts';
import { TIMEOUTS } from '../http/server/server.ts';
import { hashOf, invite } from './sign-in-links.ts';
import { LINK_VALID_FOR, SESSION_VALID_FOR } from './sign-in-store.ts';

it.each(['/admin', '/admin/', '/admin/sign-in', '/admin/picture/a.png'])(
  'without people there is no admin at %s',
  async (url) => {
    const { ask } = await adminGateway({ ADMIN_EMAILS: '', GATEWAY_URL: '' });
    expect((await ask('GET', url)).statusCode).toBe(404);
    expect((await ask('POST', url, { form: 'email=ada@agency.example' })).statusCode).toBe(404);
  },
);

describe('a stranger', () => {
  it.each<
    [method: 'GET' | 'POST', url: string, status: number, more?: Record<string, string | undefined>]
  >([
    ['GET', '/admin', 303],
    ['GET', '/admin/', 303],
    ['GET', '/admin/edit?file=hero/hero.yaml', 303],
    ['GET', '/admin/no-such-page', 303],
    ['GET', '/admin/picture/team/ada.jpg', 401],
    ['GET', '/admin/client/page.css', 401],
    ['POST', '/admin/publish', 401],
    ['POST', '/admin/publish', 401, { origin: undefined }],
    ['POST', '/admin/edit?file=hero/hero.yaml', 401],
    ['POST', '/admin/edit?file=hero/hero.yaml', 303, { 'sec-fetch-dest': 'document' }],
    ['POST', '/admin/move', 303, { 'sec-fetch-dest': 'document' }],
    ['GET', '/admin/publish/count', 401, { 'sec-fetch-dest': 'iframe' }],
  ])('the request %s %s is not let in', async (method, url, status, more = {}) => {
    const { ask } = await adminGateway();
    const headers = { 'x-admin-email': 'ada@agency.example', ...more };
    const answer = await ask(method, url, { headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(status === 303 ? '/admin/sign-in' : undefined);
    expect(answer.body).toBe('');
  });

  it('a person who sent a form is led back to the form with its words, and never to an address that only acts', async () => {
    const { ask } = await adminGateway();
    const asked = async (url: string) => {
      const answer = await ask('POST', url, { headers: { 'sec-fetch-dest': 'document' } });
      return answer.cookies.map(({ value }) => value);
    };
    expect(await asked('/admin/edit?file=hero/hero.yaml')).toEqual([
      '/admin/edit?file=hero/hero.yaml',
    ]);
    expect(await asked('/admin/move')).toEqual([]);
  });

  it('is shown the page that they asked for once they have signed in', async () => {
    const { ask, linkFor } = await adminGateway();
    const asked = '/admin/inbox/message?id=5';
    const [{ name, value, ...cookie } = { name: '', value: '' }] = (await ask('GET', asked))
      .cookies;
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
    const headers = { cookie: `${name}=${encodeURIComponent(value)}` };
    const signedIn = await ask('POST', await linkFor('ada@agency.example'), { headers });
    expect(signedIn.headers.location).toBe(asked);
  });

  it('reads on the page for signing in which agency it belongs to', async () => {
    const nothing = { confirmation: { subject: '', text: '' }, translations: [], questions: [] };
    const current = () => ({ brand: 'Ada & Co', language: 'en', ...nothing });
    const { ask } = await adminGateway({}, { form: { current } });
    const { body } = await ask('GET', '/admin/sign-in');
    expect(body).toContain('<title>Sign in · Ada &amp; Co</title>');
    expect(body).toContain('<p>Ada &amp; Co</p>\n<h1>Sign in</h1>');
  });
});

describe('asking for a link', () => {
  it('has the same answer for every address, and only a known address gets a mail', async () => {
    const { ask, store, woken, clock } = await adminGateway();
    const unknown = await ask('POST', '/admin/sign-in', { form: 'email=eve@agency.example' });
    const known = await ask('POST', '/admin/sign-in', {
      form: 'email=ADA@agency.example',
      headers: { origin: undefined },
    });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await expect.poll(() => woken.times).toBe(1);
    expect(await store.signIn.countLinks('ada@agency.example', clock.now)).toBe(1);
    expect(await store.list({})).toEqual([]);
    expect(await store.counts()).toMatchObject({ queued: 0 });
  });

  it('is possible five times in a quarter of an hour for one address', async () => {
    const { ask, store, clock } = await adminGateway();
    for (let times = 0; times < 7; times += 1) {
      await ask('POST', '/admin/sign-in', { form: 'email=ada@agency.example' });
    }
    const count = () => store.signIn.countLinks('ada@agency.example', clock.now);
    await expect.poll(count).toBe(5);
    clock.now += LINK_VALID_FOR;
    await ask('POST', '/admin/sign-in', { form: 'email=ada@agency.example' });
    await expect.poll(count).toBe(1);
  });

  it('is refused for a network that asks too often, whatever the addresses', async () => {
    const { ask } = await adminGateway();
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) {
      const form = `email=somebody-${times}@agency.example`;
      statuses.push((await ask('POST', '/admin/sign-in', { form })).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

describe('a post of somebody who is signed in', () => {
  it.each([
    ['a page of another origin', 403, { origin: 'https://evil.example' }],
    [
      'a page of the public address, behind a proxy with a name of its own',
      200,
      { host: 'gateway:4321' },
    ],
    ['a page of this host that came without HTTPS', 403, { origin: 'http://agency.example' }],
    ['a page without an origin', 403, { origin: 'null' }],
    ['another site, its origin hidden', 403, { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', 403, { 'sec-fetch-site': 'same-site' }],
    ['a program that names neither', 403, { origin: undefined }],
    ['a browser that names its origin alone', 200, {}],
    [
      'a browser that names its site alone',
      200,
      { origin: undefined, 'sec-fetch-site': 'same-origin' },
    ],
  ])('from %s is answered %i', async (_who, status, headers) => {
    const { ask, signIn } = await adminGateway();
    const { headers: own } = await signIn('ada@agency.example');
    for (const url of [
      '/admin/publish',
      '/admin/edit?file=hero/hero.yaml',
      '/admin/people/invite',
      '/admin/people/remove',
      '/admin/sign-in',
    ]) {
      const answer = await ask('POST', url, { headers: { ...own, ...headers }, form: 'title=Ada' });
      expect(answer.statusCode).toBe(status);
    }
  });

  it('signs nobody out without their intent, and raises no alarm', async () => {
    const { ask, signIn, alarmed } = await adminGateway();
    const ada = await signIn('ada@agency.example');
    const headers = { ...ada.headers, origin: 'https://evil.example' };
    for (const url of ['/admin/sign-out', '/admin/sign-out-everywhere', '/admin/sessions/end']) {
      for (const _twice of [1, 2]) {
        expect((await ask('POST', url, { headers })).statusCode).toBe(403);
      }
    }
    expect(alarmed).toEqual([]);
    expect((await ask('GET', '/admin', ada)).statusCode).toBe(200);
  });
});

it('a request from a link of another site, which has no cookie, is repeated with the cookie', async () => {
  const { ask } = await adminGateway();
  const refreshOf = async (site: string) =>
    (await ask('GET', '/admin/sign-in', { headers: { 'sec-fetch-site': site } })).headers[
      'refresh'
    ];
  expect([await refreshOf('cross-site'), await refreshOf('same-origin')]).toEqual(['0', undefined]);
});

describe('a link', () => {
  it('signs in at the press of its button, once', async () => {
    const { ask, linkFor } = await adminGateway();
    const link = await linkFor('ada@agency.example');
    for (let times = 0; times < 2; times += 1) {
      const opened = await ask('GET', link);
      expect(opened.statusCode).toBe(200);
      expect(opened.body).toContain('<button>Sign in</button>');
      expect(opened.cookies).toEqual([]);
    }
    const pressed = await ask('POST', link);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/admin']);
    expect(pressed.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-admin',
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
        maxAge: SESSION_VALID_FOR / 1000,
      }),
    ]);
    for (const method of ['GET', 'POST'] as const) {
      expect((await ask(method, link)).statusCode).toBe(410);
    }
  });

  it.each([
    ['/admin/edit?file=hero%2Fhero.yaml', '/admin/edit?file=hero%2Fhero.yaml'],
    ['/admin/../healthz', '/admin'],
    ['/admin/..//evil.example', '/admin'],
    ['/administration', '/admin'],
    ['//evil.example/admin', '/admin'],
    ['/\\evil.example/admin', '/admin'],
    ['https://evil.example/admin', '/admin'],
  ])('leads from %s, which was asked for before, to %s', async (asked, place) => {
    const { ask, linkFor } = await adminGateway();
    const headers = { cookie: `__Host-admin-asked=${encodeURIComponent(asked)}` };
    const { headers: given, cookies } = await ask('POST', await linkFor('ada@agency.example'), {
      headers,
    });
    expect(given.location).toBe(place);
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: '__Host-admin-asked', value: '' }),
    );
  });

  it('works for a quarter of an hour', async () => {
    const { ask, linkFor, clock } = await adminGateway();
    const link = await linkFor('ada@agency.example');
    clock.now += LINK_VALID_FOR;
    expect((await ask('POST', link)).statusCode).toBe(410);
  });

  it('is made for nobody who is not on the list', async () => {
    const { settings, store } = await adminGateway();
    expect(await invite('eve@agency.example', { settings, store, now: NOON })).toBeUndefined();
  });
});

describe('somebody who is signed in', () => {
  it('is named to the admin by nothing but the cookie, which goes along with the whole request', async () => {
    const { ask, signIn } = await adminGateway();
    const { headers } = await signIn('bea@agency.example');
    const url = '/admin/edit?file=a%2Fb.yaml';
    const answer = (await ask('POST', url, { headers, form: 'title=Ada' })).json();
    expect(answer).toMatchObject({ method: 'POST', url, body: 'title=Ada' });
    expect(answer.headers).toMatchObject({ cookie: headers.cookie, connection: 'close' });
    const framed = { ...headers, 'content-length': '0' };
    const page = (await ask('GET', '/admin/publish', { headers: framed })).json();
    expect(page.headers['content-length']).toBeUndefined();
    expect(JSON.stringify({ ...answer.headers, cookie: '' })).not.toMatch(/bea|edit/);
  });

  it.each(['../', 'a%2F..%2Fb', '%2e%2e/', '100%', 'a?b=//c', '%E4'])(
    'may search for %s, which is no path and no address',
    async (query) => {
      const { ask, signIn } = await adminGateway();
      const { headers } = await signIn('bea@agency.example');
      const url = `/admin/search?q=${query}`;
      expect((await ask('GET', url, { headers })).json()).toMatchObject({ url });
    },
  );

  it.each([
    ['the proxy says HTTPS', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY is forgotten', { TRUST_PROXY: '' }],
    [
      'only the site has an address',
      { TRUST_PROXY: '', GATEWAY_URL: '', SITE_URL: `https://${HOST}` },
    ],
  ])(
    'has a cookie for HTTPS alone where that is the public address, also when %s',
    async (_when, env) => {
      const { ask, signIn } = await adminGateway(env);
      const { answer, headers } = await signIn('ada@agency.example');
      expect(answer.cookies).toEqual([
        expect.objectContaining({ name: '__Host-admin', secure: true, path: '/' }),
      ]);
      expect((await ask('GET', '/admin', { headers })).statusCode).toBe(200);
      const saved = await ask('POST', '/admin/edit', { headers, form: 'a=b' });
      expect(saved.statusCode).toBe(200);
    },
  );

  it('signs in and works on this computer without HTTPS', async () => {
    const { app, linkFor } = await adminGateway({ GATEWAY_URL: '', TRUST_PROXY: '' });
    const origin = 'http://localhost:4321';
    const here = { host: 'localhost:4321', origin };
    const url = await linkFor('ada@agency.example');
    const signedIn = await app.inject({ method: 'POST', url, headers: here });
    const [{ name, value, secure } = { name: '', value: '' }] = signedIn.cookies;
    expect([name, secure]).toEqual(['admin', undefined]);
    const headers = { ...here, cookie: `admin=${value}` };
    expect((await app.inject({ method: 'POST', url: '/admin/edit', headers })).statusCode).toBe(
      200,
    );
  });

  it('may send a photo, and be silent, for longer than a message may take', async () => {
    const { app, signIn } = await adminGateway();
    const { headers } = await signIn('ada@agency.example');
    await app.listen({ host: '127.0.0.1', port: 0 });
    Object.assign(app.server, { headersTimeout: 50, requestTimeout: 100, timeout: 500 });
    const all = { ...headers, 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' };
    const target = { host: '127.0.0.1', port: portOf(app.server), path: '/admin/edit' };
    const upload = request({ ...target, method: 'POST', headers: { ...all, host: HOST } });
    const answered = once(upload, 'response');
    upload.write('begin');
    // Longer than the checks of connections are apart.
    await setTimeout(TIMEOUTS.connectionsCheckingInterval * 1.5);
    upload.end(' end');
    const [answer] = await answered;
    expect(await json(answer)).toMatchObject({ body: 'begin end' });
  });

  it.each(['GET', 'POST'] as const)(
    'gets one answer when the admin does not answer a %s',
    async (method) => {
      const { ask, signIn, lines } = await adminGateway({
        ADMIN_SOCKET: path.join(temporaryFolder(), 'none'),
      });
      const who = await signIn('ada@agency.example');
      const form = method === 'POST' ? 'choice=true' : '';
      const answer = await ask(method, '/admin/publish/choice', { ...who, form });
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toContain('The admin does not answer');
      expect(lines.join('')).not.toContain('already sent');
    },
  );

  it('is a stranger again after a month, and when taken off the list', async () => {
    const store = await memoryStore();
    const { ask, signIn, clock } = await adminGateway({}, { store });
    const ada = await signIn('ada@agency.example');
    clock.now += SESSION_VALID_FOR - 1;
    expect((await ask('GET', '/admin', ada)).statusCode).toBe(200);
    const after = await adminGateway({ ADMIN_EMAILS: 'bea@agency.example' }, { store });
    expect((await after.ask('GET', '/admin', ada)).statusCode).toBe(303);
    clock.now += 1;
    expect((await ask('GET', '/admin', ada)).statusCode).toBe(303);
  });

  it('signs out here, or everywhere, and nobody else with them', async () => {
    const { ask, signIn } = await adminGateway();
    const [phone, desk, other] = [
      await signIn('ada@agency.example'),
      await signIn('ada@agency.example'),
      await signIn('bea@agency.example'),
    ];
    const statuses = () =>
      Promise.all(
        [phone, desk, other].map(async (each) => (await ask('GET', '/admin', each)).statusCode),
      );
    await ask('POST', '/admin/sign-out', phone);
    expect(await statuses()).toEqual([303, 200, 200]);
    await signIn('ada@agency.example');
    await ask('POST', '/admin/sign-out-everywhere', desk);
    expect(await statuses()).toEqual([303, 303, 200]);
  });
});

describe('the mail with a link', () => {
  async function askForLink() {
    const { received, url } = await startMailServer();
    const { worker, store, clock } = await deliveryBy(relayTo(url));
    const link = { id: 'abc', email: 'ada@agency.example', now: NOON };
    await store.signIn.keepLink(link, { isMailed: true });
    return { worker, received, store, clock };
  }

  it('goes to the person who asked, and its link signs in', async () => {
    const { worker, received, store, clock } = await askForLink();
    await worker.drain();
    expect(received.map(({ recipients }) => recipients)).toEqual([['ada@agency.example']]);
    const [, token = ''] =
      /\/admin\/sign-in\/([\w-]{43})\s/.exec(received[0]?.mail.text ?? '') ?? [];
    expect(await store.signIn.useLink(hashOf(token), clock.now)).toBe('ada@agency.example');
  });

  it('is not sent when its link has expired', async () => {
    const { worker, received, clock } = await askForLink();
    clock.now += LINK_VALID_FOR;
    await worker.drain();
    expect(received).toEqual([]);
  });
});
