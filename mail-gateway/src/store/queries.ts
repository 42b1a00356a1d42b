import { DIGEST_ID, SIGN_IN_ID } from '../message.ts';

// Every statement on messages. They run on SQLite and PostgreSQL alike.

/** Excludes the gateway's own mails, which are rows of the same table. */
export const isMessage = [DIGEST_ID, SIGN_IN_ID]
  .map((prefix) => `substr(id, 1, ${prefix.length}) <> '${prefix}'`)
  .join(' AND ');

/** Frees the fingerprint of a message older than a day (or from a clock that ran ahead). */
export const releaseOldFingerprint = `
  UPDATE messages SET fingerprint = NULL
  WHERE fingerprint = $1 AND (received_at <= $2 OR received_at > $3)`;

/** A row when a message with this fingerprint was kept within a day. */
export const findFingerprint = `
  SELECT id FROM messages WHERE fingerprint = $1 AND received_at > $2 AND received_at <= $3`;

/** Returns the id when the message is new, no row when the same one is already kept. */
export const keepMessage = `
  INSERT INTO messages (id, fingerprint, state, from_name, from_email, from_subject, from_number,
    from_message, other_fields, page, language, reasons, file, received_at, state_since, due_at,
    search_text, attempts)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $14, $15, 0)
  ON CONFLICT (fingerprint) DO NOTHING
  RETURNING id`;

/** Keeps the content of a file when its message was kept by the same transaction. */
export const keepFile = `
  INSERT INTO message_files (message_id, bytes, content)
  SELECT id, $2, $3 FROM messages WHERE id = $1`;

export const readFile = 'SELECT content FROM message_files WHERE message_id = $1';

export const countFileBytes = 'SELECT COALESCE(SUM(bytes), 0) AS bytes FROM message_files';

/**
 * queued → sending for the message that waits longest. One statement, and the state is asked for
 * twice, so that of several processes only one gets a message. A due time beyond the longest delay
 * ($2) comes from a clock that was wrong: the message is due now.
 */
export const claimNextMessage = `
  UPDATE messages
  SET state = 'sending', state_since = $1, lease_until = $3, attempts = attempts + 1
  WHERE state = 'queued' AND id = (
    SELECT id FROM messages
    WHERE state = 'queued' AND (due_at <= $1 OR due_at > $2)
    ORDER BY due_at, id LIMIT 1)
  RETURNING *`;

/** sending → sent, only by the attempt that holds the claim. */
export const markSent = `
  UPDATE messages
  SET state = 'sent', state_since = $3, sent_at = $3, sent_by = $4, lease_until = NULL,
    failing_since = NULL, last_error = NULL
  WHERE id = $1 AND attempts = $2 AND state = 'sending'
  RETURNING id`;

/** sending → queued after a failed attempt, only by the attempt that holds the claim. */
export const giveBack = `
  UPDATE messages
  SET state = 'queued', state_since = $3, due_at = $4, lease_until = NULL, last_error = $5,
    failing_since = COALESCE(failing_since, $3), delivered_to = COALESCE($6, delivered_to),
    relay_away = $7
  WHERE id = $1 AND attempts = $2 AND state = 'sending'
  RETURNING id`;

/** A longer lease, only for the attempt that holds the claim. */
export const extendLease = `
  UPDATE messages SET lease_until = $3
  WHERE id = $1 AND attempts = $2 AND state = 'sending'
  RETURNING id`;

/** sending → queued for an attempt that was broken off: it says nothing about the relay. */
export const release = `
  UPDATE messages SET state = 'queued', state_since = $3, due_at = $3, lease_until = NULL
  WHERE id = $1 AND attempts = $2 AND state = 'sending'
  RETURNING id`;

/** queued → failed for one message that has been failing since $3 or longer; a digest never is. */
export const giveUp = `
  UPDATE messages SET state = 'failed', state_since = $2
  WHERE id = $1 AND state = 'queued' AND failing_since <= $3 AND ${isMessage}
  RETURNING id`;

/**
 * sending → queued for claims that ran out ($1), and for those that a clock far ahead gave ($2):
 * far, because another process may have claimed a moment after $1 was read.
 */
export const releaseExpiredClaims = `
  UPDATE messages SET state = 'queued', state_since = $1, due_at = $1, lease_until = NULL
  WHERE state = 'sending' AND (lease_until <= $1 OR lease_until > $2)
  RETURNING id`;

/** Makes every message due at once that waits because no relay could be used. */
export const makeAllDue = `
  UPDATE messages SET due_at = $1
  WHERE state = 'queued' AND due_at > $1 AND relay_away = 1
  RETURNING id`;

/** Restarts the five days of all failing messages at $1. */
export const restartFailing = `
  UPDATE messages SET failing_since = $1
  WHERE failing_since IS NOT NULL AND state IN ('queued', 'sending')`;

/** Makes one waiting message due at once. */
export const makeDue = `
  UPDATE messages SET due_at = $2 WHERE id = $1 AND state = 'queued' RETURNING id`;

/** failed or spam → queued, by the owner. */
export const requeueMessage = `
  UPDATE messages
  SET state = 'queued', state_since = $2, due_at = $2, attempts = 0, failing_since = NULL,
    digest_id = NULL, named_at = NULL
  WHERE id = $1 AND state IN ('failed', 'spam')
  RETURNING id`;

/** The earliest time at which there is something to do. */
export const nextDueTime = `
  SELECT MIN(at) AS at FROM (
    SELECT due_at AS at FROM messages WHERE state = 'queued'
    UNION ALL
    SELECT lease_until AS at FROM messages WHERE state = 'sending') AS waiting`;

/**
 * Newest first, before ($1, $2) in time. $3 is a state, $4 a handling, which withheld messages have
 * none of, and $5 a pattern of what they say, folded; each may be empty.
 */
export const listMessages = `
  SELECT * FROM messages
  WHERE (received_at < $1 OR (received_at = $1 AND id < $2))
    AND ($3 = '' OR state = $3)
    AND ($4 = '' OR (state <> 'spam' AND handling = $4))
    AND ($5 = '' OR search_text || ' ' || search_note LIKE $5 ESCAPE '!')
    AND ${isMessage}
  ORDER BY received_at DESC, id DESC LIMIT $6`;

export const countEnquiries = `
  SELECT CASE WHEN state = 'spam' THEN 'spam' ELSE handling END AS name, COUNT(*) AS count
  FROM messages WHERE ${isMessage} GROUP BY name`;

export const setHandling = 'UPDATE messages SET handling = $2 WHERE id = $1 RETURNING id';

export const setNote = 'UPDATE messages SET note = $2, search_note = $3 WHERE id = $1 RETURNING id';

/** At most $1 messages that a gateway kept which did not fold them. */
export const readNotFolded = 'SELECT * FROM messages WHERE search_text IS NULL LIMIT $1';

export const foldMessage = `
  UPDATE messages SET search_text = $2, search_note = $3 WHERE id = $1 AND search_text IS NULL`;

/** At most two messages whose id begins with $1. */
export const findMessages = `
  SELECT * FROM messages WHERE substr(id, 1, length($1)) = $1 AND ${isMessage}
  ORDER BY id LIMIT 2`;

/**
 * Reserves the next rate slot ($2 milliseconds each) of a relay, for all processes together. A slot
 * later than $3 was written by a wrong clock.
 */
export const takeRateSlot = `
  UPDATE bookkeeping
  SET relay_turn = $2 + CASE WHEN relay_turn > $1 AND relay_turn <= $3 THEN relay_turn ELSE $1 END
  RETURNING relay_turn - $2 AS at`;

export const countByState = `
  SELECT state AS name, COUNT(*) AS count FROM messages WHERE ${isMessage} GROUP BY state`;

/** Counts by the index on states, which finds a few among a million at once. A digest is never withheld. */
export const countWithheld = "SELECT COUNT(*) AS count FROM messages WHERE state = 'spam'";

/** A real write, so that a full or read-only database is noticed before a visitor notices. */
export const probe = 'UPDATE bookkeeping SET probed_at = $1';

export const readClock = 'SELECT probed_at, clock_suspect_for FROM bookkeeping';

export const noteClock = 'UPDATE bookkeeping SET probed_at = $1, clock_suspect_for = $2';

/** queued → spam, by the owner. */
export const withholdMessage = `
  UPDATE messages SET state = 'spam', state_since = $2
  WHERE id = $1 AND state = 'queued'
  RETURNING id`;

/** Messages in state $1 since $2 or longer; when $3 is 1, only those that a digest before $2 named. */
const expired = 'state = $1 AND state_since <= $2 AND ($3 = 0 OR named_at <= $2)';

export const deleteExpired = `DELETE FROM messages WHERE ${expired} RETURNING id`;

export const deleteMessage = 'DELETE FROM messages WHERE id = $1 RETURNING id';

export const oldestWaiting = `
  SELECT MIN(received_at) AS at FROM messages
  WHERE state IN ('queued', 'sending') AND ${isMessage}`;

export const countSince = `
  SELECT COUNT(*) AS count FROM messages WHERE received_at >= $1 AND ${isMessage}`;

/** Withheld and failed messages, and those received from $3 to $4 that nobody has answered. */
const isForDigest = `(state IN ('spam', 'failed')
    OR (state = 'sent' AND handling = 'new' AND reasons IN ('', 'invalid-address')
      AND received_at >= $3 AND received_at <= $4))`;

/**
 * The messages of the digest $1, or, with an empty $1, up to $2 messages that no digest has named,
 * those that a person most probably wrote first. Long texts are cut.
 */
export const digestEntries = `
  SELECT id, state, reasons, attempts, received_at,
    substr(from_name, 1, 200) AS from_name, substr(from_email, 1, 200) AS from_email,
    substr(from_number, 1, 200) AS from_number, substr(from_subject, 1, 400) AS from_subject,
    substr(from_message, 1, 400) AS from_message, substr(other_fields, 1, 400) AS other_fields
  FROM messages
  WHERE ${isForDigest} AND COALESCE(digest_id, '') = $1 AND ${isMessage}
  ORDER BY CASE WHEN state = 'failed' THEN 0 WHEN state = 'sent' THEN 3
      WHEN reasons LIKE 'flood%' THEN 1 ELSE 2 END,
    received_at, id
  LIMIT $2`;

export const countUnnamed = `
  SELECT COUNT(*) AS count FROM messages
  WHERE state IN ('spam', 'failed') AND digest_id IS NULL AND ${isMessage}`;

/** Queues a mail of the gateway's own, whose text is written when it is sent; its id allows one. */
export const keepOwnMail = `
  INSERT INTO messages (id, fingerprint, state, from_name, from_email, from_subject, from_number,
    from_message, page, reasons, received_at, state_since, due_at, attempts, search_text)
  VALUES ($1, $2, 'queued', '', '', '', '', '', '', '', $3, $3, $3, 0, '')
  ON CONFLICT (id) DO NOTHING
  RETURNING id`;

/** Adds a message to the digest $2, unless another process made it ($3 is our fingerprint). */
export const nameInDigest = `
  UPDATE messages SET digest_id = $2
  WHERE id = $1 AND digest_id IS NULL AND state IN ('spam', 'failed', 'sent')
    AND EXISTS (SELECT 1 FROM messages AS digests WHERE digests.id = $2 AND digests.fingerprint = $3)`;

/** Notes when the digest $1 was sent. */
export const markNamed = `
  UPDATE messages SET named_at = $2
  WHERE digest_id = $1
    AND EXISTS (SELECT 1 FROM messages AS digests WHERE digests.id = $1 AND digests.state = 'sent')`;
