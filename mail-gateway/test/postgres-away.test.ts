import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../src/store/open.ts';
import {
  failNext,
  manyNames,
  newMessage,
  temporaryFolder,
  waitOptions,
} from './support/arrange.ts';
import { failedStart, healthOf, postTo, startGateway } from './support/gateway.ts';
import { inboxAt } from './support/inbox.ts';
import { startMailServer } from './support/mail-server.ts';
import { usePostgres } from './support/postgres-server.ts';

const postgres = usePostgres();

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
    expect(await (await fetch(gateway.url)).text()).toBe('the site');
    expect((await postTo(gateway)).status).toBe(503);
    expect(await healthOf(gateway)).toBe(503);
    await expect
      .poll(() => gateway.output.err, waitOptions)
      .toContain('"alarm":"store-unavailable"');
    expect(await inboxAt(DATABASE_URL)('list')).toMatchObject({
      code: 1,
      err: expect.stringContaining('The database cannot be used: '),
    });
    await postgres.start();
    // Many at once: the schema is made by one of them, before all.
    const names = manyNames(20);
    const answers = await Promise.all(names.map((from_name) => postTo(gateway, { from_name })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await expect.poll(() => healthOf(gateway), waitOptions).toBe(200);
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
    await failNext(store, Date.now(), { dueAt: Date.now() + 4 * hour, relayAway: true });
    await store.close();
    await postgres.stop();
    const { received, url: SMTP_URL } = await startMailServer();
    await startGateway({ DATABASE_URL, SMTP_URL, MAIL_TO: 'owner@agency.example' });
    await postgres.start();
    await expect.poll(() => received.length, waitOptions).toBe(1);
  });
});

describe('a PostgreSQL that can never be used as it is set', () => {
  it.each([
    ['user', { username: 'nobody' }, /role "nobody" does not exist|authentication failed/],
    ['password', { password: 'wrong' }, /password authentication failed/],
    ['missing password', { password: '' }, /password/],
    ['database', { pathname: '/nowhere' }, /database "nowhere" does not exist/],
    ['encryption', { search: '?sslmode=require' }, /does not support SSL connections/],
  ])('ends the start with a sentence: wrong %s', async (_, change, said) => {
    const { href } = Object.assign(new URL(await postgres.freshUrl()), change);
    expect(await failedStart({ DATABASE_URL: href })).toEqual({
      code: 1,
      err: expect.stringMatching(said),
    });
  });

  it('ends the start with a sentence: a newer schema', async () => {
    const DATABASE_URL = await postgres.freshUrl();
    await (await openStore(DATABASE_URL)).close();
    const client = await postgres.connect(DATABASE_URL);
    await client.query('UPDATE bookkeeping SET schema_version = 99');
    const err = expect.stringContaining('newer gateway');
    expect(await failedStart({ DATABASE_URL })).toEqual({ code: 1, err });
  });
});
