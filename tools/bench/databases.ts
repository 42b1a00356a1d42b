import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '../../packages/harness/root.ts';
import { openStore } from '../../packages/mail-gateway/src/store/open.ts';
import { startPostgres } from '../../packages/mail-gateway/test/support/postgres-server.ts';

/** A database to measure. */
export interface BenchDatabase {
  /** The DATABASE_URL of a new, empty database. */
  freshUrl(): Promise<string>;
  remove(): Promise<void>;
}

/** SQLite in files on the disk of the project, not in memory, so that a sync takes its real time. */
export async function openSqlite(): Promise<BenchDatabase> {
  const parent = join(productRoot, '.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'bench-'));
  return {
    freshUrl: async () => `file:${join(mkdtempSync(join(folder, 'run-')), 'messages.db')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * A PostgreSQL server for this run, or the server that DATABASE_URL names. If no server can be started or reached, prints the
 * reason, and returns undefined.
 */
export async function openPostgres(): Promise<BenchDatabase | undefined> {
  try {
    return await startPostgres();
  } catch (error) {
    console.log(`\n  Left out, because there is no PostgreSQL here: ${String(error)}`);
    return undefined;
  }
}

/** The number of messages in a database. */
export async function storedIn(url: string): Promise<number> {
  const store = await openStore(url);
  const counts = Object.values(await store.counts());
  await store.close();
  return counts.reduce((sum, count) => sum + count, 0);
}
