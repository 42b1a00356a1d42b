import { DAY } from '../time.ts';
import { type Database, type Row, type Statement, statementsOn } from './database.ts';

/** What follows a message beside the owner's mail. */
export const followUpKinds = ['webhook', 'confirmation'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/** A follow-up of a message, with its own record of attempts. Times are milliseconds since 1970 (UTC). */
export interface FollowUp {
  readonly messageId: string;
  readonly kind: FollowUpKind;
  readonly state: 'queued' | 'sending' | 'sent' | 'failed';
  readonly createdAt: number;
  readonly dueAt: number;
  readonly attempts: number;
  /** Since when it is in its state. */
  readonly stateSince: number;
  readonly lastError: string | null;
}

/** A claim on a follow-up; it is still valid while `attempts` is unchanged. */
type Claim = Pick<FollowUp, 'messageId' | 'kind' | 'attempts'>;

/** When the webhook of a withheld message is due, until the message is released: the last time that a Date has. */
export const NEVER = 8.64e15;

/** Queues a webhook when the message was kept by the same transaction; values: id, time. */
export const keepWebhook = `
  INSERT INTO follow_ups (message_id, kind, state, created_at, state_since, due_at, attempts)
  SELECT id, 'webhook', 'queued', $2, $2, CASE WHEN state = 'spam' THEN ${NEVER} ELSE $2 END, 0
  FROM messages WHERE id = $1`;

/** Makes a webhook due as if it were new, unless its message is withheld; values: id, time. */
export const retryWebhook = `
  UPDATE follow_ups
  SET state = 'queued', created_at = $2, state_since = $2, due_at = $2, attempts = 0,
    last_error = NULL
  WHERE message_id = $1 AND kind = 'webhook' AND state IN ('queued', 'failed')
    AND EXISTS (SELECT 1 FROM messages WHERE id = $1 AND state <> 'spam')
  RETURNING message_id`;

const failedWebhooks = `
  SELECT message_id FROM follow_ups
  WHERE kind = 'webhook' AND state = 'failed'
  ORDER BY state_since DESC`;

/** A confirmation to the visitor, as it is queued with the outcome of the owner's mail. */
export interface NewConfirmation {
  /** A hash of the address. */
  readonly recipient: string;
  /** Most confirmations for everybody within 24 hours. */
  readonly most: number;
}

const keepConfirmation = `
  INSERT INTO follow_ups (message_id, kind, recipient, day, state, created_at, state_since, due_at,
    attempts)
  SELECT id, 'confirmation', $2, $3, 'queued', $4, $4, $4, 0 FROM messages
  WHERE id = $1 AND state = 'sent'
    AND NOT EXISTS (SELECT 1 FROM follow_ups WHERE recipient = $2 AND created_at > $5)
    AND (SELECT COUNT(*) FROM follow_ups WHERE kind = 'confirmation' AND created_at > $5) < $6
  ON CONFLICT DO NOTHING
  RETURNING message_id`;

/**
 * Queues the confirmation of a message that was sent, once. Nothing is queued when the recipient had
 * one on that day or within 24 hours, or when `most` were queued for everybody within 24 hours.
 */
export function confirmationStatement(
  messageId: string,
  { recipient, most }: NewConfirmation,
  now: number,
): Statement {
  const day = new Date(now).toISOString().slice(0, 10);
  return { sql: keepConfirmation, values: [messageId, recipient, day, now, now - DAY, most] };
}

/** A claim that ran out is due again. The state is asked for twice, so that only one process gets it. */
const isDue = `kind = $1 AND ((state = 'queued' AND due_at <= $2)
    OR (state = 'sending' AND lease_until <= $2))`;

/** A confirmation whose claim ran out may have arrived: it is not sent again. */
const giveUpConfirmations = `
  UPDATE follow_ups SET state = 'failed', state_since = $1, last_error = 'interrupted'
  WHERE kind = 'confirmation' AND state = 'sending' AND lease_until <= $1`;

const claimNext = `
  UPDATE follow_ups
  SET state = 'sending', state_since = $2, lease_until = $3, attempts = attempts + 1
  WHERE ${isDue} AND message_id = (
    SELECT message_id FROM follow_ups WHERE ${isDue} ORDER BY due_at, message_id LIMIT 1)
  RETURNING *`;

const isClaimed = "message_id = $1 AND kind = $2 AND attempts = $3 AND state = 'sending'";

const markSent = `
  UPDATE follow_ups SET state = 'sent', state_since = $4, last_error = NULL
  WHERE ${isClaimed} RETURNING message_id`;

const giveBack = `
  UPDATE follow_ups SET state = $5, state_since = $4, due_at = $6, last_error = $7
  WHERE ${isClaimed}`;

const followUpOf = (row: Row): FollowUp => ({
  messageId: String(row['message_id']),
  kind: row['kind'] as FollowUpKind,
  state: row['state'] as FollowUp['state'],
  createdAt: Number(row['created_at']),
  dueAt: Number(row['due_at']),
  attempts: Number(row['attempts']),
  stateSince: Number(row['state_since']),
  lastError: row['last_error'] == null ? null : String(row['last_error']),
});

export type FollowUpStore = ReturnType<typeof followUpStoreOn>;

/** Follow-ups in a database that has their table. They are deleted with their message. */
export function followUpStoreOn(database: Database) {
  const { read, write, isChanged } = statementsOn(database);

  return {
    /** The follow-up of a kind that is due first, now `sending`; null when none is due. */
    async claimNext(kind: FollowUpKind, now: number, lease: number): Promise<FollowUp | null> {
      if (kind === 'confirmation') {
        await write(giveUpConfirmations, [now]);
      }
      const [row] = await write(claimNext, [kind, now, now + lease]);
      return row ? followUpOf(row) : null;
    },
    /** False when the claim was lost. */
    markSent: ({ messageId, kind, attempts }: Claim, now: number) =>
      isChanged(markSent, [messageId, kind, attempts, now]),
    /** Queues a follow-up again, or with `dueAt` null gives it up. */
    async giveBack(
      { messageId, kind, attempts }: Claim,
      now: number,
      { dueAt, reason }: { dueAt: number | null; reason: string },
    ): Promise<void> {
      const state = dueAt === null ? 'failed' : 'queued';
      await write(giveBack, [messageId, kind, attempts, now, state, dueAt ?? now, reason]);
    },
    /** The follow-ups of a message. */
    async of(messageId: string): Promise<FollowUp[]> {
      const sql = 'SELECT * FROM follow_ups WHERE message_id = $1 ORDER BY kind';
      return (await read(sql, [messageId])).map(followUpOf);
    },
    /** Makes the webhook of a message due that waits or was given up; false when there is none. */
    retryWebhook: (messageId: string, now: number) => isChanged(retryWebhook, [messageId, now]),
    /** The messages whose webhook was given up, the newest first. */
    async failedWebhooks(): Promise<string[]> {
      const rows = await read(failedWebhooks);
      return rows.map((row) => String(row['message_id']));
    },
  };
}
