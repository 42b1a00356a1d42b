// Statements on messages. They run on SQLite and PostgreSQL alike.

/** Each message with the delivery of its owner's mail, which has the same id and holds the state. */
const messagesWithMail = `
  SELECT messages.*, mail.state, mail.state_since, mail.due_at, mail.attempts, mail.failing_since,
    mail.last_error, mail.sent_by, mail.delivered_to
  FROM messages JOIN outbox AS mail ON mail.id = messages.id`;

/** Frees the fingerprint of a message older than a day (or from a clock that ran ahead). */
export const releaseOldFingerprint = `
  UPDATE messages SET fingerprint = NULL
  WHERE fingerprint = $1 AND (received_at <= $2 OR received_at > $3)`;

/** A row if a message with this fingerprint was stored within a day. */
export const findFingerprint = `
  SELECT id FROM messages WHERE fingerprint = $1 AND received_at > $2 AND received_at <= $3`;

/** Stores the content of a file if the same transaction stored its message. */
export const keepFile = `
  INSERT INTO message_files (message_id, bytes, content)
  SELECT id, $2, $3 FROM messages WHERE id = $1`;

export const readFile = 'SELECT content FROM message_files WHERE message_id = $1';

export const countFileBytes = 'SELECT COALESCE(SUM(bytes), 0) AS bytes FROM message_files';

/** Makes the mail of one waiting message due at once. */
export const makeDue = `
  UPDATE outbox SET due_at = $2
  WHERE message_id = $1 AND kind = 'owner-mail' AND state = 'queued'
  RETURNING id`;

/** failed or held → queued for the mail of a message, by the owner. */
export const requeueMail = `
  UPDATE outbox
  SET state = 'queued', state_since = $2, due_at = $2, attempts = 0, failing_since = NULL
  WHERE message_id = $1 AND kind = 'owner-mail' AND state IN ('failed', 'held')
  RETURNING id`;

/** Lets the next digest name a message again after its mail was queued again. */
export const forgetDigest = `
  UPDATE messages SET digest_id = NULL, named_at = NULL
  WHERE id = $1
    AND EXISTS (SELECT 1 FROM outbox AS mail WHERE mail.id = $1 AND mail.state = 'queued')`;

/** queued → held for the mail of a message, by the owner. */
export const holdMail = `
  UPDATE outbox SET state = 'held', state_since = $2
  WHERE message_id = $1 AND kind = 'owner-mail' AND state = 'queued'
  RETURNING id`;

/**
 * Messages that were received before the message with time $1 and id $2, newest first. $3 is the state of the mail, $4 a
 * handling (withheld messages have none), $5 a pattern of the folded text; each of the three may be empty.
 */
export const listMessages = `${messagesWithMail}
  WHERE (received_at < $1 OR (received_at = $1 AND messages.id < $2))
    AND ($3 = '' OR mail.state = $3)
    AND ($4 = '' OR (mail.state <> 'held' AND handling = $4))
    AND ($5 = '' OR search_text || ' ' || search_note LIKE $5 ESCAPE '!')
  ORDER BY received_at DESC, messages.id DESC LIMIT $6`;

export const readMessage = `${messagesWithMail} WHERE messages.id = $1`;

export const countEnquiries = `
  SELECT CASE WHEN mail.state = 'held' THEN 'spam' ELSE handling END AS name, COUNT(*) AS count
  FROM messages JOIN outbox AS mail ON mail.id = messages.id GROUP BY name`;

/** At most $1, by the index on unanswered messages. */
export const countUnanswered = `
  SELECT COUNT(*) AS count FROM (
    SELECT 1 FROM messages JOIN outbox AS mail ON mail.id = messages.id
    WHERE handling = 'new' AND mail.state <> 'held' LIMIT $1) AS unanswered`;

export const countByPage = `
  SELECT page AS name, COUNT(*) AS count
  FROM messages JOIN outbox AS mail ON mail.id = messages.id
  WHERE received_at >= $1 AND received_at < $2 AND mail.state <> 'held'
  GROUP BY page ORDER BY count DESC, page`;

export const setHandling = 'UPDATE messages SET handling = $2 WHERE id = $1 RETURNING id';

export const setNote = 'UPDATE messages SET note = $2, search_note = $3 WHERE id = $1 RETURNING id';

/** At most $1 messages of an older gateway that stored no folded text. */
export const readNotFolded = `${messagesWithMail} WHERE search_text IS NULL LIMIT $1`;

export const foldMessage = `
  UPDATE messages SET search_text = $2, search_note = $3 WHERE id = $1 AND search_text IS NULL`;

/** At most two messages whose id begins with $1. */
export const findMessages = `${messagesWithMail}
  WHERE substr(messages.id, 1, length($1)) = $1
  ORDER BY messages.id LIMIT 2`;

export const countByState = `
  SELECT state AS name, COUNT(*) AS count FROM outbox WHERE kind = 'owner-mail' GROUP BY state`;

/** Counts by the index on states, which finds a few among a million at once. */
export const countWithheld = `
  SELECT COUNT(*) AS count FROM outbox WHERE state = 'held' AND kind = 'owner-mail'`;

/** A real write, so that a full or read-only database is noticed before a visitor notices. */
export const probe = 'UPDATE bookkeeping SET probed_at = $1';

/**
 * Deletes the messages whose mail is in state $1 since $2 or longer; when $3 is 1, only those that a
 * digest before $2 named.
 */
export const deleteExpired = `
  DELETE FROM messages
  WHERE ($3 = 0 OR named_at <= $2) AND id IN (
    SELECT message_id FROM outbox
    WHERE state = $1 AND kind = 'owner-mail' AND state_since <= $2)
  RETURNING id`;

export const deleteMessage = 'DELETE FROM messages WHERE id = $1 RETURNING id';

export const oldestWaiting = `
  SELECT MIN(created_at) AS at FROM outbox
  WHERE state IN ('queued', 'sending') AND kind = 'owner-mail'`;

export const countSince = 'SELECT COUNT(*) AS count FROM messages WHERE received_at >= $1';

/** Withheld and failed messages, and those received from $3 to $4 that nobody has answered. */
const isForDigest = `(mail.state IN ('held', 'failed')
    OR (mail.state = 'sent' AND handling = 'new' AND reasons IN ('', 'invalid-address')
      AND received_at >= $3 AND received_at <= $4))`;

/**
 * The messages of the digest $1; with an empty $1, up to $2 messages that no digest has named. Messages that were most
 * probably written by a person come first. Long texts are cut.
 */
export const digestEntries = `
  SELECT messages.id, mail.state, reasons, mail.attempts, received_at,
    substr(from_name, 1, 200) AS from_name, substr(from_email, 1, 200) AS from_email,
    substr(from_number, 1, 200) AS from_number, substr(from_subject, 1, 400) AS from_subject,
    substr(from_message, 1, 400) AS from_message, substr(other_fields, 1, 400) AS other_fields
  FROM messages JOIN outbox AS mail ON mail.id = messages.id
  WHERE ${isForDigest} AND COALESCE(digest_id, '') = $1
  ORDER BY CASE WHEN mail.state = 'failed' THEN 0 WHEN mail.state = 'sent' THEN 3
      WHEN reasons LIKE 'flood%' THEN 1 ELSE 2 END,
    received_at, messages.id
  LIMIT $2`;

export const countUnnamed = `
  SELECT COUNT(*) AS count FROM messages JOIN outbox AS mail ON mail.id = messages.id
  WHERE mail.state IN ('held', 'failed') AND digest_id IS NULL`;

/** Adds a message to the digest $2, unless another process has made the digest of that day. */
export const nameInDigest = `
  UPDATE messages SET digest_id = $2
  WHERE id = $1 AND digest_id IS NULL
    AND EXISTS (SELECT 1 FROM outbox AS mail
      WHERE mail.id = $1 AND mail.state IN ('held', 'failed', 'sent'))
    AND EXISTS (SELECT 1 FROM outbox AS digest WHERE digest.id = $2)`;

/** Stores the time at which the digest $1 was sent. */
export const markNamed = `
  UPDATE messages SET named_at = $2
  WHERE digest_id = $1
    AND EXISTS (SELECT 1 FROM outbox AS digest WHERE digest.id = $1 AND digest.state = 'sent')`;
