import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '../../packages/harness/root.ts';
import { openStore } from '../../packages/mail-gateway/src/store/open.ts';
import { startPostgres } from '../../packages/mail-gateway/test/support/postgres-server.ts';

/** A database to measure. */
export interface BenchDatabase {
  /** DATABASE_URL of a new, empty one. */
  freshUrl(): Promise<string>;
  remove(): Promise<void>;
}

/** SQLite in files on the gateway's disk, so that a sync takes as long as in use. */
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
 * A PostgreSQL server of this run alone, or the one that DATABASE_URL names; undefined, and the reason
 * printed, where no server can be started or reached.
 */
export async function openPostgres(): Promise<BenchDatabase | undefined> {
  try {
    return await startPostgres();
  } catch (error) {
    console.log(`\n  Left out, because there is no PostgreSQL here: ${String(error)}`);
    return undefined;
  }
}

/** How many messages a database holds. */
export async function storedIn(url: string): Promise<number> {
  const store = await openStore(url);
  const counts = Object.values(await store.counts());
  await store.close();
  return counts.reduce((sum, count) => sum + count, 0);
}
