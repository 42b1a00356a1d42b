import { writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { openPostgres, UPGRADE_LOCK } from '../src/store/postgres.ts';
import { openStoreOn } from '../src/store/sql-store.ts';
import { failNext, listen, manyNames, newMessage, temporaryFolder } from './support/arrange.ts';
import { deliveryBy } from './support/delivery.ts';
import { failedStart, healthOf, namesIn, postTo, startGateway } from './support/gateway.ts';
import { inboxAt } from './support/inbox.ts';
import { relayTo, startMailServer } from './support/mail-server.ts';
import { usePostgres } from './support/postgres-server.ts';
import { startRawMailServer } from './support/raw-mail-server.ts';

const postgres = usePostgres();

/** A store that is closed when the test ends. */
async function storeAt(url: string) {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}

describe('a gateway that starts while PostgreSQL is away', () => {
  it('serves the site, accepts nothing, alerts a person, and goes on by itself', async () => {
    const DATABASE_URL = await postgres.freshUrl();
    const SITE_DIR = temporaryFolder();
    writeFileSync(path.join(SITE_DIR, 'index.html'), 'the site');
    await postgres.stop();
    const gateway = await startGateway({ DATABASE_URL, SITE_DIR });
    expect(await (await fetch(gateway.url)).text()).toBe('the site');
    expect((await postTo(gateway)).status).toBe(503);
    expect(await healthOf(gateway)).toBe(503);
    await expect.poll(() => gateway.output.err).toContain('"alarm":"store-unavailable"');
    expect(await inboxAt(DATABASE_URL)('list')).toMatchObject({
      code: 1,
      err: expect.stringContaining('The database cannot be used: '),
    });
    await postgres.start();
    // Many processes start together: one of them makes the schema before the others go on.
    const names = manyNames(20);
    const answers = await Promise.all(names.map((from_name) => postTo(gateway, { from_name })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await expect.poll(() => healthOf(gateway)).toBe(200);
    expect((await namesIn(DATABASE_URL)).sort()).toEqual(names.sort());
    expect(gateway.process.exitCode).toBeNull();
  });

  it('mails all that wait when the server is there, however far away their turn was', async () => {
    const DATABASE_URL = await postgres.freshUrl();
    const hour = 60 * 60 * 1000;
    const store = await openStore(DATABASE_URL);
    await store.keep(newMessage({}, { receivedAt: Date.now() - hour }));
    await failNext(store, Date.now(), { dueAt: Date.now() + 4 * hour, relayAway: true });
    await store.close();
    await postgres.stop();
    const { received, url: SMTP_URL } = await startMailServer();
    await startGateway({ DATABASE_URL, SMTP_URL, MAIL_TO: 'owner@agency.example' });
    await postgres.start();
    await expect.poll(() => received.length).toBe(1);
  });
});

it.each([
  ['user', { username: 'nobody' }, /role "nobody" does not exist|authentication failed/],
  ['password', { password: 'wrong' }, /password authentication failed/],
  ['missing password', { password: '' }, /password/],
  ['database', { pathname: '/nowhere' }, /database "nowhere" does not exist/],
  ['encryption', { search: '?sslmode=require' }, /does not support SSL connections/],
])(
  'a PostgreSQL that can never be used as it is set ends the start with a sentence: wrong %s',
  async (_, change, said) => {
    const { href } = Object.assign(new URL(await postgres.freshUrl()), change);
    expect(await failedStart({ DATABASE_URL: href })).toEqual({
      code: 1,
      err: expect.stringMatching(said),
    });
  },
);

/** A way to the same database on which every connection can be broken at once. */
async function breakable(url: string): Promise<{ url: string; breakAll: () => void }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const between = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  const way = new URL(url);
  way.host = `127.0.0.1:${await listen(between)}`;
  return {
    url: way.href,
    breakAll() {
      for (const socket of sockets) {
        socket.destroy();
      }
    },
  };
}

/** The number of statements that have waited for a kind of lock for some seconds or longer. */
async function waitingFor(client: pg.Client, event: string, seconds: number): Promise<number> {
  // Within a transaction, the view would keep the rows of its first read.
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE wait_event_type = 'Lock' AND wait_event = $1
       AND clock_timestamp() - query_start > make_interval(secs => $2)`,
    [event, seconds],
  );
  return rows.length;
}

/** Holds a lock on the messages, so that statements wait, until the returned client rolls back. */
async function lockMessages(url: string) {
  const client = await postgres.connect(url);
  await client.query(`BEGIN; LOCK TABLE messages IN ACCESS EXCLUSIVE MODE`);
  return client;
}

it('a gateway whose connection breaks in the middle of a statement answers 503, stays alive, and takes the next message', async () => {
  const url = await postgres.freshUrl();
  const between = await breakable(url);
  const gateway = await startGateway({ DATABASE_URL: between.url });
  const post = (from_name: string) => postTo(gateway, { from_name });
  expect((await post('before')).status).toBe(200);
  const lock = await lockMessages(url);
  const answer = post('in the middle');
  await expect.poll(() => waitingFor(lock, 'relation', 0)).toBeGreaterThan(0);
  between.breakAll();
  expect((await answer).status).toBe(503);
  await lock.query('ROLLBACK');
  expect((await post('after')).status).toBe(200);
  expect(gateway.process.exitCode).toBeNull();
});

describe('a PostgreSQL that is set up otherwise', () => {
  it('is refused at the start when it cannot keep every character', async () => {
    const url = new URL(await postgres.freshUrl());
    url.search = '';
    const client = await postgres.connect(url.href);
    const name = `latin_${process.pid}`;
    await client.query(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    url.pathname = name;
    const database = openPostgres(url.href);
    await expect(openStoreOn(database)).rejects.toThrow(/ is in LATIN1, which cannot keep every/);
    await database.close();
    await client.query(`DROP DATABASE ${name}`);
  });

  it('is told to wait for its disk, and its own setting is reported', async () => {
    const url = new URL(await postgres.freshUrl());
    url.searchParams.set('options', `${url.searchParams.get('options')} -c synchronous_commit=off`);
    const store = await storeAt(url.href);
    expect(await store.durability()).toEqual({
      durable: true,
      facts: {
        fsync: 'on',
        full_page_writes: 'on',
        synchronous_commit: 'on (set by the gateway; the server has off)',
      },
    });
  });
});

it('a PostgreSQL that takes its time is waited for when another process is changing the schema', async () => {
  const url = await postgres.freshUrl();
  const other = await postgres.connect(url);
  await other.query('SELECT pg_advisory_lock($1)', [UPGRADE_LOCK]);
  const opening = openStoreOn(openPostgres(url, 200));
  opening.catch(() => {});
  // Far longer than a statement may take.
  await expect.poll(() => waitingFor(other, 'advisory', 1)).toBe(1);
  await other.query('SELECT pg_advisory_unlock($1)', [UPGRADE_LOCK]);
  const store = await opening;
  onTestFinished(() => store.close());
  expect(await store.counts()).toMatchObject({ queued: 0 });
});

describe('a mail server that answers with control characters', () => {
  it('is quoted without them, at most 300 characters, and the message waits', async () => {
    const MAIL = `451 4.7.1 a\0b \x1b[31mgrey${'é'.repeat(900)}`;
    const { port } = await startRawMailServer({ replies: { MAIL } });
    const store = await storeAt(await postgres.freshUrl());
    const relay = relayTo(`smtp://127.0.0.1:${port}`);
    const { worker, newest } = await deliveryBy(relay, { store });
    await store.keep(newMessage());
    await worker.drain();
    const message = await newest();
    expect(message).toMatchObject({ state: 'queued', attempts: 1 });
    expect(message?.lastError).toContain('451 4.7.1 ab [31mgrey');
    expect(message?.lastError?.length).toBeLessThanOrEqual(300);
  });
});

describe('two gateways on different machines', () => {
  it('mail each message once though their clocks are six minutes apart', async () => {
    const DATABASE_URL = await postgres.freshUrl();
    const mails: string[] = [];
    const { port } = await startRawMailServer({
      onMail(mail, socket) {
        mails.push(mail);
        setTimeout(() => socket.write('250 taken\r\n'), 1500);
      },
    });
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const settings = { DATABASE_URL, SMTP_URL, MAIL_TO: 'owner@agency.example' };
    const store = await storeAt(DATABASE_URL);
    const preload = encodeURIComponent('const { now } = Date; Date.now = () => now() + 360_000;');
    const ahead = { NODE_OPTIONS: `--import=data:text/javascript,${preload}` };
    const gateways = [await startGateway(settings), await startGateway({ ...settings, ...ahead })];
    for (const [each, from_name] of manyNames(10).entries()) {
      const gateway = gateways[each % 2];
      expect(gateway && (await postTo(gateway, { from_name })).status).toBe(200);
    }
    await expect.poll(async () => (await store.counts()).sent).toBe(10);
    expect(mails).toHaveLength(10);
  });
});
