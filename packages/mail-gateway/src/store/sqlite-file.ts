import {
  type BigIntStats,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './database.ts';

/** SQLite's primary result codes, https://sqlite.org/rescode.html */
export const SQLITE_BUSY = 5;
export const SQLITE_FULL = 13;

export interface OpenFile {
  readonly database: DatabaseSync;
  /** Throws StoreError when the opened files have been moved, removed or replaced. */
  readonly requireInPlace: () => void;
}

/**
 * Opens a SQLite database at a file path or `:memory:`, created where none is.
 * @throws StoreError or SQLite's error when it cannot be used or does not pass quick_check.
 */
export function openFile(location: string): OpenFile {
  refuseLogAlone(location);
  if (location !== ':memory:' && !existsSync(location)) {
    makeFolder(path.dirname(location));
    closeSync(openSync(location, 'a', 0o600));
  }
  const database = new DatabaseSync(location, { timeout: 2000 });
  try {
    useLog(database);
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    // Short, since SQLite blocks the process while it waits: SqliteConnection waits instead.
    database.exec('PRAGMA busy_timeout = 50');
    const verdict = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (verdict !== 'ok') {
      throw new StoreError('unavailable', `The database is damaged: ${verdict}`);
    }
    return { database, requireInPlace: watchPlace(location) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * @throws StoreError when there is a WAL with messages but no main file, or an empty one: SQLite
 *   would delete the WAL.
 */
export function refuseLogAlone(location: string): void {
  // The log first: while a gateway creates the database, the main file is filled before it.
  if (sizeOf(`${location}-wal`) > 0 && sizeOf(location) === 0) {
    throw new StoreError(
      'unavailable',
      `${location} is ${existsSync(location) ? 'empty' : 'missing'}, but ${location}-wal beside it holds ` +
        'messages, which would be lost. Put the file back that belongs to it. When there is none, ' +
        `move ${location}-wal away, and bring a backup back with: npm run inbox -- restore FILE`,
    );
  }
}

/** Returns a check that the database's files are still the ones just opened. */
function watchPlace(location: string): () => void {
  if (location === ':memory:') {
    return () => {};
  }
  // SQLite puts the other files beside the target of a symbolic link.
  const real = realpathSync(location);
  const opened = [location, `${real}-wal`, `${real}-shm`]
    .map((file) => ({ file, was: identityOf(file) }))
    .filter(({ was }) => was !== undefined);
  return () => {
    for (const { file, was } of opened) {
      const is = identityOf(file);
      if (is?.ino !== was?.ino || is?.dev !== was?.dev) {
        throw new StoreError('unavailable', goneSentence(file, is), { busy: true });
      }
    }
  };
}

const goneSentence = (file: string, there: BigIntStats | undefined) =>
  `The database file is gone: ${file} was ${there ? 'replaced by another' : 'moved or removed'}. ` +
  'Put it back, or restart the gateway to begin with what is there now.';

const identityOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false });

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Makes a folder level by level: mkdir with `recursive` never ends where none can be made, in /proc
 * for example.
 */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) {
    makeFolder(path.dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}

/** Switches to WAL. Of two processes that do so at once, SQLite refuses one without letting it wait. */
function useLog(database: DatabaseSync): void {
  const command = 'PRAGMA journal_mode = WAL';
  try {
    database.exec(command);
  } catch (error) {
    if (primaryCode(error) !== SQLITE_BUSY) {
      throw error;
    }
    // Waits until the other process has switched.
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
    database.exec(command);
  }
}

/** The primary result code of a SQLite error: the lower byte. */
export function primaryCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
