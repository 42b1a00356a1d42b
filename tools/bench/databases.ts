import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { locationOf } from '../../mail-gateway/src/store/open.ts';
import { startPostgres } from '../../mail-gateway/test/postgres-server.ts';
import { root } from '../lib/root.ts';
import { type Floor, postgresFloor, sqliteFloor } from './baselines.ts';
import { numberOf } from './message.ts';

/** What a database holds, read without the gateway's code. */
export interface Content {
  /** The numbers of the messages that are kept. */
  readonly numbers: number[];
  /** What the database says of its own soundness: `ok`, or what is wrong; null when it was not asked. */
  readonly integrity: string | null;
}

/** A kind of database to measure. */
export interface BenchDatabase {
  readonly name: string;
  /** DATABASE_URL of a new, empty one. */
  fresh(): Promise<string>;
  /** The database without a gateway, in a new, empty one. */
  openFloor(): Promise<Floor>;
  /** Reads what a DATABASE_URL of this kind holds, and leaves every file as it is. */
  read(url: string): Promise<Content>;
  remove(): Promise<void>;
}

const subjects = 'SELECT from_subject FROM messages';

/** SQLite in files where the gateway would keep them, since a sync there costs what it costs. */
export function sqlite(): BenchDatabase {
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
    openFloor: async () => sqliteFloor(await fresh()),
    async read(url) {
      const copy = join(folder, 'copy');
      // Opening the database would mend it, and the gateway is to find it as it was left.
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
export async function postgres(): Promise<BenchDatabase> {
  const server = await startPostgres();
  return {
    name: 'PostgreSQL',
    fresh: () => server.freshUrl(),
    openFloor: async () => postgresFloor(await server.freshUrl()),
    async read(url) {
      const client = new pg.Client(url);
      await client.connect();
      try {
        const { rows } = await client.query(subjects);
        // Nobody but the server touches its files, and it is not the server that is killed.
        return { numbers: rows.map(numberIn), integrity: null };
      } finally {
        await client.end();
      }
    },
    remove: () => server.remove(),
  };
}

const numberIn = (row: Record<string, unknown>) => numberOf(String(row['from_subject']));
