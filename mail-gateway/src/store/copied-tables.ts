import type { Row, Statement } from './database.ts';

/** A table that copies have beside the messages. */
interface CopiedTable {
  /** The columns of its primary key, all of them text. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** Rows of one of these tables. */
export interface TableRows {
  readonly table: CopiedTableName;
  readonly rows: readonly Row[];
}

const words = (text: string): readonly string[] => text.split(' ');

export const copiedTables = {
  follow_ups: {
    key: ['message_id', 'kind'],
    columns: words(
      'message_id kind recipient day state created_at state_since due_at lease_until attempts last_error',
    ),
  },
  sessions: {
    key: ['token_hash'],
    columns: words('token_hash email browser created_at seen_at ended_at'),
  },
  passkeys: {
    key: ['id'],
    columns: words('id email public_key counter transports name created_at used_at'),
  },
  message_files: {
    key: ['message_id'],
    columns: words('message_id bytes content'),
  },
} as const satisfies Readonly<Record<string, CopiedTable>>;

export type CopiedTableName = keyof typeof copiedTables;

/** Tables without anything to copy: what is valid for minutes, and the state of one database. */
export const tablesLeft = ['sign_in_links', 'passkey_challenges', 'bookkeeping'] as const;

export const copiedTableNames = Object.keys(copiedTables) as CopiedTableName[];

/** Rows read at a time; a file alone may have 20 MB. */
const rowsAtATime = (table: CopiedTableName) => (table === 'message_files' ? 1 : 500);

/** The rows of a table after the key of `last`. */
export function pageOfTable(table: CopiedTableName, last: Row | undefined): Statement {
  const { key, columns } = copiedTables[table];
  const places = key.map((_, at) => `$${at + 1}`).join(', ');
  const order = key.join(', ');
  const sql = `SELECT ${columns.join(', ')} FROM ${table} WHERE (${order}) > (${places}) ORDER BY ${order} LIMIT ${rowsAtATime(table)}`;
  return { sql, values: key.map((column) => last?.[column] ?? '') };
}

/** What stands behind the insertion of a row: when it is left, and when the row there is made newer. */
const conditions: Readonly<Record<CopiedTableName, string>> = {
  follow_ups: `
    WHERE EXISTS (SELECT 1 FROM messages WHERE id = $1) AND NOT EXISTS (
      SELECT 1 FROM follow_ups WHERE recipient = $3 AND day = $4 AND message_id <> $1)
    ON CONFLICT (message_id, kind) DO UPDATE SET state = excluded.state,
      state_since = excluded.state_since, due_at = excluded.due_at,
      lease_until = excluded.lease_until, attempts = excluded.attempts,
      last_error = excluded.last_error
    WHERE excluded.state_since > follow_ups.state_since`,
  message_files: 'WHERE EXISTS (SELECT 1 FROM messages WHERE id = $1) ON CONFLICT DO NOTHING',
  sessions: 'WHERE TRUE ON CONFLICT DO NOTHING',
  // A backup does not bring back a passkey that was removed where people still sign in.
  passkeys: `
    WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE ended_at IS NULL) ON CONFLICT DO NOTHING`,
};

/** Copies a row of another store. Sessions come as ended, for the log: whoever has one signs in again. */
export function copyOfRow(table: CopiedTableName, row: Row): Statement {
  const { columns } = copiedTables[table];
  const copied =
    table === 'sessions' ? { ...row, ended_at: row['ended_at'] ?? row['seen_at'] ?? 0 } : row;
  const places = columns.map((_, at) => `$${at + 1}`).join(', ');
  return {
    sql: `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${places} ${conditions[table]}`,
    values: columns.map((column) => copied[column] ?? null),
  };
}
