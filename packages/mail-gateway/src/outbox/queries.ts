import type { Kind } from './delivery.ts';

// Every statement on the outbox alone. They run on SQLite and PostgreSQL alike.

export const addDelivery = `
  INSERT INTO outbox (id, kind, recipient, day, state, created_at, state_since, due_at)
  VALUES ($1, $2, $3, $4, 'queued', $5, $5, $5)
  ON CONFLICT DO NOTHING
  RETURNING id`;

export const addDeliveryOfMessage = `
  INSERT INTO outbox (id, kind, message_id, state, created_at, state_since, due_at)
  SELECT $2, $3, id, $4, $5, $5, $5 FROM messages WHERE id = $1`;

/** A due time further away than the longest delay ($2) comes from a clock that was wrong: it counts as due. */
const nextOf = (kind: Kind) => `(
    SELECT id FROM outbox
    WHERE kind = '${kind}' AND state = 'queued' AND (due_at <= $1 OR due_at > $2)
    ORDER BY due_at, id LIMIT 1)`;

/**
 * queued → sending for a due delivery of the first of these kinds that has one. The statement compares the state twice,
 * so that only one of several processes gets a delivery.
 */
export const claimNext = (among: readonly Kind[]) => `
  UPDATE outbox
  SET state = 'sending', state_since = $1, lease_until = $3, attempts = attempts + 1
  WHERE state = 'queued' AND id = COALESCE(${among.map(nextOf).join(', ')}, NULL)
  RETURNING *`;

const isClaimed = "id = $1 AND attempts = $2 AND state = 'sending'";

/** sending → sent, only by the attempt that holds the claim. */
export const markSent = `
  UPDATE outbox
  SET state = 'sent', state_since = $3, sent_by = $4, lease_until = NULL, failing_since = NULL,
    last_error = NULL
  WHERE ${isClaimed}
  RETURNING id`;

/** sending → queued after a failed attempt, only by the attempt that holds the claim. */
export const giveBack = `
  UPDATE outbox
  SET state = 'queued', state_since = $3, due_at = $4, lease_until = NULL, last_error = $5,
    failing_since = COALESCE(failing_since, $3), delivered_to = COALESCE($6, delivered_to), relay_away = $7
  WHERE ${isClaimed}
  RETURNING id`;

/** queued → failed afterwards, for a delivery that has been failing since $4 or longer. */
export const giveUp = `
  UPDATE outbox SET state = 'failed', state_since = $3
  WHERE id = $1 AND attempts = $2 AND state = 'queued' AND failing_since <= $4
  RETURNING id`;

/** queued → failed for deliveries that have been due since $2 or longer. @param among one kind at least */
export const giveUpOverdue = (among: readonly Kind[]) => `
  UPDATE outbox SET state = 'failed', state_since = $1, last_error = 'not-configured'
  WHERE state = 'queued' AND kind IN (${among.map((kind) => `'${kind}'`).join(', ')}) AND due_at <= $2
  RETURNING id`;

/** A longer lease, only for the attempt that holds the claim. */
export const extendLease = `
  UPDATE outbox SET lease_until = $3 WHERE ${isClaimed} RETURNING id`;

/** sending → queued for an attempt that was broken off, and counts as no failure of the other side. */
export const release = `
  UPDATE outbox SET state = 'queued', state_since = $3, due_at = $3, lease_until = NULL
  WHERE ${isClaimed}
  RETURNING id`;

/** sending → queued for claims that ended by $1, and for claims until after $2, which a wrong clock gave. */
export const releaseExpiredClaims = `
  UPDATE outbox
  SET state = CASE kind WHEN 'confirmation' THEN 'failed' ELSE 'queued' END,
    last_error = CASE kind WHEN 'confirmation' THEN 'interrupted' ELSE last_error END,
    state_since = $1, due_at = $1, lease_until = NULL
  WHERE state = 'sending' AND (lease_until <= $1 OR lease_until > $2)
  RETURNING id`;

export const makeAllDue = `
  UPDATE outbox SET due_at = $1
  WHERE state = 'queued' AND due_at > $1 AND relay_away = 1
  RETURNING id`;

export const nextDueTime = (among: readonly Kind[]) => `
  SELECT MIN(at) AS at FROM (
    ${among.map((kind) => `SELECT MIN(due_at) AS at FROM outbox WHERE kind = '${kind}' AND state = 'queued' UNION ALL`).join('\n    ')}
    SELECT MIN(lease_until) AS at FROM outbox WHERE state = 'sending') AS waiting`;

export const followUpsOf = `
  SELECT * FROM outbox WHERE message_id = $1 AND kind <> 'owner-mail' ORDER BY kind`;

/** Makes a webhook due as if it were new, unless its message is withheld. */
export const retryWebhook = `
  UPDATE outbox
  SET state = 'queued', state_since = $2, due_at = $2, attempts = 0, failing_since = NULL,
    last_error = NULL
  WHERE message_id = $1 AND kind = 'webhook' AND state IN ('queued', 'failed', 'held')
    AND EXISTS (SELECT 1 FROM outbox AS mail WHERE mail.id = $1 AND mail.state <> 'held')
  RETURNING id`;

export const failedWebhooks = `
  SELECT message_id FROM outbox
  WHERE kind = 'webhook' AND state = 'failed'
  ORDER BY state_since DESC`;

export const deleteSent = `
  DELETE FROM outbox WHERE message_id IS NULL AND state = 'sent' AND state_since <= $1`;

/**
 * Queues the confirmation of a message ($1) with the id $2 whose owner's mail was sent, unless the
 * recipient ($3) had one on that day or since $6, or $7 were queued for everybody since then.
 */
export const addConfirmation = `
  INSERT INTO outbox (id, kind, message_id, recipient, day, state, created_at, state_since, due_at)
  SELECT $2, 'confirmation', message_id, $3, $4, 'queued', $5, $5, $5 FROM outbox
  WHERE id = $1 AND state = 'sent'
    AND NOT EXISTS (
      SELECT 1 FROM outbox WHERE kind = 'confirmation' AND recipient = $3 AND created_at > $6)
    AND (SELECT COUNT(*) FROM outbox WHERE kind = 'confirmation' AND created_at > $6) < $7
  ON CONFLICT DO NOTHING`;
