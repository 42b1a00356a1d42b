import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failNextWebhook, listen, newMessage, ordinary } from '../../../test/support/arrange.ts';
import { followingGateway } from '../../../test/support/follow-ups.ts';
import { inboxWith } from '../../../test/support/inbox.ts';
import type { Alarm } from '../../alarms.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { DAY, MINUTE } from '../../time.ts';
import { post, signedHeaders } from './webhook.ts';

const secret = Buffer.alloc(32, 7);
const WEBHOOK_SECRET = `whsec_${secret.toString('base64')}`;

interface Post {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers a post; `count` is its number. */
type Answer = (response: ServerResponse, count: number) => void;

/** A receiver of webhooks, which takes each post unless `answer` does something else. */
async function startReceiver(answer: Answer = (response) => void response.end()) {
  const posts: Post[] = [];
  const port = await listen(
    createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      posts.push({ headers: request.headers, body });
      answer(response, posts.length);
    }),
  );
  return { url: `http://127.0.0.1:${port}/hook`, posts };
}

const failing =
  (status: number, text = '') =>
  (response: ServerResponse) =>
    void response.writeHead(status, { location: '/' }).end(text);

/** The answer of a receiver, and how the gateway is set up. */
type Given = [answer?: Answer, about?: { env?: Record<string, string>; alarm?: Alarm }];

/** A receiver, and a gateway that posts to it. */
async function hooked(...[answer, { env = {}, alarm } = {}]: Given) {
  const { url, posts } = await startReceiver(answer);
  const settings = { WEBHOOK_URL: url, WEBHOOK_SECRET, ...env };
  return { ...(await followingGateway(() => openSqlite(':memory:'), settings, {}, alarm)), posts };
}

describe('a webhook', () => {
  it('tells each enquiry once, signed as Standard Webhooks says', async () => {
    const env = { ADMIN_EMAILS: 'ada@agency.example', GATEWAY_URL: 'https://agency.example' };
    const { receive, record, clock, store, posts } = await hooked(undefined, { env });
    await receive({ budget: '10,000' });
    await receive({ budget: '10,000' });
    await receive({ company_website: 'x', from_message: 'withheld' });
    await expect.poll(record).toEqual(
      expect.arrayContaining([
        ['webhook', 'sent', null],
        ['webhook', 'held', null],
      ]),
    );
    const [{ headers, body } = { headers: {}, body: '' }, ...more] = posts;
    expect(more).toEqual([]);
    const [message] = (await store.list({ state: 'sent' })) ?? [];
    const signed = signedHeaders(`msg_${message?.id}`, body, secret, clock.now);
    expect(headers).toMatchObject({ ...signed, 'content-type': 'application/json' });
    expect(JSON.parse(body)).toMatchObject({
      type: 'enquiry.received',
      timestamp: '2026-11-20T10:07:00.000Z',
      data: {
        id: message?.id,
        from_name: ordinary.from_name,
        from_message: ordinary.from_message,
        other_fields: [['budget', '10,000']],
        possible_spam: false,
        url: `https://agency.example/admin/inbox/message?id=${message?.id}`,
      },
    });
  });

  it('is repeated with the same id on the schedule of mails until it is taken, and its failure has a name', async () => {
    const { receive, record, clock, begin, posts } = await hooked((response, count) =>
      count < 3 ? failing(503, 'out of order')(response) : response.end(),
    );
    await receive();
    await expect.poll(record).toEqual([['webhook', 'queued', 'status-503: out of order']]);
    expect(posts).toHaveLength(1);
    for (const [minutes, count] of [
      [0.6, 2],
      [2.5, 3],
    ] as const) {
      clock.now += minutes * MINUTE;
      // Another process: whichever comes first delivers.
      await (await begin()).drain();
      await expect.poll(() => posts.length).toBe(count);
    }
    await expect.poll(record).toEqual([['webhook', 'sent', null]]);
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(posts.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
  });

  it('waits while its message is withheld, and comes when that is released', async () => {
    const { receive, record, store, clock, begin, posts } = await hooked();
    await receive({ company_website: 'x' });
    await (await begin()).drain();
    expect(await record()).toEqual([['webhook', 'held', null]]);
    const [message] = await store.list({});
    // Longer than a webhook is tried.
    clock.now += 6 * DAY;
    expect(await store.outbox.retryWebhook(message?.id ?? '', clock.now)).toBe(false);
    expect(await store.requeue(message?.id ?? '', clock.now)).toBe(true);
    await (await begin()).drain();
    await expect.poll(record).toEqual([['webhook', 'sent', null]]);
    expect(posts).toHaveLength(1);
  });

  it('raises the alarm when it is given up, and is retried when the owner asks', async () => {
    let isWorking = false;
    const alarmed: unknown[] = [];
    const { receive, record, store, clock, begin, posts } = await hooked(
      (response) => (isWorking ? response.end() : failing(410)(response)),
      { alarm: (...alarm) => void alarmed.push(alarm) },
    );
    await receive();
    await expect.poll(record).toEqual([['webhook', 'failed', 'status-410']]);
    const [message] = await store.list({});
    const id = message?.id ?? '';
    expect(alarmed).toEqual([
      ['webhook-failed', expect.objectContaining({ id, codes: ['status-410'], kind: 'webhook' })],
    ]);
    expect(await store.outbox.failedWebhooks()).toEqual([id]);
    isWorking = true;
    expect(await store.outbox.retryWebhook(id, clock.now)).toBe(true);
    await (await begin()).drain();
    await expect.poll(record).toEqual([['webhook', 'sent', null]]);
    expect(await store.outbox.retryWebhook(id, clock.now)).toBe(false);
    expect(posts).toHaveLength(2);
  });

  it('is never delivered twice at a time, however many processes look', async () => {
    let open = 0;
    let most = 0;
    const { receive, record, begin, posts } = await hooked((response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.end();
      }, 50);
    });
    const deliverElsewhere = async () => (await begin()).drain();
    const others = [1, 2, 3].map(deliverElsewhere);
    await receive();
    await Promise.all([...others, deliverElsewhere(), deliverElsewhere()]);
    await expect.poll(record).toEqual([['webhook', 'sent', null]]);
    expect([posts.length, most]).toEqual([1, 1]);
  });

  it('takes user and password from its address', async () => {
    const { url, posts } = await startReceiver();
    const env = { WEBHOOK_URL: url.replace('//', '//ada:s%40cret@') };
    const { receive } = await hooked(undefined, { env });
    await receive();
    await expect.poll(() => posts.length).toBe(1);
    const basic = Buffer.from('ada:s@cret').toString('base64');
    expect(posts[0]?.headers.authorization).toBe(`Basic ${basic}`);
  });

  it('delays neither the answer nor the owner’s mail while the receiver does not answer', async () => {
    const deadlines: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      deadlines.push(new AbortController());
      return deadlines.at(-1)?.signal ?? AbortSignal.abort();
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const { receive, mailsTo, record, posts } = await hooked(() => {});
    await receive();
    await receive({ from_message: 'another' });
    expect(mailsTo('owner@agency.example')).toHaveLength(2);
    for (const count of [1, 2]) {
      await expect.poll(() => posts.length).toBe(count);
      deadlines.at(-1)?.abort();
    }
    await expect.poll(record).toEqual([
      ['webhook', 'queued', 'timeout'],
      ['webhook', 'queued', 'timeout'],
    ]);
  });

  it.each([
    ['a redirect, which is not followed', failing(302), 'redirected'],
    ['a cut connection', (response: ServerResponse) => void response.destroy(), 'no-connection'],
  ])('names %s as the reason', async (_what, answer, reason) => {
    const { receive, record, posts } = await hooked(answer);
    await receive();
    await expect.poll(record).toEqual([['webhook', 'queued', reason]]);
    expect(posts).toHaveLength(1);
  });

  it('has the signature of the example in the specification', () => {
    const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const body = '{"test": 2432232314}';
    expect(signedHeaders('msg_p5jXN8AQM9LWM0D4loKWxJek', body, key, 1_614_265_330_000)).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('reads at most 100 KB of an answer that does not end', async () => {
    let written = 0;
    const { url } = await startReceiver((response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) {
          written += 65_536;
        }
      };
      response.on('drain', more);
      more();
    });
    const { text } = await post(url, '{}', {}, AbortSignal.timeout(60_000));
    expect(text).toHaveLength(100 * 1024);
    expect(written).toBeLessThan(50_000_000);
  });

  it.each([
    [
      'slack',
      /^\{"text":"Message from &lt;!channel&gt;: A new website","blocks":\[\{"type":"section","text":\{"type":"plain_text","text":"Message from <!channel>/,
    ],
    [
      'teams',
      /"contentType":"application\/vnd\.microsoft\.card\.adaptive".*"type":"TextRun","text":"Message from <!channel>: A new website","weight":"Bolder"/,
    ],
  ])(
    'is of the shape that %s takes, in which nothing a visitor wrote is markup',
    async (WEBHOOK_FORMAT, shape) => {
      const { receive, posts } = await hooked(undefined, {
        env: { WEBHOOK_FORMAT, WEBHOOK_SECRET: '' },
      });
      await receive({ from_name: '<!channel>' });
      await expect.poll(() => posts.length).toBe(1);
      expect(posts[0]?.body).toMatch(shape);
      expect(posts[0]?.headers['webhook-id']).toBeUndefined();
    },
  );
});

it('inbox show lists the follow-ups of a message', async () => {
  const message = newMessage();
  const { store, run } = await inboxWith();
  await store.keep(message, { hasWebhook: true });
  const again = { dueAt: message.receivedAt + MINUTE, reason: 'timeout', giveUpSince: 0 };
  await failNextWebhook(store, message.receivedAt, again);
  expect((await run('show', message.id)).out).toContain(
    'Webhook:    waits after 1 attempts, next 2026-11-20 10:08 UTC: timeout\n',
  );
  const { follow_ups } = JSON.parse((await run('show', message.id, '--json')).out);
  expect(follow_ups).toMatchObject([{ kind: 'webhook', last_error: 'timeout' }]);
});
