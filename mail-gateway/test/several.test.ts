import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openStoreOn } from '../src/store/sql-store.ts';
import { exitOf, type RunningGateway, startGateway } from './gateway.ts';
import { inboxAt } from './inbox.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { startMailServer } from './smtp-receiver.ts';
import { newMessage, ordinary, patience, sendForm, temporaryFolder, testApp } from './support.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());

async function startMailed(count: number, DATABASE_URL: string) {
  const { received, url: SMTP_URL } = await startMailServer();
  const settings = {
    DATABASE_URL,
    SMTP_URL,
    MAIL_TO: 'owner@agency.example',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_TOTAL_PER_MINUTE: '0',
  };
  const gateways = await Promise.all(Array.from({ length: count }, () => startGateway(settings)));
  return { received, gateways };
}

/** Posts to the gateways in turn, again where one does not answer; resolves to what was accepted. */
async function postTo(gateways: readonly RunningGateway[], count: number, every = 0) {
  const accepted: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const body = new URLSearchParams({ ...ordinary, from_name: `message ${each}` });
    for (let attempt = 0; attempt < gateways.length; attempt += 1) {
      const gateway = gateways[(each + attempt) % gateways.length];
      const url = `${gateway?.url}api/v1.0/email/send-form`;
      const answer = await fetch(url, { method: 'POST', body }).catch(() => null);
      if (answer?.status === 200) {
        accepted.push(`message ${each}`);
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
    const url = `file:${path.join(temporaryFolder(), 'messages.db')}`;
    const { received, gateways } = await startMailed(2, url);
    const accepted = await postTo(gateways, 60);
    expect(accepted).toHaveLength(60);
    await expect.poll(() => received.length, patience).toBeGreaterThanOrEqual(60);
    await wait(500);
    expect(namesOf(received).sort()).toEqual(accepted.sort());
  });
});

describe('three gateways on one PostgreSQL', () => {
  it('lose no message and mail each when one of them is killed in the middle', async () => {
    const url = await postgres.freshUrl();
    const { received, gateways } = await startMailed(3, url);
    const posting = postTo(gateways, 120, 5);
    await expect.poll(() => received.length, patience).toBeGreaterThan(20);
    gateways[0]?.process.kill('SIGKILL');
    const accepted = await posting;
    expect(accepted).toHaveLength(120);
    const database = openPostgres(url);
    const store = await openStoreOn(database);
    onTestFinished(() => store.close());
    await expect.poll(async () => (await store.counts()).queued, patience).toBe(0);
    // As if five minutes had passed for the messages that the dead one was handing on.
    await database.write({
      sql: 'UPDATE messages SET lease_until = 1 WHERE lease_until > 1',
      values: [],
    });
    await expect.poll(async () => (await store.counts()).sent, patience).toBe(120);
    const names = namesOf(received);
    expect(new Set(names)).toEqual(new Set(accepted));
    // What the dead one had handed on and not yet noted may arrive twice, with one Message-ID.
    expect(names.length).toBeLessThanOrEqual(121);
  });

  it('end on SIGTERM each for itself', async () => {
    const { gateways } = await startMailed(2, await postgres.freshUrl());
    gateways[0]?.process.kill('SIGTERM');
    expect(gateways[0] && (await exitOf(gateways[0].process))).toBe(0);
    expect(await postTo(gateways.slice(1), 3)).toHaveLength(3);
  });
});

describe('a gateway whose PostgreSQL goes away', () => {
  it('says so, accepts nothing, and goes on by itself when it is back', async () => {
    const store = await openStoreOn(openPostgres(await postgres.freshUrl()));
    const { app } = await testApp({}, { store });
    expect((await app.inject(await sendForm())).statusCode).toBe(200);
    await postgres.stop();
    const refused = await app.inject(await sendForm({ from_name: 'Grace' }));
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['access-control-allow-origin']).toBeDefined();
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    await postgres.start();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject(await sendForm({ from_name: 'Grace' }))).statusCode).toBe(200);
    const names = (await store.list({ limit: 9 })).map(({ fields }) => fields.from_name);
    expect(names.sort()).toEqual(['Ada Lovelace', 'Grace']);
  });
});

describe('moving to PostgreSQL', () => {
  it('takes every message along, and back again', async () => {
    const from = `file:${path.join(temporaryFolder(), 'messages.db')}`;
    const store = await openStore(from);
    const messages = Array.from({ length: 1100 }, (_, each) =>
      newMessage({ from_name: `${each} ü` }),
    );
    await Promise.all(messages.map((message) => store.keep(message)));
    const to = await postgres.freshUrl();
    const { code, out } = await inboxAt(from)('migrate', '--to', to);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('1100 of them') });
    expect(out).not.toContain('password');
    const target = await openStore(to);
    expect(await target.list({ limit: 2000 })).toEqual(await store.list({ limit: 2000 }));
    await Promise.all([store.close(), target.close()]);
    const back = `file:${path.join(temporaryFolder(), 'back.db')}`;
    expect((await inboxAt(to)('migrate', '--to', back)).out).toContain('1100 messages');
    expect((await inboxAt(to)('list', '--json', '--limit', '2000')).out).toBe(
      (await inboxAt(back)('list', '--json', '--limit', '2000')).out,
    );
  });
});
