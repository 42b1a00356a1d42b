import { cpSync, mkdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RunningGateway } from '../../e2e/support/gateway-process.ts';
import { openStoreIfThere } from '../src/store/open.ts';
import { temporaryFolder, waitOptions } from './support/arrange.ts';
import { end, failedStart, healthOf, postTo, startGateway } from './support/gateway.ts';
import { inboxAt } from './support/inbox.ts';
import { startMailServer } from './support/mail-server.ts';

/** A gateway, and what is posted to it; `accepted` has the names that were answered OK. */
async function context(env: Record<string, string> = {}) {
  const folder = path.join(temporaryFolder(), 'data');
  const file = path.join(folder, 'messages.db');
  const settings = { DATABASE_URL: `file:${file}`, RATE_LIMIT_PER_MINUTE: '0', ...env };
  const accepted: string[] = [];
  let count = 0;
  async function post(gateway: RunningGateway, times: number) {
    const statuses = new Set<number>();
    for (let each = 0; each < times; each += 1) {
      count += 1;
      const from_name = `message ${count}`;
      const { status } = await postTo(gateway, { from_name });
      statuses.add(status);
      if (status === 200) {
        accepted.push(from_name);
      }
    }
    return [...statuses];
  }
  async function kept() {
    const store = await openStoreIfThere(settings.DATABASE_URL, 'read');
    onTestFinished(() => store?.close());
    return ((await store?.list({})) ?? []).map(({ fields }) => fields.from_name).sort();
  }
  return { folder, file, settings, accepted, post, kept, start: () => startGateway(settings) };
}

type Place = Record<'file' | 'folder', string>;

const ends = ['', '-wal', '-shm'];

describe('a database whose files are taken away under a running gateway', () => {
  it.each<[string, (place: Place) => [string, string][]]>([
    ['moved', ({ file }) => [[file, `${file}.away`]]],
    ['moved with its log', ({ file }) => ends.map((end) => [file + end, `${file}.away${end}`])],
    ['moved with its folder', ({ folder }) => [[folder, `${folder}.away`]]],
  ])('loses no message while it is %s, and goes on when it is back', async (_, moves) => {
    const { post, accepted, kept, start, ...place } = await context();
    const gateway = await start();
    expect(await post(gateway, 20)).toEqual([200]);
    const pairs = moves(place);
    for (const [from, to] of pairs) {
      renameSync(from, to);
    }
    expect(await post(gateway, 20)).toEqual([503]);
    await expect.poll(() => healthOf(gateway), waitOptions).toBe(503);
    for (const [from, to] of pairs) {
      renameSync(to, from);
    }
    expect(await post(gateway, 20)).toEqual([200]);
    await expect.poll(() => healthOf(gateway), waitOptions).toBe(200);
    await end(gateway);
    expect(await kept()).toEqual(accepted.sort());
    expect(accepted).toHaveLength(40);
  });

  it.each<[string, (place: Place) => string[]]>([
    ['its file', ({ file }) => ends.map((end) => file + end)],
    ['its folder', ({ folder }) => [folder]],
  ])('accepts nothing after %s was deleted, until it is restarted', async (_, deleted) => {
    const { post, accepted, kept, start, ...place } = await context();
    const gateway = await start();
    for (const each of deleted(place)) {
      rmSync(each, { recursive: true });
    }
    expect(await post(gateway, 20)).toEqual([503]);
    await expect.poll(() => healthOf(gateway), waitOptions).toBe(503);
    await end(gateway);
    expect(await post(await start(), 20)).toEqual([200]);
    expect(await kept()).toEqual(accepted.sort());
  });

  it('keeps what it accepted when only its log was deleted, once it is stopped', async () => {
    const { post, accepted, kept, start, file } = await context();
    const gateway = await start();
    expect(await post(gateway, 20)).toEqual([200]);
    rmSync(`${file}-wal`);
    expect(await post(gateway, 5)).toEqual([503]);
    await end(gateway);
    expect(await post(await start(), 5)).toEqual([200]);
    expect(await kept()).toEqual(accepted.sort());
    expect(accepted).toHaveLength(25);
  });

  it('accepts nothing while another file is in its place, a backup for example', async () => {
    const { post, start, file } = await context();
    const gateway = await start();
    expect(await post(gateway, 1)).toEqual([200]);
    cpSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    expect(await post(gateway, 5)).toEqual([503]);
  });

  it('alerts a person, and says in the log that it is gone', async () => {
    const { url: SMTP_URL } = await startMailServer();
    const env = { SMTP_URL, MAIL_TO: 'owner@agency.example' };
    const { post, start, folder } = await context(env);
    const gateway = await start();
    expect(await post(gateway, 1)).toEqual([200]);
    renameSync(folder, `${folder}.away`);
    expect(await post(gateway, 1)).toEqual([503]);
    const lines = () =>
      gateway.output.err
        .split('\n')
        // The last one may not be whole yet.
        .slice(0, -1)
        .map((line) => JSON.parse(line));
    const called = () => lines().find(({ alarm }) => alarm === 'store-unavailable');
    await expect.poll(called, waitOptions).toMatchObject({ level: 50, kind: 'gone' });
    await expect
      .poll(lines, waitOptions)
      .toContainEqual(
        expect.objectContaining({ msg: 'request failed', code: 'STORE_UNAVAILABLE', kind: 'gone' }),
      );
  });
});

describe('a log of messages whose main file is gone', () => {
  it.each([
    ['missing', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file)],
  ])('is kept, and the start refused, while that is %s', async (word, spoil) => {
    const { file, settings, post, start, accepted, kept } = await context();
    const gateway = await start();
    await post(gateway, 50);
    await end(gateway, 'SIGKILL');
    const safe = path.join(temporaryFolder(), 'safe.db');
    cpSync(file, safe);
    spoil(file);
    const why = `${file} is ${word}, but ${file}-wal beside it holds messages`;
    expect(await failedStart(settings)).toEqual({
      code: 1,
      err: expect.stringContaining(`Cannot start: messages cannot be kept. ${why}`),
    });
    expect(await inboxAt(settings.DATABASE_URL)('list')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Put the file back'),
    });
    mkdirSync(path.dirname(file), { recursive: true });
    cpSync(safe, file);
    expect(await kept()).toEqual(accepted.sort());
    expect(accepted).toHaveLength(50);
  });
});
