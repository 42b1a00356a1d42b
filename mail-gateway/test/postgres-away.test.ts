import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { exitOf } from '../../e2e/support/gateway-process.ts';
import { openStore } from '../src/store/open.ts';
import { spawnGateway, startGateway } from './gateway.ts';
import { inboxAt } from './inbox.ts';
import { startMailServer } from './mail-server.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { newMessage, ordinary, temporaryFolder, waitOptions } from './support.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const post = (url: string, from_name: string) =>
  fetch(`${url}api/v1.0/email/send-form`, {
    method: 'POST',
    body: new URLSearchParams({ ...ordinary, from_name }),
  });

function site(): string {
  const folder = path.join(temporaryFolder(), 'site');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), 'the site');
  return folder;
}

describe('a gateway that starts while PostgreSQL is away', () => {
  it('serves the site, accepts nothing, alerts a person, and goes on by itself', async () => {
    const DATABASE_URL = await postgres.freshUrl();
    await postgres.stop();
    const gateway = await startGateway({ DATABASE_URL, SITE_DIR: site() });
    const { url, output } = gateway;
    expect(await (await fetch(url)).text()).toBe('the site');
    expect((await post(url, 'Ada')).status).toBe(503);
    expect((await fetch(`${url}healthz`)).status).toBe(503);
    await expect.poll(() => output.err, waitOptions).toContain('"alarm":"store-unavailable"');
    expect(await inboxAt(DATABASE_URL)('list')).toMatchObject({
      code: 1,
      err: expect.stringContaining('The database cannot be used: '),
    });
    await postgres.start();
    // Many at once: the schema is made by one of them, before all.
    const names = Array.from({ length: 20 }, (_, each) => `message ${each}`);
    const answers = await Promise.all(names.map((name) => post(url, name)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const health = async () => (await fetch(`${url}healthz`)).status;
    await expect.poll(health, waitOptions).toBe(200);
    const store = await openStore(DATABASE_URL);
    onTestFinished(() => store.close());
    const kept = (await store.list({})).map(({ fields }) => fields.from_name);
    expect(kept.sort()).toEqual(names.sort());
    expect(gateway.process.exitCode).toBeNull();
  });

  it('mails all that wait when the server is there, however far away their turn was', async () => {
    const DATABASE_URL = await postgres.freshUrl();
    const hour = 60 * 60 * 1000;
    const store = await openStore(DATABASE_URL);
    await store.keep(newMessage({}, { receivedAt: Date.now() - hour }));
    const claim = await store.claimNext(Date.now(), { longestDelay: hour, lease: hour });
    const again = { dueAt: Date.now() + 4 * hour, reason: '535', giveUpSince: 0, relayAway: true };
    await store.giveBack(claim ?? { id: '', attempts: 0 }, Date.now(), again);
    await store.close();
    await postgres.stop();
    const { received, url: SMTP_URL } = await startMailServer();
    await startGateway({ DATABASE_URL, SMTP_URL, MAIL_TO: 'owner@agency.example' });
    await postgres.start();
    await expect.poll(() => received.length, waitOptions).toBe(1);
  });
});

describe('a PostgreSQL that can never be used as it is set', () => {
  async function endOf(url: URL) {
    const child = spawnGateway({ PORT: '0', DATABASE_URL: url.href });
    const err = await text(child.stderr ?? process.stdin);
    return { code: await exitOf(child), err };
  }

  it.each([
    ['user', { username: 'nobody' }, /role "nobody" does not exist|authentication failed/],
    ['password', { password: 'wrong' }, /password authentication failed/],
    ['missing password', { password: '' }, /password/],
    ['database', { pathname: '/nowhere' }, /database "nowhere" does not exist/],
    ['encryption', { search: '?sslmode=require' }, /does not support SSL connections/],
  ])('ends the start with a sentence: wrong %s', async (_, change, said) => {
    const url = Object.assign(new URL(await postgres.freshUrl()), change);
    expect(await endOf(url)).toEqual({ code: 1, err: expect.stringMatching(said) });
  });

  it('ends the start with a sentence: a newer schema', async () => {
    const url = new URL(await postgres.freshUrl());
    await (await openStore(url.href)).close();
    const client = new pg.Client(url.href);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('UPDATE bookkeeping SET schema_version = 99');
    expect(await endOf(url)).toEqual({ code: 1, err: expect.stringContaining('newer gateway') });
  });
});
