// The two baselines of the gateway's speed: the bare database and a bare HTTP server; see
// docs/decisions/0025-benchmark-baselines.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { productRoot } from '../../packages/harness/root.ts';
import type { Statement } from '../../packages/mail-gateway/src/store/database.ts';
import { locationOf, openStore } from '../../packages/mail-gateway/src/store/open.ts';
import { CONNECTIONS } from '../../packages/mail-gateway/src/store/postgres.ts';
import { insertionOf, nextNumber } from './message.ts';

/** A database without a gateway, which stores the same rows with the same durability. */
interface DatabaseBaseline {
  /** A function for each connection, of which each call writes a row in a commit of its own. */
  readonly inserts: readonly (() => unknown)[];
  close(): Promise<void>;
}

/** More rows a second than any database writes. */
const ROWS_A_SECOND = 40_000;

/** The statement of every insertion; only its values differ. */
const { sql } = insertionOf(nextNumber());

/** The values of rows that are made before the clock starts. */
const ready: Statement['values'][] = [];

const nextRow = () => ready.pop() ?? insertionOf(nextNumber()).values;

/** The rows that a database stores in a second. @param seconds the duration of the measurement */
export async function rowsASecond({ inserts }: DatabaseBaseline, seconds: number): Promise<number> {
  // Made before the clock starts, so that only the database is measured.
  while (ready.length < seconds * ROWS_A_SECOND) ready.push(insertionOf(nextNumber()).values);
  const began = performance.now();
  let written = 0;
  await Promise.all(
    inserts.map(async (insert) => {
      for (; performance.now() - began < seconds * 1000; written += 1) await insert();
    }),
  );
  return (written * 1000) / (performance.now() - began);
}

/** Opens the baseline of an empty database. */
export async function openBaseline(url: string): Promise<DatabaseBaseline> {
  await (await openStore(url)).close();
  return url.startsWith('file:') ? sqliteBaseline(url) : postgresBaseline(url);
}

/** SQLite: one connection, the write-ahead log, and every commit synced. */
function sqliteBaseline(url: string): DatabaseBaseline {
  const database = new DatabaseSync(locationOf(url));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  const statement = database.prepare(sql);
  const insert = () => {
    const named = nextRow().map((value, index) => [`$${index + 1}`, value]);
    statement.all(Object.fromEntries(named));
  };
  return { inserts: [insert], close: async () => database.close() };
}

/**
 * PostgreSQL: as many connections as in the gateway's pool, with a prepared statement and a transaction for each row. The
 * server shares one sync among simultaneous commits.
 */
async function postgresBaseline(url: string): Promise<DatabaseBaseline> {
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query('SET synchronous_commit TO on');
      return client;
    }),
  );
  const inserts = clients.map(
    (client) => () => client.query({ name: 'keep', text: sql, values: [...nextRow()] }),
  );
  return {
    inserts,
    async close() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** Starts a bare HTTP server in a process of its own. */
export async function startHttpBaseline(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['tools/bench/http-server.ts'], {
    cwd: productRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
}
