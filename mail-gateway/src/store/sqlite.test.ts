import { readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  NOON,
  newMessage,
  temporaryFolder,
  testApp,
  waitOptions,
} from '../../test/support/arrange.ts';
import { type Database, StoreError } from './database.ts';
import { openStoreOn, storeOn } from './sql-store.ts';
import { openSqlite, type SqliteOptions } from './sqlite.ts';

const place = () => path.join(temporaryFolder(), 'kept/messages.db');

function opened(file: string, options: SqliteOptions = {}): Database {
  const database = openSqlite(file, options);
  onTestFinished(() => database.close());
  return database;
}

/** Another connection, which holds the lock for writing. */
function locked(file: string): DatabaseSync {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  return other;
}

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StoreError ? error.kind : String(error)),
  );

describe('a SQLite database', () => {
  it('is created where nothing is, readable by its owner only', async () => {
    const file = place();
    await openStoreOn(opened(file));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('syncs every commit to the disk', async () => {
    const database = opened(place());
    const pragma = async (name: string) =>
      Object.values((await database.read({ sql: `PRAGMA ${name}`, values: [] }))[0] ?? {});
    expect(await pragma('journal_mode')).toEqual(['wal']);
    expect(await pragma('synchronous')).toEqual([2]);
  });

  it('has a message on the disk, seen by another process, once keep resolves', async () => {
    const file = place();
    const store = await openStoreOn(opened(file));
    const message = newMessage();
    await store.keep(message);
    const reader = storeOn(opened(file, { readOnly: true }));
    expect((await reader.list({ limit: 1 }))[0]?.id).toBe(message.id);
  });

  it('says when it is full, stays whole, and works again once there is room', async () => {
    const file = place();
    const store = await openStoreOn(opened(file, { maxPages: 20 }));
    const filler = () => newMessage({ from_message: `${Math.random()}${'x'.repeat(4000)}` });
    const outcomes: string[] = [];
    for (let each = 0; each < 30; each += 1) {
      outcomes.push(await outcomeOf(store.keep(filler())));
    }
    expect(new Set(outcomes)).toEqual(new Set(['done', 'full']));
    const kept = outcomes.filter((outcome) => outcome === 'done').length;
    expect((await store.counts()).queued).toBe(kept);
    const roomier = await openStoreOn(opened(file));
    expect(await outcomeOf(roomier.keep(filler()))).toBe('done');
    expect((await roomier.counts()).queued).toBe(kept + 1);
  });

  it('answers 507 through the application when it is full', async () => {
    const store = await openStoreOn(opened(place(), { maxPages: 12 }));
    const { post } = await testApp({}, { store });
    const answer = await post({ from_message: 'x'.repeat(40_000) });
    expect(answer.statusCode).toBe(507);
    expect((await store.counts()).queued).toBe(0);
  });

  it('waits for another writer, without stopping everything else, and goes on after it', async () => {
    const file = place();
    const store = await openStoreOn(opened(file));
    const other = locked(file);
    const keeping = store.keep(newMessage());
    const first = await Promise.race([keeping, store.counts()]);
    expect(first).toMatchObject({ queued: 0 });
    other.exec('COMMIT');
    expect(await keeping).toBe('kept');
  });

  it('does not count as kept what was written while its file was moved away', async () => {
    const file = place();
    const store = await openStoreOn(opened(file));
    const other = locked(file);
    const keeping = outcomeOf(store.keep(newMessage()));
    // By now it waits for the lock.
    await wait(100);
    renameSync(file, `${file}.away`);
    other.exec('COMMIT');
    expect(await keeping).toBe('unavailable');
    renameSync(`${file}.away`, file);
    expect(await store.keep(newMessage())).toBe('repeated');
  });

  it('is found behind a symbolic link, until that leads elsewhere', async () => {
    const folder = temporaryFolder();
    const link = path.join(folder, 'link.db');
    for (const name of ['one.db', 'two.db']) {
      await openStoreOn(opened(path.join(folder, name)));
    }
    symlinkSync('one.db', link);
    const store = await openStoreOn(opened(link));
    expect(await outcomeOf(store.keep(newMessage()))).toBe('done');
    rmSync(link);
    symlinkSync('two.db', link);
    expect(await outcomeOf(store.keep(newMessage({ from_name: 'x' })))).toBe('unavailable');
  });

  it('is unavailable when it stays locked, and the health check says so', async () => {
    const file = place();
    const store = await openStoreOn(opened(file, { timeoutMs: 30 }));
    const { app, post } = await testApp({}, { store });
    const other = locked(file);
    expect((await post()).statusCode).toBe(503);
    const health = await app.inject('/healthz');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toEqual({ status: 'unavailable', reason: 'locked' });
    other.exec('ROLLBACK');
    await expect.poll(async () => (await app.inject('/healthz')).statusCode, waitOptions).toBe(200);
    expect((await post()).statusCode).toBe(200);
  });

  it('is unavailable when it can only be read', async () => {
    const file = place();
    await openStoreOn(opened(file));
    const store = storeOn(opened(file, { readOnly: true }));
    expect(await outcomeOf(store.keep(newMessage()))).toBe('unavailable');
    expect(await outcomeOf(store.probe(NOON))).toBe('unavailable');
    expect(await store.list({ limit: 1 })).toEqual([]);
  });

  it('is refused when it is damaged or no database at all', async () => {
    const file = path.join(temporaryFolder(), 'messages.db');
    writeFileSync(
      file,
      'not a database, but long enough to be taken for one by its size'.repeat(99),
    );
    expect(() => openSqlite(file)).toThrow('file is not a database');
    const damaged = place();
    const store = await openStoreOn(openSqlite(damaged));
    for (let each = 0; each < 50; each += 1) {
      await store.keep(newMessage({ from_name: `${each}`, from_message: 'x'.repeat(500) }));
    }
    await store.close();
    const bytes = Buffer.alloc(4096, 7);
    writeFileSync(damaged, overwritten(damaged, bytes));
    expect(() => openSqlite(damaged)).toThrow(StoreError);
  });
});

/** The file's content with its third page replaced. */
function overwritten(file: string, page: Buffer): Buffer {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const content = Buffer.from(readFileSync(file));
  page.copy(content, 2 * 4096);
  return content;
}
