import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { root } from '../../harness/root.ts';
import { locationOf } from '../../mail-gateway/src/store/open.ts';
import { startPostgres } from '../../mail-gateway/test/support/postgres-server.ts';
import { type DatabaseBaseline, postgresBaseline, sqliteBaseline } from './baselines.ts';
import { numberOf } from './message.ts';

export interface BenchDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** DATABASE_URL of a new, empty one. */
  fresh(): Promise<string>;
  /** The database without a gateway, in a new, empty one. */
  openBaseline(): Promise<DatabaseBaseline>;
  /**
   * Reads a database without the gateway's code, and changes none of its files: the numbers of its
   * messages, and its integrity (`ok`, or what is wrong; null when it was not checked).
   */
  read(url: string): Promise<{ numbers: number[]; integrity: string | null }>;
  remove(): Promise<void>;
}

const subjects = 'SELECT from_subject FROM messages';
const numberIn = (row: Record<string, unknown>) => numberOf(String(row['from_subject']));

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
    async read(url) {
      const copy = join(folder, 'copy');
      // Opening the database would recover it, and that is what the gateway has to do.
      cpSync(dirname(locationOf(url)), copy, { recursive: true });
      const database = new DatabaseSync(join(copy, 'messages.db'));
      try {
        const numbers = database.prepare(subjects).all().map(numberIn);
        const verdict = database.prepare('PRAGMA integrity_check').get() ?? {};
        return { numbers, integrity: String(verdict['integrity_check']) };
      } finally {
        database.close();
        rmSync(copy, { recursive: true });
      }
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A PostgreSQL server of this run alone, or the one that DATABASE_URL names. */
async function postgres(): Promise<BenchDatabase> {
  const server = await startPostgres();
  return {
    name: 'PostgreSQL',
    fresh: () => server.freshUrl(),
    openBaseline: async () => postgresBaseline(await server.freshUrl()),
    async read(url) {
      const client = new pg.Client(url);
      await client.connect();
      try {
        const { rows } = await client.query(subjects);
        // Only the server writes its files, and it is the gateway that is killed.
        return { numbers: rows.map(numberIn), integrity: null };
      } finally {
        await client.end();
      }
    },
    remove: () => server.remove(),
  };
}

/** PostgreSQL; undefined, and the reason printed, where no server can be started or reached. */
async function postgresIfThere(): Promise<BenchDatabase | undefined> {
  try {
    return await postgres();
  } catch (error) {
    console.log(`\n  Left out, because there is no PostgreSQL here: ${String(error)}`);
    return undefined;
  }
}

/** Runs `work` on SQLite, then on PostgreSQL where there is one. */
export async function onEachDatabase<T>(work: (database: BenchDatabase) => Promise<T>) {
  const results: T[] = [];
  for (const open of [sqlite, postgresIfThere]) {
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
