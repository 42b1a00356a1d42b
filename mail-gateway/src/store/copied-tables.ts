import type { Row, Statement } from './database.ts';

/** A table that copies have. */
interface CopiedTable {
  /** The columns of its primary key, all of them text. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** What a row takes over from a copy whose `state_since` is later; else a row that is there stays. */
  readonly updated?: readonly string[];
  /** Which rows are read; all unless it is given. */
  readonly only?: string;
  /** Which rows of a copy are taken; all unless it is given. Placeholders are in the order of `columns`. */
  readonly taken?: string;
  /** Rows read at a time, 500 unless they may be large. */
  readonly atATime?: number;
}

/** Rows of one of these tables. */
export interface TableRows {
  readonly table: CopiedTableName;
  readonly rows: readonly Row[];
}

const words = (text: string): readonly string[] => text.split(' ');

/** In the order in which they are copied: messages first, since others refer to them. */
export const copiedTables = {
  messages: {
    key: ['id'],
    // Without digest_id: no digest is copied, so it would name one that is not there.
    columns: words(
      'id fingerprint from_name from_email from_subject from_number from_message page reasons received_at other_fields named_at handling note language file search_text search_note',
    ),
    // 26 MB when all have the largest size.
    atATime: 50,
  },
  outbox: {
    key: ['id'],
    columns: words(
      'id kind message_id recipient day state created_at state_since due_at lease_until attempts failing_since last_error sent_by delivered_to relay_away',
    ),
    updated: words(
      'state state_since due_at lease_until attempts failing_since last_error sent_by delivered_to relay_away',
    ),
    only: 'message_id IS NOT NULL',
    taken: `EXISTS (SELECT 1 FROM messages WHERE id = $3) AND NOT EXISTS (
      SELECT 1 FROM outbox WHERE kind = $2 AND recipient = $4 AND day = $5 AND id <> $1)`,
  },
  sessions: {
    key: ['token_hash'],
    columns: words('token_hash email browser created_at seen_at ended_at'),
  },
  passkeys: {
    key: ['id'],
    columns: words('id email public_key counter transports name created_at used_at'),
    // A backup does not bring back a passkey that was removed where people still sign in.
    taken: 'NOT EXISTS (SELECT 1 FROM sessions WHERE ended_at IS NULL)',
  },
  message_files: {
    key: ['message_id'],
    columns: words('message_id bytes content'),
    taken: 'EXISTS (SELECT 1 FROM messages WHERE id = $1)',
    // A file alone may have 20 MB.
    atATime: 1,
  },
} as const satisfies Readonly<Record<string, CopiedTable>>;

type CopiedTableName = keyof typeof copiedTables;

/** Tables without anything to copy: what is valid for minutes or a day, and the state of one database. */
export const tablesLeft = [
  'sign_in_links',
  'passkey_challenges',
  'draft_links',
  'bookkeeping',
] as const;

export const copiedTableNames = Object.keys(copiedTables) as CopiedTableName[];

/** The rows of a table after the key of `last`. */
export function pageOfTable(table: CopiedTableName, last: Row | undefined): Statement {
  const { key, columns, only = 'TRUE', atATime = 500 }: CopiedTable = copiedTables[table];
  const places = key.map((_, at) => `$${at + 1}`).join(', ');
  const order = key.join(', ');
  const sql = `
    SELECT ${columns.join(', ')} FROM ${table} WHERE (${order}) > (${places}) AND ${only}
    ORDER BY ${order} LIMIT ${atATime}`;
  return { sql, values: key.map((column) => last?.[column] ?? '') };
}

/** The fingerprint of a message, unless another message has it already. */
const FREE_FINGERPRINT = `CASE WHEN EXISTS (
  SELECT 1 FROM messages WHERE fingerprint = $2 AND id <> $1) THEN NULL ELSE $2 END`;

/**
 * Copies a row of another store; returns its key when it is new or newer. Sessions come as ended, for
 * the log: whoever has one signs in again.
 */
export function copyOfRow(table: CopiedTableName, row: Row): Statement {
  const { key, columns, updated, taken = 'TRUE' }: CopiedTable = copiedTables[table];
  const copied =
    table === 'sessions' ? { ...row, ended_at: row['ended_at'] ?? row['seen_at'] ?? 0 } : row;
  const places = columns.map((column, at) =>
    column === 'fingerprint' ? FREE_FINGERPRINT : `$${at + 1}`,
  );
  const changes = updated?.map((column) => `${column} = excluded.${column}`).join(', ');
  const update = `UPDATE SET ${changes} WHERE excluded.state_since > ${table}.state_since`;
  return {
    sql: `
      INSERT INTO ${table} (${columns.join(', ')}) SELECT ${places.join(', ')} WHERE ${taken}
      ON CONFLICT (${key.join(', ')}) DO ${changes ? update : 'NOTHING'} RETURNING ${key.join(', ')}`,
    values: columns.map((column) => copied[column] ?? null),
  };
}
