import { type Row, type Statement, StoreError } from './database.ts';
import { figuresOfPages } from './figures-schema.ts';
import { outboxOfEveryDelivery } from './outbox-schema.ts';

/**
 * The schema, one list of statements for each version. A version that was released is never
 * edited: changes are appended as a new one. Times are milliseconds since 1970 (UTC).
 */
export const versions: readonly (readonly string[])[] = [
  // Before the first release.
  [],
  [],
  [],
  [
    `CREATE TABLE messages (
      id TEXT PRIMARY KEY,
      fingerprint TEXT UNIQUE,
      state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'spam')),
      from_name TEXT NOT NULL,
      from_email TEXT NOT NULL,
      from_subject TEXT NOT NULL,
      from_number TEXT NOT NULL,
      from_message TEXT NOT NULL,
      page TEXT NOT NULL,
      reasons TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      state_since BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      lease_until BIGINT,
      attempts BIGINT NOT NULL,
      failing_since BIGINT,
      last_error TEXT,
      sent_at BIGINT,
      sent_by TEXT,
      -- The recipients that have the mail already, separated by commas.
      delivered_to TEXT NOT NULL DEFAULT '',
      -- Fields of other names than the form's, as JSON: [[name, text], …] in the order sent.
      other_fields TEXT NOT NULL DEFAULT '',
      -- 1 after an attempt that failed because no relay could be used, whatever the message.
      relay_away BIGINT NOT NULL DEFAULT 0,
      -- The digest that names this message to the owner, and when that was sent.
      digest_id TEXT,
      named_at BIGINT
    )`,
    'CREATE INDEX messages_waiting ON messages (state, due_at)',
    'CREATE INDEX messages_received ON messages (received_at, id)',
  ],
  [
    // The handling of a message, one of `handlings`, and a note.
    "ALTER TABLE messages ADD COLUMN handling TEXT NOT NULL DEFAULT 'new'",
    "ALTER TABLE messages ADD COLUMN note TEXT NOT NULL DEFAULT ''",
    // Links to sign in, each with the hash of its token until it is used.
    `CREATE TABLE sign_in_links (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL,
      token_hash TEXT UNIQUE,
      created_at BIGINT NOT NULL
    )`,
    // An ended session stays for a while, as the log of sign-ins.
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      email TEXT NOT NULL,
      browser TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      ended_at BIGINT
    )`,
    // Public keys and ids are in base64url, transports separated by commas.
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      used_at BIGINT
    )`,
    `CREATE TABLE passkey_challenges (
      challenge TEXT PRIMARY KEY,
      email TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
  ],
  [
    // The deliveries of a message other than the owner's mail. `recipient` is a hash of the address, and a recipient
    // has at most one confirmation on a day.
    `CREATE TABLE follow_ups (
      message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('webhook', 'confirmation')),
      recipient TEXT,
      day TEXT,
      state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'failed')),
      created_at BIGINT NOT NULL,
      state_since BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      lease_until BIGINT,
      attempts BIGINT NOT NULL,
      last_error TEXT,
      PRIMARY KEY (message_id, kind),
      UNIQUE (recipient, day)
    )`,
    'CREATE INDEX follow_ups_waiting ON follow_ups (kind, state, due_at)',
    'CREATE INDEX follow_ups_created ON follow_ups (kind, created_at)',
  ],
  // The language of the form; empty for messages that are older than this column.
  ["ALTER TABLE messages ADD COLUMN language TEXT NOT NULL DEFAULT ''"],
  [
    // A visitor's file, as JSON: {"name", "type", "bytes"}.
    "ALTER TABLE messages ADD COLUMN file TEXT NOT NULL DEFAULT ''",
    // A table of its own, so that lists of messages do not read the content.
    `CREATE TABLE message_files (
      message_id TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
      bytes BIGINT NOT NULL,
      content BYTEA NOT NULL
    )`,
  ],
  [
    // Links to the saved pages, each with the hash of its token and who made it.
    `CREATE TABLE draft_links (
      token_hash TEXT PRIMARY KEY,
      email TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
  ],
  [
    // The folded text for searches; NULL for messages of an older gateway until they are folded.
    'ALTER TABLE messages ADD COLUMN search_text TEXT',
    "ALTER TABLE messages ADD COLUMN search_note TEXT NOT NULL DEFAULT ''",
    'CREATE INDEX messages_not_folded ON messages (id) WHERE search_text IS NULL',
  ],
  outboxOfEveryDelivery,
  [
    // How often a name of a subject (such as a page) was counted on a day, written as 2026-11-20.
    `CREATE TABLE figures (
      subject TEXT NOT NULL,
      day TEXT NOT NULL,
      name TEXT NOT NULL,
      count BIGINT NOT NULL,
      PRIMARY KEY (subject, day, name)
    )`,
    "CREATE INDEX messages_unanswered ON messages (id) WHERE handling = 'new'",
  ],
  [
    // People who were invited in the admin, beside those of ADMIN_EMAILS. Addresses are in their normal form.
    `CREATE TABLE people (
      email TEXT PRIMARY KEY,
      role TEXT NOT NULL CHECK (role IN ('owner', 'publish', 'edit')),
      invited_at BIGINT NOT NULL
    )`,
    // 1 for a link that somebody else has asked for.
    'ALTER TABLE sign_in_links ADD COLUMN is_invitation BIGINT NOT NULL DEFAULT 0',
  ],
  figuresOfPages,
];

/**
 * The gateway's state in one row: the schema version, and when the database was last probed. Name and
 * columns are those of the first version: a gateway that looked for another table would take the
 * database for new.
 */
const createGatewayState = `CREATE TABLE IF NOT EXISTS bookkeeping (
  only_row BIGINT PRIMARY KEY CHECK (only_row = 1),
  schema_version BIGINT NOT NULL,
  probed_at BIGINT NOT NULL,
  -- When a relay with a rate limit may be used next.
  relay_turn BIGINT NOT NULL DEFAULT 0,
  -- Milliseconds for which the clock stays suspect after it jumped.
  clock_suspect_for BIGINT NOT NULL DEFAULT 0
)`;

const insertGatewayState =
  'INSERT INTO bookkeeping (only_row, schema_version, probed_at) VALUES (1, 0, 0) ON CONFLICT DO NOTHING';
const readVersion = 'SELECT schema_version FROM bookkeeping';
const writeVersion = 'UPDATE bookkeeping SET schema_version = $1';

/**
 * Upgrades a database to the newest version. Commands that only read also work while the disk is full.
 *
 * @param run runs a statement in the transaction of the upgrade
 * @throws StoreError when a newer gateway has upgraded it.
 */
export async function upgradeSchema(
  run: (sql: string, values: Statement['values']) => Promise<readonly Row[]>,
  versions: readonly (readonly string[])[],
): Promise<void> {
  await run(createGatewayState, []);
  await run(insertGatewayState, []);
  const [row] = await run(readVersion, []);
  const reached = Number(row?.['schema_version']);
  if (reached > versions.length) {
    throw new StoreError(
      'unavailable',
      `The database has schema version ${reached}, this gateway knows ${versions.length}: use the newer gateway.`,
    );
  }
  for (const statement of versions.slice(reached).flat()) {
    await run(statement, []);
  }
  if (reached < versions.length) {
    await run(writeVersion, [versions.length]);
  }
}
