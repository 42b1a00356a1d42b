import { describe, onTestFinished } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openStoreOn } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { temporaryDatabase } from './arrange.ts';
import { usePostgres } from './postgres-server.ts';

/** Connects to one database; each call is another connection to the same one. */
export type Connect = () => Database;

/**
 * Runs a suite on each database that the store must work on; `fresh` makes an empty one, `emptyStore`
 * a store on such a one, which is closed when the test ends.
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
