import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  formOfSize,
  HOST,
  manyNames,
  multipart,
  NOON,
  navigation,
  ordinary,
  sendForm,
  temporaryFolder,
  testApp,
} from '../../test/support/arrange.ts';
import { fieldNames, MAX_BODY_BYTES } from '../messages/message.ts';
import { StoreError } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { canonicalPath } from './message-routes.ts';

const json = (changes: object = {}, params: object = {}) => ({
  method: 'POST' as const,
  url: '/api/v1.0/email/send',
  headers: {
    host: HOST,
    origin: `http://${HOST}`,
    'content-type': 'application/json',
  },
  payload: JSON.stringify({
    service_id: ordinary.service_id,
    template_id: ordinary.template_id,
    user_id: ordinary.user_id,
    template_params: { from_name: 'Ada', from_message: 'Hello', ...params },
    ...changes,
  }),
});

const sendPairs = async (pairs: Iterable<readonly [string, string | Blob]>) => ({
  ...(await sendForm()),
  ...(await multipart(pairs)),
});

const urlencoded = (changes: Record<string, string>) => ({
  method: 'POST' as const,
  url: '/api/v1.0/email/send-form',
  headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ ...ordinary, ...changes }).toString(),
});

describe('a message sent by a script', () => {
  it('is kept whole and answered with the text OK', async () => {
    const { woken, post, kept } = await testApp();
    const answer = await post({}, { referer: 'https://agency.example/contact?x=1' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('OK');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const [message] = await kept();
    const { from_name, from_email, from_subject, from_number, from_message } = ordinary;
    expect(message).toMatchObject({
      state: 'queued',
      fields: { from_name, from_email, from_subject, from_number, from_message },
      page: 'https://agency.example/contact',
      reasons: '',
    });
    expect(woken.times).toBe(1);
  });

  it('may leave any field empty or out', async () => {
    const { post, kept } = await testApp();
    for (const name of fieldNames) {
      const texts = { from_name: name, from_message: name };
      expect((await post({ ...texts, [name]: undefined })).body).toBe('OK');
      expect((await post({ ...texts, [name]: '' })).statusCode).toBe(200);
    }
    expect(await kept()).toHaveLength(5);
  });

  it('keeps every text byte for byte, save control characters', async () => {
    const { post, kept } = await testApp({ RATE_LIMIT_PER_MINUTE: '0' });
    const texts = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      // The platform's parser takes a byte order mark at the start of a value for an encoding mark.
      .filter((text) => !/(?![\t\n])\p{Cc}|^\ufeff/u.test(text) && text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const answer = await post({
          from_name: text,
          from_message: `\0${text}`,
          budget: `\x1b${text}`,
        });
        expect(answer.body).toBe('OK');
        const [message] = (await kept()).filter(({ fields }) => fields.from_name === text);
        const whole = text.replace(/\n/g, '\r\n');
        expect(message?.fields.from_message).toBe(whole);
        expect(message?.otherFields).toEqual([['budget', whole]]);
      }),
      { numRuns: 100 },
    );
  });

  it('takes the last value of a name that is sent more than once', async () => {
    const { app, kept } = await testApp();
    const pairs = [
      ['user_id', 'what a visitor wrote'],
      ['service_id', 'another'],
      ['from_name', 'first'],
      ...Object.entries(ordinary),
    ] as [string, string][];
    expect((await app.inject(await sendPairs(pairs))).body).toBe('OK');
    expect((await kept())[0]?.fields.from_name).toBe('Ada Lovelace');
  });

  it('keeps fields of any other name, as often as they were sent and in that order', async () => {
    const { app, kept } = await testApp();
    const pairs: [string, string | Blob][] = [
      ['attachment', new Blob([])],
      ['user_name', 'Ada'],
      ['__proto__', 'not polluted'],
      ['interest', 'apps'],
      ['interest', 'websites'],
      ['left_empty', ' '],
      ...Object.entries(ordinary),
      ['budget', '€ 20,000'],
    ];
    expect((await app.inject(await sendPairs(pairs))).body).toBe('OK');
    const [message] = await kept();
    expect(message?.fields.from_name).toBe('Ada Lovelace');
    expect(message?.otherFields).toEqual([
      ['user_name', 'Ada'],
      ['__proto__', 'not polluted'],
      ['interest', 'apps'],
      ['interest', 'websites'],
      ['budget', '€ 20,000'],
    ]);
  });

  it('decides nothing about itself: its state, id and times are the gateway’s', async () => {
    const { app, post, kept: messages } = await testApp();
    const own = { id: 'x', state: 'sent', reasons: 'none', receivedAt: '1', received_at: '1' };
    expect((await post({ ...own, from_name: 'form' })).body).toBe('OK');
    expect((await app.inject(json(own, { ...own, from_name: 'JSON' }))).body).toBe('OK');
    const kept = await messages();
    expect(kept.map(({ fields }) => fields.from_name).sort()).toEqual(['JSON', 'form']);
    for (const message of kept) {
      expect(message).toMatchObject({ state: 'queued', reasons: '', receivedAt: NOON });
      expect(message.id).toMatch(/^[0-9a-z]{12}$/);
      expect(message.otherFields).toEqual(Object.entries(own));
    }
  });

  it('is a message of its own when only its other fields differ, as JSON too', async () => {
    const { app, clock, kept: messages } = await testApp();
    for (const budget of ['5,000', '9,000', '9,000']) {
      const params = { from_name: undefined, from_message: undefined, message: 'Hello', budget };
      clock.now += 1000;
      expect((await app.inject(json({}, { ...params, items: ['a', 2] }))).body).toBe('OK');
    }
    const kept = await messages();
    expect(kept.map(({ state, otherFields }) => [state, otherFields])).toEqual(
      ['9,000', '5,000'].map((budget) => [
        'queued',
        [
          ['message', 'Hello'],
          ['budget', budget],
          ['items', '["a",2]'],
        ],
      ]),
    );
  });

  it('reads a urlencoded plus as a space, and an encoded plus as a plus', async () => {
    const { app, kept } = await testApp();
    const answer = await app.inject(urlencoded({ from_message: 'one + one  = 2' }));
    expect(answer.body).toBe('OK');
    expect((await kept())[0]?.fields.from_message).toBe('one + one  = 2');
  });

  it.each([
    '//api/v1.0/email/send-form',
    '/mail/api/v1.0/email/send-form',
    '/a/b//api//v1.0/email/send-form/',
    '/api/v1.0/email/send-form/',
    '/api/v1.0/email/send-form?x=1',
    '/api/v1.0/email/send%2Dform',
  ])('is accepted at %s', async (url) => {
    const { app, kept } = await testApp();
    expect((await app.inject({ ...(await sendForm()), url })).body).toBe('OK');
    expect(await kept()).toHaveLength(1);
  });
});

describe('more messages than may be mailed', () => {
  const states = async (store: Store) =>
    Object.fromEntries(
      (await store.list({})).map(({ fields, state }) => [fields.from_name, state]),
    );

  it('are stored and withheld: thirty from one address in an hour, then one in two minutes', async () => {
    const { post: send, store, clock } = await testApp({ TRUST_PROXY: 'true' });
    const post = (from_name: string, address: string) =>
      send({ from_name }, { 'x-forwarded-for': address });
    for (let each = 0; each < 40; each += 1) {
      expect((await post(`${each}`, '203.0.113.1')).body).toBe('OK');
    }
    await post('neighbour', '203.0.113.2');
    clock.now += 2 * 60_000;
    await post('later', '203.0.113.1');
    const found = await states(store);
    expect(Object.values(found).filter((state) => state === 'spam')).toHaveLength(10);
    expect(found).toMatchObject({ 29: 'queued', 30: 'spam', neighbour: 'queued', later: 'queued' });
    const [withheld] = await store.list({ limit: 1, state: 'spam' });
    expect(withheld?.reasons).toBe('flood');
  });

  it.each([
    ['MAILS_PER_DAY', '203.0.113.1'],
    ['MAILS_TOTAL_PER_HOUR', '203.0.113.2'],
    ['MAILS_TOTAL_PER_DAY', '203.0.113.2'],
  ])('are bounded by %s as well', async (name, secondAddress) => {
    const { store, post } = await testApp({ TRUST_PROXY: 'true', [name]: '1' });
    for (const address of ['203.0.113.1', secondAddress]) {
      await post({ from_name: address + name }, { 'x-forwarded-for': address });
      await post({ from_name: 'again' }, { 'x-forwarded-for': address });
    }
    const found = Object.values(await states(store));
    expect(found.filter((state) => state === 'queued')).toHaveLength(1);
  });

  it('do not begin with repeats and withheld messages of others', async () => {
    const { store, post } = await testApp({ TRUST_PROXY: 'true', MAILS_TOTAL_PER_HOUR: '3' });
    for (let each = 0; each < 50; each += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:0:${each.toString(16)}::1` };
      await post({ from_name: 'the same' }, headers);
      const trapped = { from_name: `trapped ${each}`, company_website: 'x' };
      await post(trapped, headers);
    }
    for (const from_name of ['Ada', 'Grace']) {
      await post({ from_name }, { 'x-forwarded-for': '203.0.113.1' });
    }
    expect(await states(store)).toMatchObject({
      'the same': 'queued',
      Ada: 'queued',
      Grace: 'queued',
    });
  });

  it('do not store an accepted message a second time, however often it is repeated', async () => {
    const { store, clock, post, kept } = await testApp({ MAILS_PER_HOUR: '1' });
    for (const from_name of ['Ada', 'Grace', 'Ada', 'Grace', 'Ada']) {
      expect((await post({ from_name })).body).toBe('OK');
      clock.now += 1000;
    }
    expect(await kept()).toHaveLength(2);
    expect(await states(store)).toEqual({ Ada: 'queued', Grace: 'spam' });
  });

  it('do not withhold a message that another process has accepted', async () => {
    const one = await testApp();
    const other = await testApp({ MAILS_PER_HOUR: '1' }, { store: one.store });
    await other.app.inject(await sendForm({ from_name: 'Grace' }));
    for (const { app } of [one, other]) {
      expect((await app.inject(await sendForm({ from_name: 'Ada' }))).body).toBe('OK');
    }
    expect(await one.store.list({ limit: 9 })).toHaveLength(2);
    expect(await states(one.store)).toEqual({ Ada: 'queued', Grace: 'queued' });
  });

  it('do not count while the database refuses them', async () => {
    const { store, post, kept } = await testApp({ MAILS_PER_HOUR: '1' });
    const keep = store.keep;
    store.keep = async () => {
      throw new StoreError('unavailable', 'gone');
    };
    expect((await post()).statusCode).toBe(503);
    store.keep = keep;
    expect((await post()).body).toBe('OK');
    expect((await kept())[0]?.state).toBe('queued');
  });
});

it('messages that arrive while the database is locked are all refused with the reason, and those that waited four seconds are never tried', async () => {
  const { app, store } = await testApp({ RATE_LIMIT_PER_MINUTE: '0' });
  const { promise: locked, reject } = Promise.withResolvers<never>();
  const keep = vi.spyOn(store, 'keep').mockReturnValue(locked);
  const requests = await Promise.all(manyNames(300).map((from_name) => sendForm({ from_name })));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answers = Promise.all(requests.map((request) => app.inject(request)));
  await expect.poll(() => keep.mock.calls.length).toBe(64);
  await expect.poll(() => vi.getTimerCount()).toBe(300 - 64);
  vi.advanceTimersByTime(4000);
  reject(new StoreError('unavailable', 'database is locked', { busy: true }));
  expect(new Set((await answers).map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(keep).toHaveBeenCalledTimes(64);
});

describe('the size limit', () => {
  it('accepts a body of exactly 256 KiB and keeps all of it', async () => {
    const { app, kept } = await testApp();
    const request = await formOfSize(MAX_BODY_BYTES);
    expect((await app.inject(request)).body).toBe('OK');
    const text = (await kept())[0]?.fields.from_message ?? '';
    expect(text).toMatch(/^éx+$/);
    expect(text.length).toBeGreaterThan(261_000);
  });

  it('gives a visitor without script the whole text back up to it', async () => {
    const { app } = await testApp();
    const request = await formOfSize(MAX_BODY_BYTES);
    const headers = { ...request.headers, ...navigation };
    const payload = Buffer.from(
      String(request.payload).replace('public_site_key', 'wrong_site_keys'),
    );
    const answer = await app.inject({ ...request, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toMatch(/éx{261000,}/);
  });
});

describe('other origins', () => {
  it.each(['http://localhost:4322', 'https://www.agency.example'])(
    'may be allowed by setting, and read an answer: %s',
    async (origin) => {
      const SITE_URL = 'https://www.agency.example';
      const { post } = await testApp({ ALLOWED_ORIGINS: 'http://localhost:4322', SITE_URL });
      for (const [user_id, status] of [
        [ordinary.user_id, 200],
        ['x', 400],
      ] as const) {
        const { statusCode, headers } = await post({ user_id }, { origin });
        expect([statusCode, headers['vary']]).toEqual([status, 'Origin']);
        expect(headers['access-control-allow-origin']).toBe(origin);
      }
    },
  );

  it('may read every refusal and the time to wait, and learn that an address is not there', async () => {
    const origin = 'http://localhost:4322';
    const { app, post } = await testApp({ ALLOWED_ORIGINS: origin, RATE_LIMIT_PER_MINUTE: '1' });
    await post({}, { origin });
    const limited = await post({}, { origin });
    expect(limited.headers).toMatchObject({
      'retry-after': '60',
      'access-control-expose-headers': 'Retry-After, Refusal-Code',
      'refusal-code': 'TOO_MANY',
      'access-control-allow-origin': origin,
    });
    for (const method of ['GET', 'POST'] as const) {
      const url = '/api/v1.0/email/send-forms';
      const lost = await app.inject({ method, url, headers: { origin } });
      expect(lost.statusCode).toBe(404);
      expect(lost.headers['access-control-allow-origin']).toBe(origin);
      const foreign = { origin: 'https://evil.example' };
      const answer = await app.inject({ method, url, headers: foreign });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it.each([undefined, 'null'])('that are not said (%s) are accepted and noted', async (origin) => {
    const { app, kept } = await testApp();
    const request = await sendForm();
    const { origin: _own, ...headers } = request.headers as Record<string, string>;
    const all = origin ? { ...headers, origin } : headers;
    expect((await app.inject({ ...request, headers: all })).body).toBe('OK');
    expect(await kept()).toMatchObject([{ state: 'queued', reasons: 'no-page' }]);
  });

  it('ask before they send JSON: an allowed origin gets a yes, a foreign origin a no', async () => {
    const { app } = await testApp({ ALLOWED_ORIGINS: 'https://www.agency.example' });
    const ask = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/v1.0/email/send',
        headers: {
          host: HOST,
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const yes = await ask('https://www.agency.example');
    expect(yes.statusCode).toBe(204);
    expect(yes.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.agency.example',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
    const no = await ask('https://evil.example');
    expect(no.statusCode).toBe(403);
    expect(no.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('too many messages from one address', () => {
  it('are counted by the address that a proxy names, if the proxy is trusted', async () => {
    const statuses = async (env: Record<string, string>, ...addresses: string[]) => {
      const { post } = await testApp({ RATE_LIMIT_PER_MINUTE: '1', ...env });
      const answers = [];
      for (const address of addresses) answers.push(await post({}, { 'x-forwarded-for': address }));
      return answers.map(({ statusCode }) => statusCode);
    };
    const [one, other] = ['203.0.113.1', '203.0.113.2'];
    const behind = await statuses({ TRUST_PROXY: 'true' }, one, other, `203.0.113.9, ${one}`);
    expect(behind).toEqual([200, 200, 429]);
    expect(await statuses({}, one, other)).toEqual([200, 429]);
  });

  it('are refused unread once as many again have had their text back', async () => {
    const { post } = await testApp({ RATE_LIMIT_PER_MINUTE: '1' });
    await post();
    const [page, bare] = [
      await post({ from_name: 'Grace' }, navigation),
      await post({ from_name: 'Hedy' }, navigation),
    ];
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '60']);
    expect(page.body).toContain('Grace');
    expect(bare.body).toContain('Too many messages');
    expect(bare.body).not.toContain('Hedy');
  });
});

describe('a page without script', () => {
  it('is recognised in an old browser by its accept header', async () => {
    const { post } = await testApp();
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    expect((await post({}, { accept })).statusCode).toBe(303);
    expect((await post({}, { accept: '*/*' })).statusCode).toBe(200);
    const script = { accept, 'sec-fetch-mode': 'cors' };
    expect((await post({}, script)).statusCode).toBe(200);
  });

  it('is led to where the site lives: below its path, on its own host', async () => {
    const { post } = await testApp({
      BASE_PATH: '/agency/',
      SITE_URL: 'https://www.agency.example',
    });
    const locations = [];
    for (const origin of [`http://${HOST}`, 'https://www.agency.example', 'null']) {
      const answer = await post({}, { ...navigation, origin });
      locations.push(answer.headers['location']);
    }
    expect(locations).toEqual([
      '/agency/message-sent',
      'https://www.agency.example/agency/message-sent',
      'https://www.agency.example/agency/message-sent',
    ]);
  });

  it('is answered in the language that it names, which needs no Referer', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'fr'));
    writeFileSync(path.join(folder, 'fr/message-sent.html'), '<h1>Merci !</h1>');
    writeFileSync(path.join(folder, 'fr/message-not-sent.html'), '<h1>Pas envoyé</h1>');
    writeFileSync(path.join(folder, 'message-not-sent.html'), '<h1>Not sent</h1>');
    const { post } = await testApp({ SITE_DIR: folder });
    const french = await post({}, navigation, '?language=fr');
    expect(french.headers['location']).toBe('/fr/message-sent');
    const refused = await post({ user_id: '' }, navigation, '?language=fr');
    expect(refused.body).toBe('<h1>Pas envoyé</h1>');
    for (const query of ['', '?language=de', '?language=..%2ffr', '?language=fr&language=fr']) {
      const { headers } = await post({}, navigation, query);
      expect(headers['location'], query).toBe('/message-sent');
      const { body } = await post({ user_id: '' }, navigation, query);
      expect(body, query).toBe('<h1>Not sent</h1>');
    }
  });

  it("shows the reason, with the visitor's text still there and harmless", async () => {
    const { post, kept } = await testApp();
    const changes = {
      user_id: 'wrong',
      from_message: '<script>alert("x")</script> $& & co',
      budget: '€ 20,000',
    };
    const answer = await post(changes, navigation);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('The Public Key (user_id) is invalid.');
    expect(answer.body).toContain(
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; $&amp; &amp; co\n\nbudget: € 20,000',
    );
    expect(answer.body).not.toContain('<script>');
    expect(await kept()).toEqual([]);
  });

  it('is refused in the language of the gateway, while a script gets the usual sentence', async () => {
    const { app, post } = await testApp({ GATEWAY_LANGUAGE: 'de' });
    const page = await post({ user_id: 'wrong' }, navigation);
    expect(page.body).toContain('<html lang="de" dir="ltr">');
    expect(page.body).toContain('<h1>Ihre Nachricht wurde nicht gesendet</h1>');
    expect(page.body).toContain('<p>Die Angabe user_id im Formular ist falsch.</p>');
    expect(page.body).toContain('<dt>Name</dt><dd><pre dir="auto">Ada Lovelace</pre></dd>');
    const script = await post({ user_id: 'wrong' });
    expect(script.body).toBe('The Public Key (user_id) is invalid.');
    expect((await app.inject('/message-sent')).body).toContain('<h1>Vielen Dank!</h1>');
  });
});

it.each([
  ['/api/v1.0/email/sendform', '/api/v1.0/email/sendform'],
  ['/contact//', '/contact//'],
  ['/x/api/v1.0/email/send/?a=//b', '/api/v1.0/email/send?a=//b'],
  ['/contact?next=/api/v1.0/email/send', '/contact?next=/api/v1.0/email/send'],
])('the path of a call %s is taken as %s', (url, path) => {
  expect(canonicalPath(url)).toBe(path);
});
