import { mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore } from '../../src/store/open.ts';
import type { PostgresServer } from '../support/postgres-server.ts';

/** A message, as the database has it. */
export interface StoredRow {
  readonly id: string;
  /** The number in the subject of the message. */
  readonly number: number;
  readonly state: string;
  readonly attempts: number;
}

const allRows = `
  SELECT messages.id, from_subject, state, attempts
  FROM messages JOIN outbox ON outbox.id = messages.id`;

export type World = Awaited<ReturnType<typeof openWorld>>;

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/**
 * Opens the conditions of a simulation: a new database, and the clock and the disk of the gateways.
 *
 * @param server the server of a PostgreSQL database; undefined for SQLite
 */
export async function openWorld(
  folder: string,
  server: Pick<PostgresServer, 'freshUrl'> | undefined,
) {
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(path.join(folder, 'simulation-'));
  const conditions = path.join(own, 'conditions');
  const file = openSync(conditions, 'w');
  const current = { passed: 0, wrongBy: 0, isFull: false };
  const { databaseUrl, query, tell, close } = await (server
    ? onPostgres(server)
    : onSqlite(path.join(own, 'messages.db')));

  async function change(changes: Partial<typeof current>): Promise<void> {
    const { passed, wrongBy, isFull } = Object.assign(current, changes);
    writeSync(file, new Float64Array([passed, wrongBy, Number(isFull)]), 0, 24, 0);
    await tell(isFull);
  }

  await change({});
  return {
    databaseUrl,
    /** The file from which the gateways read clock and disk. */
    conditions,
    /** Moves the time of all gateways forward. */
    passTime: (milliseconds: number) =>
      change({ passed: current.passed + Math.round(milliseconds) }),
    isClockRight: () => current.wrongBy === 0,
    /** Sets the clock of the gateways' machine ahead. */
    setClock: (wrongBy: number) => change({ wrongBy: Math.round(wrongBy) }),
    setFull: (isFull: boolean) => change({ isFull }),
    rows: async (): Promise<StoredRow[]> =>
      (await query(allRows)).map((row) => ({
        id: String(row['id']),
        number: numberIn(String(row['from_subject'])),
        state: String(row['state']),
        attempts: Number(row['attempts']),
      })),
    /** The report of SQLite's check; `ok` for an intact database, and always for PostgreSQL. */
    integrity: async () =>
      server ? 'ok' : String((await query('PRAGMA integrity_check'))[0]?.['integrity_check']),
    async remove() {
      await close();
      rmSync(own, { recursive: true, force: true });
    },
  };
}

export const subjectOf = (number: number) => `Enquiry no. ${number}`;

const numberIn = (text: string) => Number(/Enquiry no\. (\d+)/.exec(text)?.[1]);

/** SQLite in a file, which is only read, as `inbox list` does beside a gateway. */
async function onSqlite(location: string) {
  const query: Query = async (sql) => {
    const database = new DatabaseSync(location, { readOnly: true, timeout: 5000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
  return { databaseUrl: `file:${location}`, query, tell: async () => {}, close: async () => {} };
}

/** Triggers that refuse writes as a full disk does. */
const conditionsInPostgres = `
  CREATE TABLE conditions AS SELECT FALSE AS is_full;
  CREATE FUNCTION need_space() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT is_full FROM conditions) THEN
      RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER need_space BEFORE INSERT OR UPDATE ON messages
    FOR EACH STATEMENT EXECUTE FUNCTION need_space();
  CREATE TRIGGER need_space BEFORE INSERT OR UPDATE ON outbox
    FOR EACH STATEMENT EXECUTE FUNCTION need_space()`;

async function onPostgres(server: Pick<PostgresServer, 'freshUrl'>) {
  const databaseUrl = await server.freshUrl();
  await (await openStore(databaseUrl)).close();
  // A pool, because a connection runs one query at a time.
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await pool.query(conditionsInPostgres);
  return {
    databaseUrl,
    query: (async (sql) => (await pool.query(sql)).rows) satisfies Query,
    async tell(isFull: boolean) {
      await pool.query('UPDATE conditions SET is_full = $1', [isFull]);
    },
    close: () => pool.end(),
  };
}
