import type { StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Row, type Statement, StoreError } from './database.ts';
import { openFile, primaryCode, SQLITE_BUSY, SQLITE_FULL } from './sqlite-file.ts';

type Work<T> = () => T | Promise<T>;

/** The gateway's connection to a SQLite file. It runs one transaction at a time. */
export class SqliteConnection {
  readonly #file: ReturnType<typeof openFile>;
  readonly #timeoutMs: number;
  readonly #statements = new Map<string, StatementSync>();
  /** Settles with the last work in the queue. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param timeoutMs how long a write waits for another process's.
   * @throws StoreError when the file cannot be opened or does not pass SQLite's quick_check.
   */
  constructor(location: string, timeoutMs: number) {
    this.#file = translated(() => openFile(location));
    this.#timeoutMs = timeoutMs;
  }

  /** Runs a statement at once, also within a transaction. @throws SQLite's error */
  run({ sql, values }: Statement): Row[] {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#file.database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return statement.all(named) as Row[];
  }

  /** Runs a statement at once. @throws StoreError */
  read(statement: Statement): Row[] {
    return translated(() => this.run(statement));
  }

  /** The time until which a write begun now waits for another process's. */
  deadline(): number {
    return performance.now() + this.#timeoutMs;
  }

  /** Runs work after all earlier work. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const working = this.#last.then(work);
    this.#last = working.catch(() => {});
    return working;
  }

  /** A queued transaction. Its wait in the queue counts, so that a lock refuses all waiting transactions together. */
  writeInTurn<T>(work: Work<T>): Promise<T> {
    const deadline = this.deadline();
    return this.inTurn(() => this.#transaction(work, () => this.#beginWrite(deadline)));
  }

  /** A queued transaction that sees the database as it is at one moment. */
  readInTurn<T>(work: Work<T>): Promise<T> {
    return this.inTurn(() => this.#transaction(work, () => this.#file.database.exec('BEGIN')));
  }

  close(): Promise<void> {
    return this.inTurn(async () => {
      const { database } = this.#file;
      if (database.isOpen) {
        database.close();
      }
    });
  }

  /** Tries at least once, and until the deadline while another process writes. */
  async #beginWrite(deadline: number): Promise<void> {
    for (;;) {
      try {
        this.#file.database.exec('BEGIN IMMEDIATE');
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

  async #transaction<T>(work: Work<T>, begin: () => void | Promise<void>): Promise<T> {
    const { database, requireInPlace } = this.#file;
    try {
      requireInPlace();
      await begin();
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
}

function translated<T>(work: () => T): T {
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
