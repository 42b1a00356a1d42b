import {
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NOON, newMessage, temporaryFolder } from '../../test/support/arrange.ts';
import { type Database, StoreError } from './database.ts';
import { openStore, openStoreIfThere } from './open.ts';
import { openStoreOn } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const place = () => path.join(temporaryFolder(), 'kept/messages.db');

function opened(file: string, timeoutMs?: number): Database {
  const database = openSqlite(file, timeoutMs);
  onTestFinished(() => database.close());
  return database;
}

/** A store on a file whose connection has run a pragma. */
async function storeWith(file: string, pragma: string): Promise<Store> {
  const database = opened(file);
  const store = await openStoreOn(database);
  await database.read({ sql: `PRAGMA ${pragma}`, values: [] });
  return store;
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

  it('says when it is full, stays whole, and works again once there is room', async () => {
    const file = place();
    const store = await storeWith(file, 'max_page_count = 45');
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

  it('does not acknowledge a write while its file is moved away', async () => {
    const file = place();
    const store = await openStoreOn(opened(file));
    const other = locked(file);
    const keeping = outcomeOf(store.keep(newMessage()));
    // The commit begins with the next turn of the event loop, and waits for the lock then.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    renameSync(file, `${file}.away`);
    other.exec('COMMIT');
    expect(await keeping).toBe('unavailable');
    renameSync(`${file}.away`, file);
    expect(await store.keep(newMessage())).toBe('repeated');
  });

  const ends = ['', '-wal', '-shm'];

  it.each<[string, (file: string) => [from: string, to: string][]]>([
    ['is moved', (file) => [[file, `${file}.away`]]],
    ['is moved with its log', (file) => ends.map((end) => [file + end, `${file}.away${end}`])],
    ['is moved with its folder', (file) => [[path.dirname(file), `${path.dirname(file)}.away`]]],
  ])('is unavailable while it %s, and goes on when it is back', async (_how, moves) => {
    const file = place();
    const store = await openStoreOn(opened(file));
    const keep = (from_name: string) => outcomeOf(store.keep(newMessage({ from_name })));
    expect(await keep('before')).toBe('done');
    const pairs = moves(file);
    for (const [from, to] of pairs) {
      renameSync(from, to);
    }
    expect(await keep('meanwhile')).toBe('unavailable');
    for (const [from, to] of pairs) {
      renameSync(to, from);
    }
    expect(await keep('after')).toBe('done');
    expect((await store.counts()).queued).toBe(2);
  });

  it.each<[string, kept: string[], (file: string) => void]>([
    ['its files are deleted', ['after'], (file) => ends.map((end) => rmSync(file + end))],
    ['its folder is deleted', ['after'], (file) => rmSync(path.dirname(file), { recursive: true })],
    ['its log is deleted', ['after', 'before'], (file) => rmSync(`${file}-wal`)],
    [
      'another file is put in its place',
      ['after', 'before'],
      (file) => {
        cpSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
  ])('is unavailable once %s, until it is opened again', async (_what, kept, spoil) => {
    const file = place();
    const database = opened(file);
    const store = await openStoreOn(database);
    await store.keep(newMessage({ from_name: 'before' }));
    spoil(file);
    expect(await outcomeOf(store.keep(newMessage({ from_name: 'meanwhile' })))).toBe('unavailable');
    await store.close();
    const again = await openStoreOn(opened(file));
    await again.keep(newMessage({ from_name: 'after' }));
    const names = (await again.list({})).map(({ fields }) => fields.from_name);
    expect(names.sort()).toEqual(kept);
  });

  it.each([
    ['missing', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file)],
  ])('is not opened while its main file is %s and its log holds messages', async (word, spoil) => {
    const file = place();
    await openStoreOn(opened(file));
    const log = readFileSync(`${file}-wal`);
    spoil(file);
    const why = `${file} is ${word}, but ${file}-wal beside it holds messages, which would be lost. Put the file back`;
    await expect(openStore(`file:${file}`)).rejects.toThrow(why);
    await expect(openStoreIfThere(`file:${file}`)).rejects.toThrow(why);
    expect(readFileSync(`${file}-wal`)).toEqual(log);
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

  it('refuses all writes together that wait for another writer, however many they are', async () => {
    const file = place();
    const store = await openStoreOn(opened(file, 600_000));
    const other = locked(file);
    const writes = [1, 2, 3].map((each) => store.keep(newMessage({ from_name: `${each}` })));
    const outcomes = Promise.allSettled(writes);
    await new Promise(setImmediate);
    const later = performance.now() + 601_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await outcomes).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    other.exec('ROLLBACK');
    expect(await store.keep(newMessage())).toBe('kept');
  }, 30_000);

  it('is unavailable while it stays locked, and goes on after that', async () => {
    const file = place();
    const store = await openStoreOn(opened(file, 30));
    const other = locked(file);
    await expect(store.keep(newMessage())).rejects.toThrow('database is locked');
    other.exec('ROLLBACK');
    expect(await store.keep(newMessage())).toBe('kept');
  });

  it('is unavailable when it can only be read', async () => {
    const store = await storeWith(place(), 'query_only = ON');
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
