import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two attempts to get a turn. */
const ATTEMPT = 250;

/** The number of SQLite for a database that another connection has locked. */
const BUSY = 5;

/** Tries to lock an empty database for this connection alone. @returns whether the connection has the lock now */
function isLocked(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return false;
    throw error;
  }
}

/**
 * Does work while no other process, and no other call, does work with the same lock.
 *
 * @param lock the path of a file for this purpose. It becomes an empty database, whose lock the system releases when the
 *   process is killed.
 */
export async function inTurn<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(lock), { recursive: true });
  const database = new DatabaseSync(lock);
  try {
    while (!isLocked(database)) await wait(ATTEMPT);
    return await work();
  } finally {
    database.close();
  }
}
