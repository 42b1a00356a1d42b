import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Row, type Statement, StoreError } from './database.ts';
import { createBookkeeping, readVersion, startBookkeeping, writeVersion } from './schema.ts';

/** SQLite's primary result codes, https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

export interface SqliteOptions {
  /** Opens for reading only; nothing is created, the schema is left as it is. */
  readonly readOnly?: boolean;
  /** How long a write waits for another process's, in milliseconds. */
  readonly patience?: number;
  /** Size cap in pages of 4 KiB; beyond it writes fail with kind `full`. */
  readonly maxPages?: number;
}

/**
 * Opens (and creates, readable by its owner only) a SQLite database at a file path or `:memory:`.
 *
 * An answer says `OK` only after a commit that survives a power cut: WAL with synchronous=FULL,
 * where SQLite's default for WAL would not sync each commit. Writes that arrive together share
 * one transaction and so one sync.
 * @throws StoreError when the file cannot be opened or does not pass SQLite's quick_check.
 */
export function openSqlite(location: string, options: SqliteOptions = {}): Database {
  const database = translate(() => open(location, options));
  const statements = new Map<string, StatementSync>();
  const patience = options.patience ?? 5000;
  let waiting: Job[] = [];
  let writing = Promise.resolve();

  function run({ sql, values }: Statement): Row[] {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return statement.all(named) as Row[];
  }

  async function begin(): Promise<void> {
    const deadline = performance.now() + patience;
    for (;;) {
      try {
        database.exec('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (primaryCode(error) !== SQLITE_BUSY || performance.now() > deadline) {
          throw error;
        }
        // Waiting here and not inside SQLite: other requests go on being answered.
        await wait(20);
      }
    }
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    try {
      await begin();
    } catch (error) {
      for (const job of jobs) {
        job.reject(storeError(error));
      }
      return;
    }
    try {
      const results = jobs.map((job) => job.statements.map(run));
      database.exec('COMMIT');
      jobs.forEach((job, index) => {
        job.resolve(results[index] ?? []);
      });
    } catch (error) {
      if (database.isTransaction) {
        database.exec('ROLLBACK');
      }
      if (jobs.length === 1) {
        jobs[0]?.reject(storeError(error));
        return;
      }
      // One message's trouble is its own: the others get a transaction each.
      for (const job of jobs) {
        await commit([job]);
      }
    }
  }

  async function upgrade(versions: readonly (readonly string[])[]): Promise<void> {
    try {
      await begin();
      database.exec(createBookkeeping);
      database.exec(startBookkeeping);
      const reached = Number(database.prepare(readVersion).get()?.['schema_version']);
      if (reached > versions.length) {
        throw new StoreError('unavailable', newerSchema(reached, versions.length));
      }
      for (const statement of versions.slice(reached).flat()) {
        database.exec(statement);
      }
      run({ sql: writeVersion, values: [versions.length] });
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) {
        database.exec('ROLLBACK');
      }
      throw storeError(error);
    }
  }

  return {
    async read(statement) {
      return translate(() => run(statement));
    },
    write(...list) {
      return new Promise((resolve, reject) => {
        waiting.push({ statements: list, resolve, reject });
        if (waiting.length === 1) {
          writing = writing.then(async () => {
            // What arrived in the same turn of the event loop joins this commit.
            await new Promise(setImmediate);
            const jobs = waiting;
            waiting = [];
            await commit(jobs);
          });
        }
      });
    },
    upgrade(versions) {
      const upgrading = writing.then(() => upgrade(versions));
      writing = upgrading.catch(() => {});
      return upgrading;
    },
    async close() {
      await writing;
      if (database.isOpen) {
        database.close();
      }
    },
  };
}

interface Job {
  readonly statements: readonly Statement[];
  readonly resolve: (rows: Row[][]) => void;
  readonly reject: (error: StoreError) => void;
}

/** The sentence for a database that a newer gateway has upgraded already. */
export function newerSchema(found: number, known: number): string {
  return `The database has schema version ${found}, this gateway knows ${known}: use the newer gateway.`;
}

function open(location: string, { readOnly = false, maxPages }: SqliteOptions): DatabaseSync {
  if (location !== ':memory:' && !readOnly && !existsSync(location)) {
    mkdirSync(path.dirname(location), { recursive: true, mode: 0o700 });
    closeSync(openSync(location, 'a', 0o600));
  }
  const database = new DatabaseSync(location, { readOnly, timeout: 2000 });
  try {
    if (readOnly) {
      return database;
    }
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    if (maxPages !== undefined) {
      database.exec(`PRAGMA max_page_count = ${Math.trunc(maxPages)}`);
    }
    // SQLite waits inside the call, and nothing else is answered meanwhile: begin() waits instead.
    database.exec('PRAGMA busy_timeout = 50');
    const verdict = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (verdict !== 'ok') {
      throw new StoreError('unavailable', `The database is damaged: ${verdict}`);
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function translate<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storeError(error);
  }
}

function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) {
    return error;
  }
  const kind = primaryCode(error) === SQLITE_FULL ? 'full' : 'unavailable';
  return new StoreError(kind, error instanceof Error ? error.message : 'unknown fault', error);
}

function primaryCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  // The lower byte is the primary code, the rest says more precisely what happened.
  return code & 0xff;
}
