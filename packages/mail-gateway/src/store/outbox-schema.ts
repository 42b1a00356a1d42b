/** The due time of a webhook that waited for its message in earlier versions: the last time that a Date has. */
const NEVER = 8.64e15;

/** The beginnings of the ids of the gateway's own mails, which were rows of `messages`. */
const DIGEST = 'digest-';
const SIGN_IN = 'sign-in-';

const beginsWith = (prefix: string) => `substr(id, 1, ${prefix.length}) = '${prefix}'`;

/** The columns of a delivery that `messages` had. */
const moved =
  'due_at, lease_until, attempts, failing_since, last_error, sent_by, delivered_to, relay_away';

/**
 * The schema version in which `messages` has the messages of visitors alone, and `outbox` every delivery. The owner's
 * mails, the digests and the mails to sign in were rows of `messages` before, webhooks and confirmations were rows of
 * `follow_ups`.
 */
export const outboxOfEveryDelivery: readonly string[] = [
  // `message_id` is NULL for what belongs to no message. `recipient` is the hash of a visitor's
  // address, or empty for the owner: each has at most one delivery of a kind on a `day`.
  `CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL
      CHECK (kind IN ('owner-mail', 'confirmation', 'webhook', 'digest', 'sign-in')),
    message_id TEXT REFERENCES messages (id) ON DELETE CASCADE,
    recipient TEXT,
    day TEXT,
    state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'held')),
    created_at BIGINT NOT NULL,
    state_since BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    lease_until BIGINT,
    attempts BIGINT NOT NULL DEFAULT 0,
    failing_since BIGINT,
    last_error TEXT,
    sent_by TEXT,
    -- The recipients that have the mail already, separated by commas.
    delivered_to TEXT NOT NULL DEFAULT '',
    -- 1 after an attempt that failed because the relay could not be used, whatever the delivery.
    relay_away BIGINT NOT NULL DEFAULT 0,
    UNIQUE (message_id, kind),
    UNIQUE (kind, recipient, day)
  )`,
  'CREATE INDEX outbox_waiting ON outbox (state, kind, due_at, id)',
  `INSERT INTO outbox (id, kind, message_id, state, created_at, state_since, ${moved})
    SELECT id, 'owner-mail', id, CASE state WHEN 'spam' THEN 'held' ELSE state END,
      received_at, state_since, ${moved}
    FROM messages WHERE NOT ${beginsWith(DIGEST)} AND NOT ${beginsWith(SIGN_IN)}`,
  `INSERT INTO outbox (id, kind, recipient, day, state, created_at, state_since, ${moved})
    SELECT id, 'digest', '', substr(id, ${DIGEST.length + 1}), state, received_at, state_since, ${moved}
    FROM messages WHERE ${beginsWith(DIGEST)}`,
  `INSERT INTO outbox (id, kind, state, created_at, state_since, ${moved})
    SELECT substr(id, ${SIGN_IN.length + 1}), 'sign-in', state, received_at, state_since, ${moved}
    FROM messages WHERE ${beginsWith(SIGN_IN)}`,
  `INSERT INTO outbox (id, kind, message_id, recipient, day, state, created_at, state_since, due_at,
      lease_until, attempts, failing_since, last_error)
    SELECT kind || '.' || message_id, kind, message_id, recipient, day,
      CASE WHEN due_at = ${NEVER} THEN 'held' ELSE state END, created_at, state_since,
      CASE WHEN due_at = ${NEVER} THEN created_at ELSE due_at END, lease_until, attempts,
      CASE WHEN last_error IS NULL THEN NULL ELSE created_at END, last_error
    FROM follow_ups`,
  'DROP TABLE follow_ups',
  `DELETE FROM messages WHERE ${beginsWith(DIGEST)} OR ${beginsWith(SIGN_IN)}`,
  'DROP INDEX messages_waiting',
  ...`state state_since sent_at ${moved.replaceAll(',', '')}`
    .split(' ')
    .map((column) => `ALTER TABLE messages DROP COLUMN ${column}`),
  'ALTER TABLE bookkeeping DROP COLUMN relay_turn',
  'ALTER TABLE bookkeeping DROP COLUMN clock_suspect_for',
];
