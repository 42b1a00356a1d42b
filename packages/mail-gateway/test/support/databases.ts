import { describe, onTestFinished } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openStoreOn } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { temporaryDatabase } from './arrange.ts';
import { usePostgres } from './postgres-server.ts';

/** Opens a further connection to one database. */
export type Connect = () => Database;

/**
 * Defines a suite for SQLite and for PostgreSQL. In it, `fresh` makes an empty database, and `emptyStore` opens a store on
 * an empty database until the test ends.
 */
export function describeDatabases(
  name: string,
  suite: (fresh: () => Promise<Connect>, emptyStore: () => Promise<Store>) => void,
) {
  const suiteOn = (fresh: () => Promise<Connect>) =>
    suite(fresh, async () => {
      const store = await openStoreOn((await fresh())());
      onTestFinished(() => store.close());
      return store;
    });
  describe(`${name} SQLite`, () => {
    suiteOn(async () => {
      const file = temporaryDatabase().slice('file:'.length);
      return () => openSqlite(file);
    });
  });
  describe(`${name} PostgreSQL`, () => {
    const postgres = usePostgres();
    suiteOn(async () => {
      const url = await postgres.freshUrl();
      return () => openPostgres(url);
    });
  });
}
