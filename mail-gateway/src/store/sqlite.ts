import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Database, type Row, type Statement, StoreError } from './database.ts';
import { groupCommits } from './group-commit.ts';
import {
  createBookkeeping,
  newerSchema,
  readVersion,
  startBookkeeping,
  writeVersion,
} from './schema.ts';

/** SQLite's primary result codes, https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

export interface SqliteOptions {
  /** Opens for reading only; nothing is created, the schema is left as it is. */
  readonly readOnly?: boolean;
  /** One file that is whole by itself and can be read where nothing can be written: for backups. */
  readonly archive?: boolean;
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
  const { database, found } = translate(() => open(location, options));
  const statements = new Map<string, StatementSync>();
  const patience = options.patience ?? 5000;

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

  async function transaction<T>(work: () => T): Promise<T> {
    try {
      await begin();
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isOpen && database.isTransaction) {
        database.exec('ROLLBACK');
      }
      throw storeError(error);
    }
  }

  function upgrade(versions: readonly (readonly string[])[]): void {
    database.exec(createBookkeeping);
    database.exec(startBookkeeping);
    const reached = Number(run({ sql: readVersion, values: [] })[0]?.['schema_version']);
    if (reached > versions.length) {
      throw newerSchema(reached, versions.length);
    }
    for (const statement of versions.slice(reached).flat()) {
      database.exec(statement);
    }
    run({ sql: writeVersion, values: [versions.length] });
  }

  const commits = groupCommits(
    (jobs) => transaction(() => jobs.map((job) => job.map(run))),
    (error) => error instanceof StoreError && !error.busy,
  );

  return {
    async read(statement) {
      return translate(() => run(statement));
    },
    write(...list) {
      return commits.write(list);
    },
    async now() {
      return Date.now();
    },
    upgrade(versions) {
      return commits.alone(() => transaction(() => upgrade(versions)));
    },
    forgetDeleted() {
      // Deleted text is overwritten at once (secure_delete); the log beside the file still has it.
      return commits.alone(async () => {
        const deadline = performance.now() + patience;
        const checkpoint = { sql: 'PRAGMA wal_checkpoint(TRUNCATE)', values: [] };
        // It does not fail when somebody reads what it would remove, it says so in its row.
        while (translate(() => run(checkpoint))[0]?.['busy'] === 1) {
          if (performance.now() > deadline) {
            return { sentence: stillInLog(location), passing: false };
          }
          await wait(100);
        }
        return null;
      });
    },
    async durability() {
      const pragma = (name: string) =>
        String(Object.values(run({ sql: `PRAGMA ${name}`, values: [] })[0] ?? {})[0]);
      const journal = pragma('journal_mode');
      const synchronous = Number(pragma('synchronous'));
      return {
        facts: {
          journal_mode: found === journal ? journal : `${journal} (the file had ${found})`,
          synchronous: `${synchronous} (set by each connection of the gateway)`,
        },
        durable: ['wal', 'delete'].includes(journal) && synchronous >= 2,
      };
    },
    close() {
      return commits.alone(async () => {
        if (database.isOpen) {
          database.close();
        }
      });
    },
  };
}

/** The database, and the journal mode that its file had before it was opened. */
function open(location: string, options: SqliteOptions): { database: DatabaseSync; found: string } {
  const { readOnly = false, archive = false, maxPages } = options;
  if (readOnly) {
    const database = openForReading(location);
    return { database, found: journalModeOf(database) };
  }
  if (location !== ':memory:' && !existsSync(location)) {
    makeFolder(path.dirname(location));
    closeSync(openSync(location, 'a', 0o600));
  }
  const database = new DatabaseSync(location, { timeout: 2000 });
  try {
    const found = journalModeOf(database);
    database.exec(`PRAGMA journal_mode = ${archive ? 'DELETE' : 'WAL'}`);
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (maxPages !== undefined) {
      database.exec(`PRAGMA max_page_count = ${Math.trunc(maxPages)}`);
    }
    // SQLite waits inside the call, and nothing else is answered meanwhile: begin() waits instead.
    database.exec('PRAGMA busy_timeout = 50');
    const verdict = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (verdict !== 'ok') {
      throw new StoreError('unavailable', `The database is damaged: ${verdict}`);
    }
    return { database, found };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Makes a folder level by level: where none can be made, in /proc for example, Node's own way of
 * making them all never ends.
 */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) {
    makeFolder(path.dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}

const journalModeOf = (database: DatabaseSync) =>
  String(database.prepare('PRAGMA journal_mode').get()?.['journal_mode']);

/**
 * A file in WAL mode needs a second one beside it even for reading. Where none can be made, the
 * file is whole by itself as long as nobody has it open and no log holds what is newer.
 */
function openForReading(location: string): DatabaseSync {
  const database = new DatabaseSync(location, { readOnly: true, timeout: 2000 });
  try {
    database.prepare('SELECT COUNT(*) FROM sqlite_schema').get();
    return database;
  } catch (error) {
    database.close();
    if (![SQLITE_CANTOPEN, SQLITE_READONLY].includes(primaryCode(error))) {
      throw error;
    }
  }
  const log = `${location}-wal`;
  if ((existsSync(log) && statSync(log).size > 0) || existsSync(`${location}-shm`)) {
    throw new StoreError(
      'unavailable',
      `Newer messages are in ${log}, which can only be read where it can be written: ` +
        'copy both files to such a place.',
    );
  }
  const url = pathToFileURL(location);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

const stillInLog = (location: string) =>
  `What was deleted is still in ${location}-wal, because another program is reading the database. ` +
  'End that program (or stop the gateway for a moment), then give the same command again.';

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
  const code = primaryCode(error);
  const reason = error instanceof Error ? error.message : 'unknown fault';
  return new StoreError(code === SQLITE_FULL ? 'full' : 'unavailable', reason, {
    busy: code === SQLITE_BUSY,
  });
}

function primaryCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  // The lower byte is the primary code, the rest says more precisely what happened.
  return code & 0xff;
}
