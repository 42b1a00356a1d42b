import { addToCount } from '../figures/figures-store.ts';
import type { Database, Row, Run, Statement } from './database.ts';

interface CopiedTable {
  /** The columns of the primary key, all of them text. */
  readonly key: readonly string[];
  /** Rows read at a time: 50 messages of the largest size are 13 MB, a file alone may be 20 MB. */
  readonly rowsAtATime: number;
  /** The condition of the copied rows; all rows without one. */
  readonly only?: string;
  /** The clause for rows that exist already. Without a clause, the table must be empty. */
  readonly onConflict?: string;
}

/** The copied tables, each before the tables that refer to it. */
export const copiedTables: Readonly<Record<string, CopiedTable>> = {
  messages: { key: ['id'], rowsAtATime: 50 },
  // Mails with sign-in links are left out, because the links are valid for minutes.
  outbox: { key: ['id'], rowsAtATime: 500, only: "kind <> 'sign-in'" },
  message_files: { key: ['message_id'], rowsAtATime: 1 },
  sessions: { key: ['token_hash'], rowsAtATime: 500 },
  passkeys: { key: ['id'], rowsAtATime: 500 },
  // A gateway that has just started may have counted visits already.
  figures: { key: ['subject', 'day', 'page', 'name'], rowsAtATime: 500, onConflict: addToCount },
  people: { key: ['email'], rowsAtATime: 500 },
};

/** The other tables: links and challenges, which are valid for a day at most, and the state of one database. */
export const tablesLeft = ['sign_in_links', 'passkey_challenges', 'draft_links', 'bookkeeping'];

/** Ends the copied sessions, which remain in the log of sign-ins: everybody signs in again. */
const endSessions = 'UPDATE sessions SET ended_at = seen_at WHERE ended_at IS NULL';

/** How many rows of each table were copied. */
export type Copied = Readonly<Record<string, number>>;

/**
 * Copies all rows of `from`, as they are at one moment, into `to`, in one transaction. Both have the
 * newest schema, and `to` is empty.
 */
export function copyDatabase(
  from: Pick<Database, 'transaction'>,
  to: Pick<Database, 'transaction'>,
  progress: (rows: number) => void,
): Promise<Copied> {
  return from.transaction((read) => to.transaction((write) => copyRows(read, write, progress)), {
    readOnly: true,
  });
}

async function copyRows(read: Run, write: Run, progress: (rows: number) => void): Promise<Copied> {
  const copied: Record<string, number> = {};
  let sum = 0;
  for (const [table, how] of Object.entries(copiedTables)) {
    let count = 0;
    for await (const rows of pagesOf(table, how, read)) {
      await Promise.all(rows.map((row) => write(insertOf(table, row, how.onConflict))));
      count += rows.length;
      progress(sum + count);
    }
    copied[table] = count;
    sum += count;
  }
  await write({ sql: endSessions, values: [] });
  return copied;
}

/** A table that has rows but must have none for a copy; undefined for an empty database. */
export async function filledTable(database: Pick<Database, 'read'>): Promise<string | undefined> {
  const mustBeEmpty = Object.entries(copiedTables).filter(([, { onConflict }]) => !onConflict);
  for (const [table] of mustBeEmpty) {
    const rows = await database.read({ sql: `SELECT 1 FROM ${table} LIMIT 1`, values: [] });
    if (rows.length > 0) {
      return table;
    }
  }
  return undefined;
}

/** The rows of a table, a page at a time, so that any number fits in memory. */
async function* pagesOf(
  table: string,
  { key, rowsAtATime, only = 'TRUE' }: CopiedTable,
  read: Run,
): AsyncGenerator<Row[]> {
  const order = key.join(', ');
  const places = key.map((_, at) => `$${at + 1}`).join(', ');
  const sql = `SELECT * FROM ${table} WHERE (${order}) > (${places}) AND ${only} ORDER BY ${order} LIMIT ${rowsAtATime}`;
  let rows: Row[] = [];
  do {
    const last = rows.at(-1);
    rows = await read({ sql, values: key.map((column) => last?.[column] ?? '') });
    if (rows.length > 0) {
      yield rows;
    }
  } while (rows.length > 0);
}

/** The statement that inserts a row with all of its columns. */
export function insertOf(table: string, row: Row, onConflict = ''): Statement {
  const columns = Object.keys(row);
  const places = columns.map((_, at) => `$${at + 1}`);
  return {
    sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) ${onConflict}`,
    values: Object.values(row),
  };
}
