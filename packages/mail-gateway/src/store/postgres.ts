import pg from 'pg';
import { type Database, type Row, type Statement, StoreError } from './database.ts';
import { upgradeSchema } from './schema.ts';

/** PostgreSQL's error code for a full disk (appendix A of its manual). */
const DISK_FULL = '53100';

/** Type number of bigint, which pg returns as text; ours fit a number. */
const BIGINT = 20;

/** Begins a transaction whose statements all see the database as it is at one moment. */
const BEGIN_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Key of the advisory lock; any number does. */
export const UPGRADE_LOCK = 7_214_530_118;

export const CONNECTIONS = 5;

/** Timeout of a connection, and the default of a statement, in milliseconds. */
const TIMEOUT = 5000;

/** The longest timeout of a timer, in milliseconds. */
const FOREVER = 2 ** 31 - 1;

/** For a statement that may take long; pg's types lack the option. */
const noTimeout = { query_timeout: FOREVER };

/** Messages, without a code, of a login or encryption that is set wrong. */
const WRONG_SETTING = /SASL|SSL connections|certificate/;

/**
 * A PostgreSQL database at a `postgres://` URL. Connections are made when needed, so statements
 * fail with StoreError while the server is away, and work again when it is back.
 * @param timeoutMs how long a statement may take.
 */
export function openPostgres(url: string, timeoutMs = TIMEOUT): Database {
  const pool = createPool(url, timeoutMs);
  const read = (statement: Statement) =>
    run(pool, statement).catch((error: unknown) => {
      throw storeError(error);
    });

  return {
    read,
    write: (...statements) => onConnection(pool, (client) => commit(client, statements)),
    transaction: (work, { readOnly } = { readOnly: false }) =>
      onConnection(pool, async (client) => {
        await client.query(readOnly ? BEGIN_SNAPSHOT : 'BEGIN');
        const result = await work((statement) => run(client, statement));
        await client.query('COMMIT');
        return result;
      }),
    upgrade: (versions) => onConnection(pool, (client) => upgrade(client, versions)),
    // PostgreSQL's autovacuum does so.
    vacuum: async () => null,
    async durability() {
      // reset_val is the server's default, setting the value of our connection.
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
    close: () => (pool.ending ? Promise.resolve() : pool.end()),
  };
}

function createPool(url: string, timeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: Math.min(timeoutMs * 2, FOREVER),
    statement_timeout: Math.min(timeoutMs, FOREVER),
    keepAlive: true,
    // Statements are sent without waiting for the answers to earlier ones.
    pipeline: true,
    types: {
      getTypeParser: (type: number, format: 'text' | 'binary' | undefined) =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format ?? 'text'),
    },
  });
  // An idle connection broke: the pool replaces it.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // The pool does not listen to connections in use. Their statements fail anyway; without a
    // listener the error would end the process as well.
    client.on('error', () => {});
    // A message is answered OK once a commit survives a power cut, whatever the server's default.
    client.query('SET synchronous_commit TO on').catch(() => {});
  });
  return pool;
}

async function run(client: pg.ClientBase | pg.Pool, { sql, values }: Statement): Promise<Row[]> {
  return (await client.query({ ...nameOf(sql), text: sql, values: [...values] })).rows;
}

/** Runs work on one connection, which is dropped after an error. */
async function onConnection<T>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
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

/**
 * The statements as one transaction, pipelined. When one fails, the server refuses the following ones
 * and treats COMMIT as ROLLBACK.
 */
async function commit(client: pg.ClientBase, statements: readonly Statement[]): Promise<Row[][]> {
  const [only, another] = statements;
  if (only && !another) {
    // A single statement is a transaction already.
    return [await run(client, only)];
  }
  const begun = client.query('BEGIN');
  const done = Promise.all(statements.map((statement) => run(client, statement)));
  const [results] = await Promise.all([done, begun, client.query('COMMIT')]);
  return results;
}

async function upgrade(
  client: pg.ClientBase,
  versions: readonly (readonly string[])[],
): Promise<void> {
  // Waiting for another process's upgrade, or indexing a large table, takes long.
  const query = async (text: string, values: Statement['values'] = []) =>
    (await client.query<Row>({ text, values: [...values], ...noTimeout })).rows;
  const [encoding] = await query('SHOW server_encoding');
  if (encoding?.['server_encoding'] !== 'UTF8') {
    throw new StoreError('unavailable', wrongEncoding(encoding?.['server_encoding']));
  }
  await query('BEGIN');
  await query('SET LOCAL statement_timeout = 0');
  await query('SELECT pg_advisory_xact_lock($1)', [UPGRADE_LOCK]);
  await upgradeSchema(query, versions);
  await query('COMMIT');
}

const wrongEncoding = (found: unknown) =>
  `The PostgreSQL database is in ${found}, which cannot keep every character. ` +
  "Make one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0, and name that.";

const names = new Map<string, { name: string }>();

/**
 * A name for each statement makes the server cache its plan. Not for `SELECT *`: a newer gateway
 * may add a column, and the cached plan would then fail.
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
  // A SQLSTATE is about a statement or a login, except those of class 08, 53 and 57, which are
  // about the server, like every error without one.
  const ofStatement = /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code);
  return new StoreError(kind, message, { busy: !ofStatement && !WRONG_SETTING.test(message) });
}
