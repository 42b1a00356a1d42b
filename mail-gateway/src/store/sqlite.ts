import type { StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Row, type Statement, StoreError } from './database.ts';
import { upgradeSchema } from './schema.ts';
import { openFile, primaryCode, SQLITE_BUSY, SQLITE_FULL } from './sqlite-file.ts';

/**
 * Opens (and creates, readable by its owner only) a SQLite database at a file path or `:memory:`.
 *
 * Commits survive a power cut: WAL with synchronous=FULL, where SQLite's default for WAL would not
 * sync each commit.
 * @param timeoutMs how long a write waits for another process's.
 * @throws StoreError when the file cannot be opened or does not pass SQLite's quick_check.
 */
export function openSqlite(location: string, timeoutMs = 5000): Database {
  const { database, requireInPlace } = translate(() => openFile(location));
  const statements = new Map<string, StatementSync>();

  function run({ sql, values }: Statement): Row[] {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return statement.all(named) as Row[];
  }

  /** Tries at least once, and until the deadline while another process writes. */
  async function begin(deadline: number): Promise<void> {
    for (;;) {
      try {
        database.exec('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (primaryCode(error) !== SQLITE_BUSY || performance.now() > deadline) {
          throw error;
        }
        // Waiting here, not inside SQLite, does not block other requests.
        await wait(20);
      }
    }
  }

  async function transaction<T>(
    work: () => T | Promise<T>,
    beginning: () => void | Promise<void>,
  ): Promise<T> {
    try {
      requireInPlace();
      await beginning();
      const working = work();
      // Awaited only if it is a promise: during an await, other work could read uncommitted rows.
      const result = working instanceof Promise ? await working : working;
      database.exec('COMMIT');
      // A write to a removed file does not count as stored.
      requireInPlace();
      return result;
    } catch (error) {
      if (database.isOpen && database.isTransaction) {
        database.exec('ROLLBACK');
      }
      throw storeError(error);
    }
  }

  let last: Promise<unknown> = Promise.resolve();

  /** Runs work after all earlier work: the connection has one transaction at a time. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const working = last.then(work);
    last = working.catch(() => {});
    return working;
  }

  /** A queued transaction. Its wait in the queue counts, so that a lock refuses all waiting transactions together. */
  function transactionInTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const deadline = performance.now() + timeoutMs;
    return inTurn(() => transaction(work, () => begin(deadline)));
  }

  return {
    async read(statement) {
      return translate(() => run(statement));
    },
    write(...list) {
      return transactionInTurn(() => list.map(run));
    },
    transaction(work, { readOnly } = { readOnly: false }) {
      const runInside = async (statement: Statement) => run(statement);
      if (!readOnly) return transactionInTurn(() => work(runInside));
      return inTurn(() =>
        transaction(
          () => work(runInside),
          () => database.exec('BEGIN'),
        ),
      );
    },
    upgrade(versions) {
      const runNow = async (sql: string, values: Statement['values']) => run({ sql, values });
      return transactionInTurn(() => upgradeSchema(runNow, versions));
    },
    async vacuum() {
      // secure_delete overwrites deleted text in the main file; the WAL still has it.
      const checkpoint = { sql: 'PRAGMA wal_checkpoint(TRUNCATE)', values: [] };
      const deadline = performance.now() + timeoutMs;
      // The row reports `busy` while another program reads the WAL.
      const busy = async () => translate(() => run(checkpoint))[0]?.['busy'] === 1;
      while (await inTurn(busy)) {
        if (performance.now() > deadline) {
          return stillInLog(location);
        }
        await wait(100);
      }
      return null;
    },
    async durability() {
      const pragma = (name: string) =>
        String(Object.values(run({ sql: `PRAGMA ${name}`, values: [] })[0] ?? {})[0]);
      const journal = pragma('journal_mode');
      const synchronous = Number(pragma('synchronous'));
      return {
        facts: {
          journal_mode: journal,
          synchronous: `${synchronous} (set by each connection of the gateway)`,
        },
        durable: journal === 'wal' && synchronous >= 2,
      };
    },
    close() {
      return inTurn(async () => {
        if (database.isOpen) {
          database.close();
        }
      });
    },
  };
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
  const reason = error instanceof Error ? error.message : 'unknown error';
  return new StoreError(code === SQLITE_FULL ? 'full' : 'unavailable', reason, {
    busy: code === SQLITE_BUSY,
  });
}
