import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Statement } from './database.ts';
import { upgradeSchema } from './schema.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/**
 * Opens (and creates, readable by its owner only) a SQLite database at a file path or `:memory:`.
 *
 * Commits survive a power cut: WAL with synchronous=FULL, where SQLite's default for WAL would not
 * sync each commit.
 * @param timeoutMs how long a write waits for another process's.
 * @throws StoreError when the file cannot be opened or does not pass SQLite's quick_check.
 */
export function openSqlite(location: string, timeoutMs = 5000): Database {
  const connection = new SqliteConnection(location, timeoutMs);
  const run = async (statement: Statement) => connection.run(statement);
  return {
    read: async (statement) => connection.read(statement),
    write: (...list) =>
      connection.writeInTurn(() => list.map((statement) => connection.run(statement))),
    transaction: (work, { readOnly } = { readOnly: false }) =>
      readOnly ? connection.readInTurn(() => work(run)) : connection.writeInTurn(() => work(run)),
    upgrade: (versions) =>
      connection.writeInTurn(() => upgradeSchema((sql, values) => run({ sql, values }), versions)),
    vacuum: () => vacuum(connection, location),
    durability: async () => durabilityOf(connection),
    close: () => connection.close(),
  };
}

async function vacuum(connection: SqliteConnection, location: string): Promise<string | null> {
  // secure_delete overwrites deleted text in the main file; the WAL still has it.
  const checkpoint = { sql: 'PRAGMA wal_checkpoint(TRUNCATE)', values: [] };
  const deadline = connection.deadline();
  // The row reports `busy` while another program reads the WAL.
  const busy = async () => connection.read(checkpoint)[0]?.['busy'] === 1;
  while (await connection.inTurn(busy)) {
    if (performance.now() > deadline) {
      return stillInLog(location);
    }
    await wait(100);
  }
  return null;
}

const stillInLog = (location: string) =>
  `What was deleted is still in ${location}-wal, because another program is reading the database. ` +
  'End that program (or stop the gateway for a moment), then give the same command again.';

function durabilityOf(connection: SqliteConnection) {
  const pragma = (name: string) => {
    const [row = {}] = connection.run({ sql: `PRAGMA ${name}`, values: [] });
    return String(Object.values(row)[0]);
  };
  const journal = pragma('journal_mode');
  const synchronous = Number(pragma('synchronous'));
  return {
    facts: {
      journal_mode: journal,
      synchronous: `${synchronous} (set by each connection of the gateway)`,
    },
    durable: journal === 'wal' && synchronous >= 2,
  };
}
