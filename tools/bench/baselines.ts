// The two baselines of the gateway's speed: the bare database and a bare HTTP server; see
// docs/decisions/0025-benchmark-baselines.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { root } from '../../harness/root.ts';
import type { Statement } from '../../mail-gateway/src/store/database.ts';
import { locationOf, openStore } from '../../mail-gateway/src/store/open.ts';
import { CONNECTIONS } from '../../mail-gateway/src/store/postgres.ts';
import { keepMessage } from '../../mail-gateway/src/store/queries.ts';
import { nextNumber, rowOf } from './message.ts';

/** A database without a gateway, which stores the same rows as durably. */
export interface DatabaseBaseline {
  /** Rows a second, each in its own commit, written for this many seconds. */
  commit(seconds: number): Promise<number>;
  close(): Promise<void>;
}

/** More rows a second than either database writes. */
const ROWS_A_SECOND = 40_000;

const ready: Statement['values'][] = [];

/** Makes rows before the clock starts, so that only the database is measured. */
function prepareRows(seconds: number): void {
  while (ready.length < seconds * ROWS_A_SECOND) ready.push(rowOf(nextNumber()));
}

const nextRow = () => ready.pop() ?? rowOf(nextNumber());

async function createTables(url: string): Promise<void> {
  await (await openStore(url)).close();
}

/** SQLite: one connection, the write-ahead log, and every commit synced. */
export async function sqliteBaseline(url: string): Promise<DatabaseBaseline> {
  await createTables(url);
  const database = new DatabaseSync(locationOf(url));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  const statement = database.prepare(keepMessage);
  const insert = () => {
    const named = nextRow().map((value, index) => [`$${index + 1}`, value]);
    statement.all(Object.fromEntries(named));
  };
  return {
    async commit(seconds) {
      prepareRows(seconds);
      const began = performance.now();
      let written = 0;
      for (; performance.now() - began < seconds * 1000; written += 1) insert();
      return (written * 1000) / (performance.now() - began);
    },
    close: async () => database.close(),
  };
}

/**
 * PostgreSQL: as many connections as the gateway's pool has, each row a prepared statement that is
 * a transaction of its own. The server shares one sync among simultaneous commits.
 */
export async function postgresBaseline(url: string): Promise<DatabaseBaseline> {
  await createTables(url);
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query('SET synchronous_commit TO on');
      return client;
    }),
  );
  return {
    async commit(seconds) {
      prepareRows(seconds);
      const began = performance.now();
      let written = 0;
      await Promise.all(
        clients.map(async (client) => {
          for (; performance.now() - began < seconds * 1000; written += 1) {
            await client.query({ name: 'keep', text: keepMessage, values: [...nextRow()] });
          }
        }),
      );
      return (written * 1000) / (performance.now() - began);
    },
    async close() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** Starts a bare HTTP server in a process of its own. */
export async function startHttpBaseline(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['tools/bench/http-server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
}
