import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Statement } from '../../mail-gateway/src/store/database.ts';
import { locationOf, openStore } from '../../mail-gateway/src/store/open.ts';
import { CONNECTIONS } from '../../mail-gateway/src/store/postgres.ts';
import { keepMessage } from '../../mail-gateway/src/store/queries.ts';
import { root } from '../lib/root.ts';
import { nextNumber, rowOf } from './message.ts';

/** A database without a gateway, that keeps the rows the gateway would keep, as durably. */
export interface Floor {
  /** Rows a second, each in a commit of its own, written for so many seconds. */
  commit(seconds: number): Promise<number>;
  /** The same with so many rows to a commit; null where the database sees to that by itself. */
  commitTogether(seconds: number, count: number): Promise<number | null>;
  close(): Promise<void>;
}

/** Makes the tables that the gateway makes. */
async function createTables(url: string): Promise<void> {
  const store = await openStore(url);
  await store.close();
}

/** More rows a second than any of the floors writes. */
const ROWS_A_SECOND = 40_000;

/** Rows that are made before the clock runs, so that only the database is measured. */
class Rows {
  readonly #ready: Statement['values'][] = [];

  /** Makes as many as can be used up in so many seconds. */
  prepare(seconds: number): void {
    while (this.#ready.length < seconds * ROWS_A_SECOND) {
      this.#ready.push(rowOf(nextNumber()).values);
    }
  }

  next(): Statement['values'] {
    return this.#ready.pop() ?? rowOf(nextNumber()).values;
  }
}

/** SQLite: one connection, the write-ahead log, and every commit synced. */
export async function sqliteFloor(url: string): Promise<Floor> {
  await createTables(url);
  const database = new DatabaseSync(locationOf(url));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  const statement = database.prepare(keepMessage);
  const rows = new Rows();
  /** @param write writes some rows. @returns rows a second. */
  const measure = (seconds: number, count: number, write: () => void) => {
    rows.prepare(seconds);
    const began = performance.now();
    let written = 0;
    while (performance.now() - began < seconds * 1000) {
      write();
      written += count;
    }
    return (written * 1000) / (performance.now() - began);
  };
  const insert = () => {
    const named = rows.next().map((value, index) => [`$${index + 1}`, value]);
    statement.all(Object.fromEntries(named));
  };
  return {
    commit: async (seconds) => measure(seconds, 1, insert),
    commitTogether: async (seconds, count) =>
      measure(seconds, count, () => {
        database.exec('BEGIN IMMEDIATE');
        for (let each = 0; each < count; each += 1) insert();
        database.exec('COMMIT');
      }),
    close: async () => database.close(),
  };
}

/**
 * PostgreSQL: as many connections as the gateway's pool has, each row a prepared statement that is
 * a transaction of its own. The server syncs once for the commits that it has at the same time.
 */
export async function postgresFloor(url: string): Promise<Floor> {
  await createTables(url);
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query('SET synchronous_commit TO on');
      return client;
    }),
  );
  const rows = new Rows();
  return {
    async commit(seconds) {
      rows.prepare(seconds);
      const began = performance.now();
      let written = 0;
      await Promise.all(
        clients.map(async (client) => {
          while (performance.now() - began < seconds * 1000) {
            await client.query({ name: 'keep', text: keepMessage, values: [...rows.next()] });
            written += 1;
          }
        }),
      );
      return (written * 1000) / (performance.now() - began);
    },
    commitTogether: async () => null,
    async close() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** Starts a bare HTTP server in a process of its own. */
export async function startBareHttp(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['tools/bench/http-server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
}
