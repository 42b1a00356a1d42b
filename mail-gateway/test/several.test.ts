import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RunningGateway } from '../../e2e/support/gateway-process.ts';
import { openStore } from '../src/store/open.ts';
import { openPostgres, UPGRADE_LOCK } from '../src/store/postgres.ts';
import { openStoreOn } from '../src/store/sql-store.ts';
import {
  listen,
  manyNames,
  newMessage,
  temporaryDatabase,
  testApp,
  waitOptions,
} from './support/arrange.ts';
import { end, postTo, startGateway, unlimited } from './support/gateway.ts';
import { inboxAt } from './support/inbox.ts';
import { startMailServer } from './support/mail-server.ts';
import { usePostgres } from './support/postgres-server.ts';
import { startRawMailServer } from './support/raw-mail-server.ts';

const postgres = usePostgres();

/** A store that is closed when the test ends. */
async function storeAt(url: string) {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}

async function startMailed(count: number, DATABASE_URL: string) {
  const { received, url: SMTP_URL } = await startMailServer();
  const settings = { ...unlimited, DATABASE_URL, SMTP_URL, MAIL_TO: 'owner@agency.example' };
  const gateways = await Promise.all(Array.from({ length: count }, () => startGateway(settings)));
  return { received, gateways };
}

/** Posts to the gateways in turn, again where one does not answer; resolves to what was accepted. */
async function postInTurn(gateways: readonly RunningGateway[], count: number, every = 0) {
  const accepted: string[] = [];
  for (const [each, from_name] of manyNames(count).entries()) {
    const inTurn = gateways.map((_, attempt) => gateways[(each + attempt) % gateways.length]);
    for (const gateway of inTurn) {
      const answer = gateway && (await postTo(gateway, { from_name }).catch(() => null));
      if (answer?.status === 200) {
        accepted.push(from_name);
        break;
      }
    }
    await wait(every);
  }
  return accepted;
}

const namesOf = (received: readonly { mail: { subject?: string | undefined } }[]) =>
  received.map(({ mail }) => /message \d+/.exec(mail.subject ?? '')?.[0] ?? '');

describe('two gateways on one SQLite file', () => {
  it('keep and mail each message once', async () => {
    const { received, gateways } = await startMailed(2, temporaryDatabase());
    const accepted = await postInTurn(gateways, 60);
    expect(accepted).toHaveLength(60);
    await expect.poll(() => received.length, waitOptions).toBeGreaterThanOrEqual(60);
    await wait(500);
    expect(namesOf(received).sort()).toEqual(accepted.sort());
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
    await postInTurn(gateways, 10);
    await expect.poll(async () => (await store.counts()).sent, waitOptions).toBe(10);
    expect(mails).toHaveLength(10);
  });
});

describe('three gateways on one PostgreSQL', () => {
  it('lose no message and mail each when one of them is killed in the middle', async () => {
    const url = await postgres.freshUrl();
    const { received, gateways } = await startMailed(3, url);
    const posting = postInTurn(gateways, 120, 5);
    await expect.poll(() => received.length, waitOptions).toBeGreaterThan(20);
    gateways[0]?.process.kill('SIGKILL');
    const accepted = await posting;
    expect(accepted).toHaveLength(120);
    const database = openPostgres(url);
    const store = await openStoreOn(database);
    onTestFinished(() => store.close());
    await expect.poll(async () => (await store.counts()).queued, waitOptions).toBe(0);
    // The living ones end what they have under way; only what the dead one had stays.
    let before = -1;
    const isAtRest = async () => {
      const { sending } = await store.counts();
      const isSame = sending === before;
      before = sending;
      return isSame && sending <= 3;
    };
    await expect.poll(isAtRest, { ...waitOptions, interval: 2000 }).toBe(true);
    // As if five minutes had passed for the messages that the dead one was handing on.
    await database.write({
      sql: 'UPDATE messages SET lease_until = 1 WHERE lease_until > 1',
      values: [],
    });
    await expect.poll(async () => (await store.counts()).sent, waitOptions).toBe(120);
    const names = namesOf(received);
    expect(new Set(names)).toEqual(new Set(accepted));
    // What the dead one had handed on and not yet noted may arrive twice, with one Message-ID: it
    // has three under way.
    expect(names.length).toBeLessThanOrEqual(123);
  });

  it('end on SIGTERM each for itself', async () => {
    const { gateways } = await startMailed(2, await postgres.freshUrl());
    const [first, ...others] = gateways;
    expect(first && (await end(first))).toBe(0);
    expect(await postInTurn(others, 3)).toHaveLength(3);
  });
});

describe('a gateway whose PostgreSQL goes away', () => {
  it('says so, accepts nothing, and goes on by itself when it is back', async () => {
    const store = await openStoreOn(openPostgres(await postgres.freshUrl()));
    const { app, post, kept } = await testApp({}, { store });
    expect((await post()).statusCode).toBe(200);
    await postgres.stop();
    const refused = await post({ from_name: 'Grace' });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['access-control-allow-origin']).toBeDefined();
    const health = async () => (await app.inject('/healthz')).statusCode;
    expect(await health()).toBe(503);
    await postgres.start();
    await expect.poll(health, waitOptions).toBe(200);
    expect((await post({ from_name: 'Grace' })).statusCode).toBe(200);
    const names = (await kept()).map(({ fields }) => fields.from_name);
    expect(names.sort()).toEqual(['Ada Lovelace', 'Grace']);
  });
});

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

/** Holds a lock on the messages, so that statements wait, until `release` is called. */
async function lockMessages(url: string, mode = 'ACCESS EXCLUSIVE') {
  const client = await postgres.connect(url);
  await client.query(`BEGIN; LOCK TABLE messages IN ${mode} MODE`);
  return {
    client,
    /** How many statements wait for the lock. */
    async waiting() {
      const { rows } = await client.query(
        "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'messages'::regclass",
      );
      return rows.length;
    },
    release: () => client.query('ROLLBACK'),
  };
}

describe('a gateway whose connection breaks in the middle of a statement', () => {
  it('answers 503, stays alive, and takes the next message', async () => {
    const url = await postgres.freshUrl();
    const between = await breakable(url);
    const gateway = await startGateway({ DATABASE_URL: between.url });
    const post = (from_name: string) => postTo(gateway, { from_name });
    expect((await post('before')).status).toBe(200);
    const lock = await lockMessages(url);
    const answer = post('in the middle');
    await expect.poll(lock.waiting, waitOptions).toBeGreaterThan(0);
    between.breakAll();
    expect((await answer).status).toBe(503);
    await lock.release();
    expect((await post('after')).status).toBe(200);
    expect(gateway.process.exitCode).toBeNull();
  });
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

  it('is told to wait for its disk, and what it would do by itself is said', async () => {
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

describe('a PostgreSQL that takes its time', () => {
  it('is waited for when another process is changing the schema', async () => {
    const url = await postgres.freshUrl();
    const other = await postgres.connect(url);
    await other.query('SELECT pg_advisory_lock($1)', [UPGRADE_LOCK]);
    const opening = openStoreOn(openPostgres(url, { timeoutMs: 200 }));
    opening.catch(() => {});
    await wait(1000);
    await other.query('SELECT pg_advisory_unlock($1)', [UPGRADE_LOCK]);
    const store = await opening;
    onTestFinished(() => store.close());
    expect(await store.counts()).toMatchObject({ queued: 0 });
  });

  it('erases all the same, and says that the room is cleared later', async () => {
    const url = await postgres.freshUrl();
    const store = await storeAt(url);
    await store.keep(newMessage());
    // As held by another VACUUM; deleting goes on beside it.
    await lockMessages(url, 'SHARE UPDATE EXCLUSIVE');
    expect(await inboxAt(url)('erase', '--email', 'ada@example.com', '--yes')).toEqual({
      code: 0,
      out: 'Erased 1 message.\n',
      err: expect.stringMatching(/^PostgreSQL clears the room later, by itself: .*lock timeout/),
    });
    expect(await store.counts()).toMatchObject({ queued: 0 });
  });
});

describe('moving to PostgreSQL', () => {
  it('waits for what takes longer than a visitor would, and gives way to a message that comes in', async () => {
    const from = temporaryDatabase();
    const store = await storeAt(from);
    const messages = manyNames(4).map((from_name) => newMessage({ from_name }));
    await Promise.all(messages.map((message) => store.keep(message)));
    const to = await postgres.freshUrl();
    const target = await storeAt(to);
    // The same five fields, just being kept by the target's own gateway.
    const client = await postgres.connect(to);
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO messages (id, fingerprint, state, from_name, from_email, from_subject,
         from_number, from_message, page, reasons, received_at, state_since, due_at, attempts)
       VALUES ('own', $1, 'queued', 'own', '', '', '', '', '', '', 1, 1, 1, 0)`,
      [messages[2]?.fingerprint],
    );
    const migrating = inboxAt(from)('migrate', '--to', to);
    await wait(6000);
    await client.query('COMMIT');
    expect(await migrating).toMatchObject({
      code: 0,
      out: expect.stringContaining('4 of them were new'),
    });
    const found = (await target.list({})).map(({ id, fingerprint }) => [id, fingerprint]);
    const taken = messages[2]?.fingerprint;
    expect(Object.fromEntries(found)).toEqual({
      ...Object.fromEntries(messages.map(({ id, fingerprint }) => [id, fingerprint])),
      [messages[2]?.id ?? '']: null,
      own: taken,
    });
  });

  it('takes every message along, and back again', async () => {
    const from = temporaryDatabase();
    const store = await openStore(from);
    const messages = manyNames(1100, 'ü ').map((from_name) => newMessage({ from_name }));
    await Promise.all(messages.map((message) => store.keep(message)));
    const to = await postgres.freshUrl();
    const { code, out } = await inboxAt(from)('migrate', '--to', to);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('1100 of them') });
    expect(out).not.toContain('password');
    const target = await openStore(to);
    expect(await target.list({ limit: 2000 })).toEqual(await store.list({ limit: 2000 }));
    await Promise.all([store.close(), target.close()]);
    const back = temporaryDatabase();
    expect((await inboxAt(to)('migrate', '--to', back)).out).toContain('1100 messages');
    expect((await inboxAt(to)('list', '--json', '--limit', '2000')).out).toBe(
      (await inboxAt(back)('list', '--json', '--limit', '2000')).out,
    );
  });
});
