import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  brokenStore,
  connectToApp,
  formOfSize,
  HOST,
  manyNames,
  multipart,
  ordinary,
  sendForm,
  temporaryFolder,
  testApp,
} from '../test/support/arrange.ts';
import { appAsking, briefQuestion, formWith, pdfOf, zipOf } from '../test/support/files.ts';
import type { Question } from './contact-form.ts';
import { catalogue, type RefusalCode } from './errors.ts';
import { english } from './languages/words.ts';
import { MAX_BODY_BYTES } from './messages/message.ts';
import { StoreError } from './store/database.ts';

type Provocation = () => Promise<{ statusCode: number; body: string }>;

/** The answer of the application to a request. The application must store nothing. */
async function refused(request: InjectOptions) {
  const { app, kept } = await testApp();
  const answer = await app.inject(request);
  expect(await kept()).toEqual([]);
  const isForeign = answer.statusCode === 403;
  const allowed = isForeign ? undefined : `http://${HOST}`;
  expect(answer.headers['access-control-allow-origin']).toBe(allowed);
  return answer;
}

const post = (changes: Record<string, string | undefined>) => async () =>
  refused(await sendForm(changes));

const SEND = '/api/v1.0/email/send';

const posted =
  (payload: string | Buffer, type: string, url?: string, headers = {}) =>
  async () => {
    const request = await sendForm({}, { 'content-type': type, ...headers });
    return refused({ ...request, payload, url: url ?? request.url ?? '' });
  };

const withStore = (error: Error) => async () =>
  (await testApp({}, { store: brokenStore(error) })).app.inject(await sendForm());

/** Sends bytes to a server with these timeouts. @returns all answers */
const written =
  (bytes: string, timeouts: object = {}) =>
  async () => {
    const { app } = await testApp({
      SITE_URL: 'https://agency.example',
      HSTS_INCLUDE_SUBDOMAINS: 'true',
      ALLOWED_ORIGINS: 'https://www.agency.example',
    });
    const socket = await connectToApp(app);
    Object.assign(app.server, timeouts);
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain('strict-transport-security: max-age=31536000; includeSubDomains');
    expect(head).toContain('access-control-allow-origin: https://www.agency.example');
    expect(head).toContain('content-type: text/plain; charset=utf-8');
    return { statusCode: Number(head.split(' ')[1]), body };
  };

const call = `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nOrigin: https://www.agency.example\r\n`;

/** A form posted to an application that asks this question. */
const asked = (question: Question, body: FormData) => async () =>
  (await appAsking(question)).send(body);

/** At least one request for each refusal. */
const provocations: Record<RefusalCode, Provocation[]> = {
  BODY_EMPTY: [posted('', 'multipart/form-data; boundary=x'), posted('', 'application/json', SEND)],
  BODY_UNREADABLE: [
    posted('--x\r\nno boundary parameter', 'multipart/form-data'),
    async () => {
      const request = await sendForm();
      return refused({ ...request, payload: (request.payload as Buffer).subarray(0, 300) });
    },
    posted(
      '--x\ncontent-disposition: form-data; name="from_name"\n\nAda\n--x--\n',
      'multipart/form-data; boundary=x',
    ),
    posted('{"service_id": canary', 'application/json', SEND),
    posted('[]', 'application/json', SEND),
    posted('null', 'application/json', SEND),
    // Nested too deep for `JSON.stringify`.
    posted(
      `{"template_params":{"a":${'['.repeat(9e4)}${']'.repeat(9e4)}}}`,
      'application/json',
      SEND,
    ),
    // A field with thousands of headers takes long to parse.
    posted(
      `--b\r\nContent-Disposition: form-data; name="a"\r\n${'X: y\r\n'.repeat(2000)}\r\nHello\r\n--b--\r\n`,
      'multipart/form-data; boundary=b',
    ),
  ],
  FIELDS_TOO_MANY: [
    posted('a&'.repeat(130_000), 'application/x-www-form-urlencoded'),
    posted('a=1&'.repeat(1025), 'application/x-www-form-urlencoded'),
    posted('--b\r\n'.repeat(50_000), 'multipart/form-data; boundary=b'),
    posted('--b\n'.repeat(1025), 'multipart/form-data; boundary="b"'),
    posted(JSON.stringify({ template_params: { ...manyNames(1025) } }), 'application/json', SEND),
  ],
  FILE_SENT: [
    async () => {
      const pairs = [...Object.entries(ordinary), ['brief', new Blob(['x'])] as const];
      const { payload, headers } = await multipart(pairs);
      return posted(payload, headers['content-type'] ?? '')();
    },
  ],
  FILE_TOO_LARGE: [asked(briefQuestion, formWith(pdfOf(3_000_000)))],
  FILE_TYPE: [asked(briefQuestion, formWith(Buffer.from('MZ')))],
  FILE_EMPTY: [asked(briefQuestion, formWith(Buffer.alloc(0)))],
  FILE_PROTECTED: [
    asked(briefQuestion, formWith(zipOf({ 'encrypted-package': 'x' }), 'brief.odt')),
  ],
  FILE_DAMAGED: [asked(briefQuestion, formWith(Buffer.alloc(9)))],
  ANSWERS_WRONG: [
    asked({ ...briefQuestion, kind: 'line', required: true }, formWith(Buffer.alloc(0), '')),
  ],
  SERVICE_MISSING: [post({ service_id: undefined })],
  SERVICE_WRONG: [post({ service_id: 'other' })],
  TEMPLATE_MISSING: [post({ template_id: undefined })],
  TEMPLATE_WRONG: [post({ template_id: 'other' })],
  KEY_MISSING: [
    post({ user_id: undefined }),
    posted('{}', 'application/json', SEND),
    posted('a=b', 'application/x-www-form-urlencoded'),
  ],
  KEY_WRONG: [post({ user_id: 'other' })],
  REQUEST_MALFORMED: [
    async () => {
      const { app } = await testApp();
      app.addHook('onRequest', async () => {
        throw Object.assign(new Error('of the framework'), { statusCode: 417 });
      });
      return app.inject('/');
    },
    written(`${call}Content-Length: what\r\n\r\n`),
    written(`${call}Host: y\r\nConnection: close\r\n\r\n`),
    written(`${call.replace('Host: x\r\n', '')}Connection: close\r\n\r\n`),
    written(`${call}Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`),
  ],
  TOO_SLOW: [
    written(`${call}Content-Type: text/plain\r\nContent-Length: 9\r\n\r\nx`, {
      headersTimeout: 50,
      requestTimeout: 100,
    }),
  ],
  HEAD_TOO_LARGE: [written(`${call}X: ${'x'.repeat(20_000)}\r\n\r\n`)],
  // Before the body is parsed.
  ORIGIN_FOREIGN: [
    posted('no form', 'multipart/form-data', undefined, { origin: 'https://evil.example' }),
  ],
  NOT_FOUND: [
    async () => (await testApp()).app.inject('/nothing/here'),
    async () => (await testApp()).app.inject({ method: 'POST', url: '/nothing', payload: 'x' }),
  ],
  METHOD_WRONG: [
    async () => {
      const url = '/api/v1.0/email/send-form';
      const answer = await (await testApp()).app.inject({ url, headers: { host: HOST } });
      expect(answer.headers).toMatchObject({ allow: 'POST, OPTIONS', 'cache-control': 'no-store' });
      return answer;
    },
  ],
  BODY_TOO_LARGE: [MAX_BODY_BYTES + 1, 2_000_000].map(
    (size) => async () => refused(await formOfSize(size)),
  ),
  BODY_ENCODED: ['gzip', 'br', 'identity, gzip', 'aws-chunked'].map((encoding) => async () => {
    const request = await sendForm({}, { 'content-encoding': encoding });
    return refused({ ...request, payload: gzipSync(request.payload as Buffer) });
  }),
  BODY_TYPE: [
    posted('from_name=Ada', 'text/plain'),
    posted('{}', 'text/plain', SEND),
    posted('{}', 'application/json'),
  ],
  RANGE_WRONG: [
    async () => {
      const SITE_DIR = temporaryFolder();
      writeFileSync(path.join(SITE_DIR, 'robots.txt'), 'short');
      const { app } = await testApp({ SITE_DIR });
      const answer = await app.inject({ url: '/robots.txt', headers: { range: 'bytes=9-' } });
      expect(answer.headers['content-range']).toBe('bytes */5');
      return answer;
    },
  ],
  TOO_MANY: [
    async () => {
      const { app } = await testApp({ RATE_LIMIT_PER_MINUTE: '1' });
      await app.inject(await sendForm());
      return app.inject(await sendForm());
    },
  ],
  UNEXPECTED: [withStore(new TypeError('a bug that quotes Ada Lovelace'))],
  CROWDED: [
    async () => {
      const { app, send } = await appAsking(briefQuestion, { RATE_LIMIT_PER_MINUTE: '0' });
      const senders = [];
      for (const _each of manyNames(3)) {
        senders.push(await connectToApp(app));
      }
      const type = 'Content-Type: multipart/form-data; boundary=x\r\n';
      const answers = senders.map((socket) => {
        socket.write(`${call.replace(/Origin.*\r\n/, '')}${type}Content-Length: 400000\r\n\r\n`);
        return text(socket);
      });
      const [head = '', body = ''] = (await Promise.race(answers)).split('\r\n\r\n');
      expect(head).toContain('retry-after: 5');
      for (const socket of senders) {
        socket.destroy();
      }
      const status = async () => (await send(formWith(pdfOf(400_000)))).statusCode;
      await expect.poll(status).toBe(200);
      return { statusCode: Number(head.split(' ')[1]), body };
    },
  ],
  STORE_UNAVAILABLE: [withStore(new StoreError('unavailable', 'locked'))],
  STORE_FULL: [withStore(new StoreError('full', 'no space'))],
};

describe('every refusal', () => {
  const all = Object.entries(provocations).flatMap(([code, requests]) =>
    requests.map((request, index) => [code as RefusalCode, index + 1, request] as const),
  );

  it.each(all)(
    '%s (%i) answers with its status and its sentence, and keeps nothing',
    async (code, _index, request) => {
      const { statusCode, body } = await request();
      expect({ statusCode, body }).toEqual({
        statusCode: catalogue[code],
        body: english.refusals[code],
      });
    },
  );

  it('is one sentence of its own', () => {
    const sentences = Object.values(english.refusals);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z][^\n]*[^.]\.$/);
    }
  });
});

describe('logs', () => {
  it.each([
    [new StoreError('full', 'database or disk is full'), 'STORE_FULL', 'full'],
    [new StoreError('unavailable', 'a row with Ada'), 'STORE_UNAVAILABLE', 'unavailable'],
    [new TypeError('of Ada'), 'UNEXPECTED', undefined],
  ])('name the answer and the reason of a request that failed: %s', async (error, code, kind) => {
    const { lines, post } = await testApp({}, { store: brokenStore(error) });
    await post();
    const failed = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    expect(failed).toMatchObject({ msg: 'request failed', code });
    expect(failed.kind).toBe(kind);
  });

  it("never contain a visitor's text, whatever happens to the message", async () => {
    const canary = 'canary-7f3a';
    const fields = {
      from_name: canary,
      from_email: `${canary}@example.com`,
      from_subject: canary,
      from_number: canary,
      from_message: canary,
      company_website: canary,
    };
    const stores = [
      undefined,
      brokenStore(new StoreError('unavailable', canary)),
      brokenStore(new TypeError(canary)),
    ];
    for (const store of stores) {
      const { app, lines, post } = await testApp({}, store ? { store } : {});
      await post(fields);
      await post({ ...fields, user_id: canary });
      await post(fields, { origin: `https://${canary}.example` });
      await app.inject({
        ...(await sendForm({}, { 'content-type': 'application/json' })),
        url: '/api/v1.0/email/send',
        payload: `{"from_name": ${canary}`,
      });
      await app.inject(`/${canary}?${canary}`);
      expect(lines.join('')).not.toContain(canary);
      expect(lines.length).toBeGreaterThan(3);
    }
  });
});
