import { type Database, type Row, type Statement, statementsOn } from '../store/database.ts';
import { DAY } from '../time.ts';
import {
  type Claim,
  type Delivery,
  type DeliveryState,
  type FollowUp,
  type FollowUpKind,
  followUpKinds,
  type Kind,
} from './delivery.ts';
import * as queries from './queries.ts';
import { GIVE_UP_AFTER, LONGEST_DELAY, LONGEST_LEASE } from './schedule.ts';

/** The data for queuing a delivery again after a failed attempt. */
export interface GiveBack {
  readonly dueAt: number;
  readonly reason: string;
  /** A delivery that has been failing since this time or longer is given up. */
  readonly giveUpSince: number;
  /** All recipients that have the mail by now; unchanged when absent. */
  readonly deliveredTo?: readonly string[];
  /** Whether the relay could not be used, whatever the delivery. */
  readonly relayAway?: boolean;
}

/** A delivery that belongs to no message. */
export interface NewDelivery {
  readonly id: string;
  readonly kind: Kind;
  /** With a recipient and a day, the outbox takes one delivery of this kind for that recipient on that day. */
  readonly recipient?: string;
  readonly day?: string;
  readonly now: number;
}

/** Queues a delivery. Returns its id, or nothing if the recipient has a delivery of that kind and day already. */
export const newDelivery = ({ id, kind, recipient, day, now }: NewDelivery): Statement => ({
  sql: queries.addDelivery,
  values: [id, kind, recipient ?? null, day ?? null, now],
});

/**
 * Queues a delivery that belongs to a message, if the message was stored by the same transaction; held,
 * it waits until the message is released. The owner's mail has the id of its message.
 */
export function deliveryOfMessage(
  messageId: string,
  kind: 'owner-mail' | 'webhook',
  { isHeld, now }: { isHeld: boolean; now: number },
): Statement {
  const id = kind === 'owner-mail' ? messageId : followUpId(kind, messageId);
  const state: DeliveryState = isHeld ? 'held' : 'queued';
  return { sql: queries.addDeliveryOfMessage, values: [messageId, id, kind, state, now] };
}

/** The id of a delivery of a message; the owner's mail has the message's own id. */
export const followUpId = (kind: FollowUpKind, messageId: string) => `${kind}.${messageId}`;

/** A confirmation to a visitor. */
export interface NewConfirmation {
  /** A hash of the address. */
  readonly recipient: string;
  /** Most confirmations for everybody within 24 hours. */
  readonly most: number;
}

/**
 * Queues the confirmation of a message if its owner's mail was recorded as sent by the same transaction,
 * and unless the recipient had one on that day or within 24 hours, or everybody together had `most`.
 */
export function newConfirmation(
  messageId: string,
  { recipient, most }: NewConfirmation,
  now: number,
): Statement {
  const day = new Date(now).toISOString().slice(0, 10);
  const id = followUpId('confirmation', messageId);
  return {
    sql: queries.addConfirmation,
    values: [messageId, id, recipient, day, now, now - DAY, most],
  };
}

/** The outbox in a database that has its table. */
export class Outbox {
  readonly #database: Pick<Database, 'read' | 'write'>;
  readonly #run: ReturnType<typeof statementsOn>;

  constructor(database: Pick<Database, 'read' | 'write'>) {
    this.#database = database;
    this.#run = statementsOn(database);
  }

  /** Claims a due delivery of the first kind, else of the second, and so on. */
  async claimNext(
    among: readonly Kind[],
    now: number,
    leaseUntil: number,
  ): Promise<Delivery | null> {
    const values = [now, now + LONGEST_DELAY, leaseUntil];
    const [row] = await this.#run.write(queries.claimNext(among), values);
    return row ? deliveryOf(row) : null;
  }

  /** False when the claim was lost. */
  extendLease({ id, attempts }: Claim, until: number): Promise<boolean> {
    return this.#run.isChanged(queries.extendLease, [id, attempts, until]);
  }

  /** Runs `alongside` in the same transaction. False when the claim was lost. */
  async markSent(
    { id, attempts }: Claim,
    now: number,
    by: string,
    alongside: readonly Statement[] = [],
  ): Promise<boolean> {
    const sent = { sql: queries.markSent, values: [id, attempts, now, by] };
    const [changed = []] = await this.#database.write(sent, ...alongside);
    return changed.length > 0;
  }

  /** Queues a delivery again, or gives it up; `lost` when the claim was. */
  async giveBack(
    { id, attempts }: Claim,
    now: number,
    { dueAt, reason, giveUpSince, deliveredTo, relayAway = false }: GiveBack,
  ): Promise<'queued' | 'failed' | 'lost'> {
    const recipients = deliveredTo?.join(',') ?? null;
    const back = [id, attempts, now, dueAt, reason, recipients, Number(relayAway)];
    const [queued = [], failed = []] = await this.#database.write(
      { sql: queries.giveBack, values: back },
      { sql: queries.giveUp, values: [id, attempts, now, giveUpSince] },
    );
    if (failed.length > 0) {
      return 'failed';
    }
    return queued.length > 0 ? 'queued' : 'lost';
  }

  /** Makes a claimed delivery due as if it had not been tried; false when the claim was lost. */
  release({ id, attempts }: Claim, now: number): Promise<boolean> {
    return this.#run.isChanged(queries.release, [id, attempts, now]);
  }

  /**
   * Queues deliveries whose claim has expired, or ends later than any claim can. Confirmations are given up, because
   * they may have arrived. Resolves to the number of these deliveries.
   */
  async releaseExpiredClaims(now: number): Promise<number> {
    // Another process may have claimed a moment after `now` was read.
    const latest = now + 2 * LONGEST_LEASE;
    return (await this.#run.write(queries.releaseExpiredClaims, [now, latest])).length;
  }

  /**
   * Gives up confirmations and webhooks that nothing delivers, once they have been due as long as a delivery may fail.
   * Resolves to their number.
   */
  async giveUpUndeliverable(delivers: (kind: Kind) => boolean, now: number): Promise<number> {
    const kinds = followUpKinds.filter((kind) => !delivers(kind));
    if (kinds.length === 0) {
      return 0;
    }
    return (await this.#run.write(queries.giveUpOverdue(kinds), [now, now - GIVE_UP_AFTER])).length;
  }

  /** Makes deliveries due that wait because the relay could not be used; resolves to their number. */
  async makeAllDue(now: number): Promise<number> {
    return (await this.#run.write(queries.makeAllDue, [now])).length;
  }

  /** The earliest time at which one of these kinds is due or a claim expires; null when nothing waits. */
  async nextDueTime(among: readonly Kind[]): Promise<number | null> {
    const at = (await this.#run.read(queries.nextDueTime(among)))[0]?.['at'];
    return at == null ? null : Number(at);
  }

  /** Queues a delivery without a message; false if one exists for that day. */
  async add(delivery: NewDelivery, ...alongside: Statement[]): Promise<boolean> {
    const [added = []] = await this.#database.write(newDelivery(delivery), ...alongside);
    return added.length > 0;
  }

  /** The deliveries of a message other than the owner's mail. */
  async followUpsOf(messageId: string): Promise<FollowUp[]> {
    const rows = await this.#run.read(queries.followUpsOf, [messageId]);
    return rows.map((row) => deliveryOf(row) as FollowUp);
  }

  /** Makes a waiting or failed webhook of a message due; false if there is none. */
  retryWebhook(messageId: string, now: number): Promise<boolean> {
    return this.#run.isChanged(queries.retryWebhook, [messageId, now]);
  }

  /** The messages whose webhook was given up, the newest first. */
  async failedWebhooks(): Promise<string[]> {
    const rows = await this.#run.read(queries.failedWebhooks);
    return rows.map((row) => String(row['message_id']));
  }

  /** Deletes deliveries without a message that were sent at `before` or earlier. */
  async deleteSent(before: number): Promise<void> {
    await this.#run.write(queries.deleteSent, [before]);
  }
}

function deliveryOf(row: Row): Delivery {
  const optional = (column: string) => (row[column] == null ? null : String(row[column]));
  return {
    id: String(row['id']),
    kind: row['kind'] as Kind,
    messageId: optional('message_id'),
    state: row['state'] as DeliveryState,
    stateSince: Number(row['state_since']),
    dueAt: Number(row['due_at']),
    attempts: Number(row['attempts']),
    lastError: optional('last_error'),
    deliveredTo: String(row['delivered_to']).split(',').filter(Boolean),
  };
}
