import { existsSync } from 'node:fs';
import type { Database } from './database.ts';
import { openStoreOn, upgradeDatabase } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import { refuseLogAlone } from './sqlite-file.ts';
import type { Store } from './store.ts';

/** A database address for people: the path of a file, or a URL without user and password. */
export function locationOf(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) {
    return databaseUrl.slice('file:'.length);
  }
  const url = new URL(databaseUrl);
  return `${url.protocol}//${url.host}${url.pathname}`;
}

export interface OpenOptions {
  /** No time limit for statements of PostgreSQL: for commands, which a person can interrupt. */
  readonly noTimeout?: boolean;
  /** Opens a database that does not answer now; its schema is upgraded later. */
  readonly mayBeAway?: boolean;
}

async function openDatabase(
  databaseUrl: string,
  { noTimeout = false }: OpenOptions,
): Promise<Database> {
  if (databaseUrl.startsWith('file:')) {
    return openSqlite(locationOf(databaseUrl));
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, noTimeout ? Number.POSITIVE_INFINITY : undefined);
}

/**
 * Opens the store that a `DATABASE_URL` names (as readSettings returns it), its schema upgraded.
 * @throws StoreError when the database cannot be used.
 */
export async function openStore(databaseUrl: string, options: OpenOptions = {}): Promise<Store> {
  return openStoreOn(await openDatabase(databaseUrl, options), options.mayBeAway);
}

/** Opens the store of a database that exists; null when there is none, and none is created. */
export async function openStoreIfThere(
  databaseUrl: string,
  options: OpenOptions = {},
): Promise<Store | null> {
  return isThere(databaseUrl) ? openStore(databaseUrl, options) : null;
}

/**
 * Opens a database for a copy of all its rows, its schema upgraded; statements have no time limit.
 * @throws StoreError when the database cannot be used.
 */
export async function openForCopy(databaseUrl: string): Promise<Database> {
  const database = await openDatabase(databaseUrl, { noTimeout: true });
  await upgradeDatabase(database);
  return database;
}

/**
 * Whether a database exists; on a server it counts as existing.
 *
 * @throws StoreError when there is only the log of a SQLite file.
 */
export function isThere(databaseUrl: string): boolean {
  if (!databaseUrl.startsWith('file:')) {
    return true;
  }
  const place = locationOf(databaseUrl);
  refuseLogAlone(place);
  return existsSync(place);
}
