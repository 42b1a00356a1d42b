import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepAll, manyNames, temporaryDatabase } from '../../test/support/arrange.ts';
import { freshDatabase } from '../../test/support/databases.ts';
import { copiedTables, copyDatabase, filledTable, tablesLeft } from './copy.ts';
import { type Database, StoreError } from './database.ts';
import { openStore } from './open.ts';
import { openStoreOn } from './sql-store.ts';

it('every table of the schema is copied by its primary key, or named among those that are left', async () => {
  const url = temporaryDatabase();
  await (await openStore(url)).close();
  const database = new DatabaseSync(url.slice('file:'.length), { readOnly: true });
  onTestFinished(() => database.close());
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const known = [...Object.keys(copiedTables), ...tablesLeft];
  expect(names.map(({ name }) => name).sort()).toEqual(known.sort());
  for (const [table, { key }] of Object.entries(copiedTables)) {
    const columns = database.prepare(`PRAGMA table_info(${table})`).all();
    const primary = columns.filter(({ pk }) => pk).map(({ name }) => name);
    expect(key, table).toEqual(primary);
  }
});

describe('a copy', () => {
  /** A database with its schema, and a store on it. */
  async function opened() {
    const connect = await freshDatabase();
    const database = connect();
    const store = await openStoreOn(database);
    onTestFinished(() => store.close());
    return { connect, database, store };
  }

  const messagesIn = (database: Database) =>
    database.read({ sql: 'SELECT * FROM messages ORDER BY id', values: [] });

  it('has every row of any number, and says how many', async () => {
    const here = await opened();
    const there = await opened();
    await keepAll(here.store, manyNames(120));
    const steps: number[] = [];
    const copied = await copyDatabase(here.database, there.database, (rows) => steps.push(rows));
    expect(copied).toMatchObject({ messages: 120, message_files: 0 });
    expect(steps).toEqual([50, 100, 120, 240]);
    expect(await messagesIn(there.database)).toEqual(await messagesIn(here.database));
  });

  it('is added to the figures of a gateway that has just begun to count', async () => {
    const here = await opened();
    const there = await opened();
    const counted = { day: '2026-11-20', subject: 'page', page: '', name: '/', count: 2 } as const;
    await here.store.figures.add([counted, { ...counted, name: '/contact' }]);
    await there.store.figures.add([counted]);
    expect(await filledTable(there.database)).toBeUndefined();
    await copyDatabase(here.database, there.database, () => {});
    expect(await there.store.figures.names('page', '2000-01-01', '2100-01-01')).toEqual([
      { name: '/', count: 4 },
      { name: '/contact', count: 2 },
    ]);
  });

  it('shows a single moment, although messages come in meanwhile', async () => {
    const here = await opened();
    const there = await opened();
    await keepAll(here.store, manyNames(60));
    const other = await openStoreOn(here.connect());
    onTestFinished(() => other.close());
    let more: Promise<void> | undefined;
    await copyDatabase(here.database, there.database, () => {
      more ??= keepAll(other, ['later']);
    });
    await more;
    expect(await messagesIn(there.database)).toHaveLength(60);
    expect(await messagesIn(here.database)).toHaveLength(61);
  });

  it('that breaks off leaves the database empty, for another attempt', async () => {
    const here = await opened();
    const there = await opened();
    await keepAll(here.store, ['Ada']);
    const breaking: Pick<Database, 'transaction'> = {
      transaction: (work, options) =>
        here.database.transaction(
          (read) =>
            work(async (statement) => {
              if (statement.sql.includes('message_files')) {
                throw new StoreError('unavailable', 'broken off');
              }
              return read(statement);
            }),
          options,
        ),
    };
    const progress = () => {};
    await expect(copyDatabase(breaking, there.database, progress)).rejects.toThrow('broken off');
    expect(await filledTable(there.database)).toBeUndefined();
    await copyDatabase(here.database, there.database, progress);
    expect(await filledTable(there.database)).toBe('messages');
  });
});
