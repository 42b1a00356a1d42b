import { inject, onTestFinished } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openStoreOn } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { temporaryDatabase } from './arrange.ts';
import { freshSchema } from './postgres-server.ts';

/** Opens a further connection to one database. */
export type Connect = () => Database;

/**
 * The URL of a new, empty database. The project `mail-gateway` tests SQLite, and `mail-gateway-postgres` tests
 * PostgreSQL with the same files.
 */
export function freshUrl(): Promise<string> {
  const postgres = inject('postgres');
  return postgres === undefined ? Promise.resolve(temporaryDatabase()) : freshSchema(postgres);
}

/** Connections to a new, empty database. */
export async function freshDatabase(): Promise<Connect> {
  const url = await freshUrl();
  return url.startsWith('file:')
    ? () => openSqlite(url.slice('file:'.length))
    : () => openPostgres(url);
}

/** A store on a new database, which is closed when the test ends. */
export async function emptyStore(): Promise<Store> {
  const store = await openStoreOn((await freshDatabase())());
  onTestFinished(() => store.close());
  return store;
}
