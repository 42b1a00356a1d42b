import { describe } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { temporaryDatabase } from './arrange.ts';
import { usePostgres } from './postgres-server.ts';

/** Connects to one database; each call is another connection to the same one. */
export type Connect = () => Database;

/** Runs a suite on each database that the store must work on; `fresh` makes an empty one. */
export function describeDatabases(name: string, suite: (fresh: () => Promise<Connect>) => void) {
  describe(`${name} SQLite`, () => {
    suite(async () => {
      const file = temporaryDatabase().slice('file:'.length);
      return () => openSqlite(file);
    });
  });
  describe(`${name} PostgreSQL`, () => {
    const postgres = usePostgres();
    suite(async () => {
      const url = await postgres.freshUrl();
      return () => openPostgres(url);
    });
  });
}
