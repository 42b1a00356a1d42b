import pg from 'pg';
import { type Database, type Row, type Statement, StoreError } from './database.ts';
import { groupCommits } from './group-commit.ts';
import {
  createGatewayState,
  insertGatewayState,
  newerSchema,
  readVersion,
  writeVersion,
} from './schema.ts';

/** The disk is full; PostgreSQL's error code, "Appendix A" of its manual. */
const DISK_FULL = '53100';

/** Type number of bigint, which the client gives as text because it may not fit a number. Ours do. */
const BIGINT = 20;

/** Any number that only this program uses for its lock. */
export const UPGRADE_LOCK = 7_214_530_118;

/** Connections that one gateway opens at most. */
export const CONNECTIONS = 5;

/** Longest wait for a connection, and for a statement unless told otherwise, in milliseconds. */
const TIMEOUT = 5000;

/** Longest timeout that there is, in milliseconds: 24 days. */
const FOREVER = 2 ** 31 - 1;

/** For a statement that may take long; an option that the types of the client leave out. */
const noTimeout = { query_timeout: FOREVER };

/** What the client says, without a code, of a login or encryption that cannot work as it is set. */
const WRONG_SETTING = /SASL|SSL connections|certificate/;

export interface PostgresOptions {
  /** Longest wait for a statement, in milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * A PostgreSQL database at a `postgres://` URL. Connections are made when needed, so a server that
 * is away makes statements fail with StoreError until it is back.
 */
export function openPostgres(url: string, { timeoutMs = TIMEOUT }: PostgresOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: Math.min(timeoutMs * 2, FOREVER),
    statement_timeout: Math.min(timeoutMs, FOREVER),
    keepAlive: true,
    // Statements are sent without waiting for the answers to those before them.
    pipeline: true,
    types: {
      getTypeParser: (type: number, format: 'text' | 'binary' | undefined) =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format ?? 'text'),
    },
  });
  // A connection that breaks while nobody uses it: the pool replaces it.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // While somebody uses a connection the pool does not listen to it: what breaks it fails the
    // statements under way, and unheard it would end the process as well.
    client.on('error', () => {});
    // An answer says OK after a commit that survives a power cut, whatever the server's default is.
    client.query('SET synchronous_commit TO on').catch(() => {});
  });

  async function run(client: pg.ClientBase | pg.Pool, { sql, values }: Statement): Promise<Row[]> {
    return (await client.query({ ...nameOf(sql), text: sql, values: [...values] })).rows;
  }

  /** Gives the work a connection for itself; one on which something failed is not used again. */
  async function onConnection<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw storeError(error);
    });
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw storeError(error);
    }
  }

  async function upgrade(client: pg.ClientBase, versions: readonly (readonly string[])[]) {
    // Neither another process's upgrade nor an index on a large table is done in a moment.
    const query = (text: string, values: (string | number)[] = []) =>
      client.query<Row>({ text, values, ...noTimeout });
    const [encoding] = (await query('SHOW server_encoding')).rows;
    if (encoding?.['server_encoding'] !== 'UTF8') {
      throw new StoreError('unavailable', wrongEncoding(encoding?.['server_encoding']));
    }
    await query('BEGIN');
    await query('SET LOCAL statement_timeout = 0');
    await query('SELECT pg_advisory_xact_lock($1)', [UPGRADE_LOCK]);
    await query(createGatewayState);
    await query(insertGatewayState);
    const reached = Number((await query(readVersion)).rows[0]?.['schema_version']);
    if (reached > versions.length) {
      throw newerSchema(reached, versions.length);
    }
    for (const statement of versions.slice(reached).flat()) {
      await query(statement);
    }
    await query(writeVersion, [versions.length]);
    await query('COMMIT');
  }

  /**
   * All jobs as one transaction that travels to the server in one go. When a statement fails, the
   * server refuses those behind it and makes a ROLLBACK of the COMMIT.
   */
  function commit(jobs: readonly (readonly Statement[])[]): Promise<Row[][][]> {
    const [only] = jobs.flat();
    return onConnection(async (client) => {
      if (only && jobs.flat().length === 1) {
        // By itself a transaction already.
        return [[await run(client, only)]];
      }
      const begun = client.query('BEGIN');
      const done = jobs.map((job) => Promise.all(job.map((statement) => run(client, statement))));
      const [results] = await Promise.all([Promise.all(done), begun, client.query('COMMIT')]);
      return results;
    });
  }

  const commits = groupCommits(commit, (error) => error instanceof StoreError && !error.busy);

  const read = (statement: Statement) =>
    run(pool, statement).catch((error: unknown) => {
      throw storeError(error);
    });

  return {
    read,
    async now() {
      const sql = 'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS at';
      const [row] = await read({ sql, values: [] });
      return Number(row?.['at']);
    },
    write: (...statements) => commits.write(statements),
    upgrade: (versions) =>
      commits.exclusive(() => onConnection((client) => upgrade(client, versions))),
    async vacuum() {
      try {
        await onConnection(async (client) => {
          await client.query(`SET lock_timeout = ${TIMEOUT}`);
          await client.query('VACUUM messages');
          await client.query('RESET lock_timeout');
        });
        return null;
      } catch (error) {
        const { message } = storeError(error);
        return {
          sentence: `PostgreSQL clears the room later, by itself: ${message}.`,
          passing: true,
        };
      }
    },
    async durability() {
      // What the server gives a new connection is in reset_val; setting is what ours has.
      const { rows } = await pool.query<{ name: string; setting: string; reset_val: string }>(
        `SELECT name, setting, reset_val FROM pg_settings
         WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name`,
      );
      const facts = rows.map(({ name, setting, reset_val: given }) => [
        name,
        given === setting ? setting : `${setting} (set by the gateway; the server has ${given})`,
      ]);
      return {
        facts: Object.fromEntries(facts),
        durable: rows.length === 3 && rows.every(({ setting }) => setting === 'on'),
      };
    },
    close: () => commits.exclusive(() => (pool.ended ? Promise.resolve() : pool.end())),
  };
}

const wrongEncoding = (found: unknown) =>
  `The PostgreSQL database is in ${found}, which cannot keep every character. ` +
  "Make one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0, and name that.";

const names = new Map<string, { name: string }>();

/**
 * A name for each statement, by which the server remembers how to run it. Not for one that returns
 * all columns: a newer gateway may add one, and what the server remembers would then be wrong.
 */
function nameOf(sql: string): { name?: string } {
  if (sql.includes('*')) {
    return {};
  }
  const named = names.get(sql) ?? { name: `gateway_${names.size + 1}` };
  names.set(sql, named);
  return named;
}

function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) {
    return error;
  }
  const details: { code?: unknown; message?: unknown } = error instanceof Error ? error : {};
  const code = String(details.code ?? '');
  const kind = code === DISK_FULL ? 'full' : 'unavailable';
  const message = String(details.message || code || 'unknown error');
  // Codes of five characters come from the server, about a statement or a login; of class 08, 53
  // and 57 they speak of the server as a whole, like everything that is no such code.
  const ofStatement = /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code);
  return new StoreError(kind, message, { busy: !ofStatement && !WRONG_SETTING.test(message) });
}
