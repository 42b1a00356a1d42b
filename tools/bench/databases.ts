import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../harness/root.ts';
import { openStore } from '../../mail-gateway/src/store/open.ts';
import { startPostgres } from '../../mail-gateway/test/support/postgres-server.ts';
import { type DatabaseBaseline, postgresBaseline, sqliteBaseline } from './baselines.ts';

export interface BenchDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** DATABASE_URL of a new, empty one. */
  fresh(): Promise<string>;
  /** The database without a gateway, in a new, empty one. */
  openBaseline(): Promise<DatabaseBaseline>;
  remove(): Promise<void>;
}

/** SQLite in files on the disk where the gateway would keep them: a sync takes what it takes there. */
async function sqlite(): Promise<BenchDatabase> {
  const parent = join(root, '.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'bench-'));
  let count = 0;
  const fresh = async () => {
    count += 1;
    return `file:${join(folder, String(count), 'messages.db')}`;
  };
  return {
    name: 'SQLite',
    fresh,
    openBaseline: async () => sqliteBaseline(await fresh()),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * A PostgreSQL server of this run alone, or the one that DATABASE_URL names; undefined, and the reason
 * printed, where no server can be started or reached.
 */
async function postgres(): Promise<BenchDatabase | undefined> {
  try {
    const server = await startPostgres();
    return {
      name: 'PostgreSQL',
      fresh: () => server.freshUrl(),
      openBaseline: async () => postgresBaseline(await server.freshUrl()),
      remove: () => server.remove(),
    };
  } catch (error) {
    console.log(`\n  Left out, because there is no PostgreSQL here: ${String(error)}`);
    return undefined;
  }
}

/** Runs `work` on SQLite, then on PostgreSQL where there is one. */
export async function onEachDatabase<T>(work: (database: BenchDatabase) => Promise<T>) {
  const results: T[] = [];
  for (const open of [sqlite, postgres]) {
    const database = await open();
    if (!database) continue;
    try {
      results.push(await work(database));
    } finally {
      await database.remove();
    }
  }
  return results;
}

/** How many messages a database holds. */
export async function storedIn(url: string): Promise<number> {
  const store = await openStore(url);
  const counts = Object.values(await store.counts());
  await store.close();
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Prints and returns whether as many messages are stored as were acknowledged; all of them differ. */
export function reportExact(runs: readonly { acknowledged: number; stored: number }[]): boolean {
  const isExact = runs.every(({ acknowledged, stored }) => acknowledged === stored);
  console.log(`  ${isExact ? 'Exactly' : 'NOT exactly'} the acknowledged messages are stored.`);
  return isExact;
}
