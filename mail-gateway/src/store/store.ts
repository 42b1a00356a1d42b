import type { Fields, NewMessage, OtherFields, State } from '../message.ts';
import type { Database } from './database.ts';

/** Five fields posted again within this time are the same message, in milliseconds. */
export const REPEAT_WINDOW = 24 * 60 * 60 * 1000;

/** A kept message. Times are milliseconds since 1970 (UTC), null when it has not happened. */
export interface StoredMessage {
  readonly id: string;
  readonly fingerprint: string | null;
  readonly state: State;
  readonly fields: Fields;
  readonly otherFields: OtherFields;
  readonly page: string;
  readonly reasons: string;
  readonly receivedAt: number;
  readonly stateSince: number;
  readonly dueAt: number;
  readonly leaseUntil: number | null;
  readonly attempts: number;
  readonly failingSince: number | null;
  readonly lastError: string | null;
  readonly sentAt: number | null;
  readonly sentBy: string | null;
  /** Recipients that have the mail already, of a message that others still wait for. */
  readonly deliveredTo: readonly string[];
  /** True when the last attempt failed because no relay could be used, whatever the message. */
  readonly relayAway: boolean;
  /** The digest that names it to the owner, and when that was sent. */
  readonly digestId: string | null;
  readonly namedAt: number | null;
}

/** A summary of a message that is withheld or has failed; its texts are cut. */
export interface DigestEntry
  extends Pick<
    StoredMessage,
    'id' | 'state' | 'reasons' | 'fields' | 'attempts' | 'receivedAt' | 'stateSince'
  > {
  /** The beginning of its other fields, as JSON. */
  readonly others: string;
}

/** Which messages to list: newest first, those after `after`. */
export interface Page {
  state?: State | undefined;
  /** As many as there are when not given. */
  limit?: number;
  after?: Pick<StoredMessage, 'id' | 'receivedAt'> | undefined;
}

/** A claimed message: `id` and `attempts` together prove that the claim is still held. */
export type Claim = Pick<StoredMessage, 'id' | 'attempts'>;

/** Where messages are kept. Every method rejects with StoreError when the database does not do it. */
export interface Store {
  /** Resolves once the message is durable: `repeated` when the same one was kept within a day. */
  keep(message: NewMessage): Promise<'kept' | 'repeated'>;
  /** Whether a message with this fingerprint was kept within a day. */
  has(fingerprint: string, now: number): Promise<boolean>;
  /** The waiting message that is due first, now in state `sending`; null when none is due. */
  claimNext(
    now: number,
    times: { longestDelay: number; lease: number },
  ): Promise<StoredMessage | null>;
  /** False when the claim was lost meanwhile. */
  extendLease(claim: Claim, until: number): Promise<boolean>;
  /** False when the claim was lost meanwhile. */
  markSent(claim: Claim, now: number, relay: string): Promise<boolean>;
  /** What a digest names; with null up to `limit` messages that no digest has named yet. */
  digestEntries(digestId: string | null, limit: number): Promise<DigestEntry[]>;
  /** How many messages are withheld or have failed and no digest has named yet. */
  countUnnamed(): Promise<number>;
  /** Keeps a digest that names these messages; false when the one with this id exists already. */
  keepDigest(digest: { id: string; entries: readonly string[]; now: number }): Promise<boolean>;
  /** Back to `queued`, or on to `failed` when it has been failing since `giveUpSince` or longer. */
  giveBack(claim: Claim, now: number, again: GiveBack): Promise<'queued' | 'failed' | 'lost'>;
  /** Back to `queued` and due, as if it had not been tried; false when the claim was lost. */
  release(claim: Claim, now: number): Promise<boolean>;
  /** When a relay may be asked that takes one message every `pace` milliseconds from all processes. */
  takeRateSlot(now: number, minIntervalMs: number): Promise<number>;
  /** Back to `queued`: claims that ran out, and those longer than any is given. */
  releaseExpiredClaims(now: number, longestLease: number): Promise<number>;
  /** Makes due what waits because no relay could be used; resolves to how many. */
  makeAllDue(now: number): Promise<number>;
  /** Counts the time for which a message fails from now on, for all that fail. */
  restartFailing(now: number): Promise<void>;
  /** False when the message is not `queued`. */
  makeDue(id: string, now: number): Promise<boolean>;
  /** False when the message is neither `failed` nor `spam`. */
  requeue(id: string, now: number): Promise<boolean>;
  /** False when the message is not `queued`. */
  withhold(id: string, now: number): Promise<boolean>;
  nextDueTime(): Promise<number | null>;
  /** Newest first; the next page begins after the last message of this one. */
  list(page: Page): Promise<StoredMessage[]>;
  /** Messages whose id begins so; two means that the beginning is not enough. */
  find(idBeginning: string): Promise<StoredMessage[]>;
  counts(): Promise<Record<State, number>>;
  /** How many came in at `since` or later. */
  countSince(since: number): Promise<number>;
  /** When the message that waits longest came in; null when none waits. */
  oldestWaiting(): Promise<number | null>;
  /**
   * Deletes what has been `sent` or `spam` since `before` or longer; with `namedOnly` nothing that
   * no digest has named by then. Resolves to how many.
   */
  deleteExpired(
    state: 'sent' | 'spam',
    before: number,
    options?: { namedOnly: boolean },
  ): Promise<number>;
  /** Deletes messages, in whatever state; resolves to how many were there. */
  delete(ids: readonly string[]): Promise<number>;
  /** Takes messages over from another store; resolves to how many were new or newer. */
  copy(messages: readonly StoredMessage[]): Promise<number>;
  /** Makes the text of deleted messages unreadable in the files of the database, as far as it can. */
  vacuum: Database['vacuum'];
  /** Whether a commit survives a power cut, and the settings that say so. */
  durability: Database['durability'];
  /** Rejects when a message could not be kept now. */
  probe(now: number): Promise<void>;
  /**
   * The database's time; the last one that was noted or probed (0 for never), and for how many
   * milliseconds the clock was suspect then.
   */
  readClock(): Promise<{ now: number; notedAt: number; suspectFor: number }>;
  noteClock(now: number, suspectFor: number): Promise<void>;
  close(): Promise<void>;
}

export interface GiveBack {
  readonly dueAt: number;
  readonly reason: string;
  readonly giveUpSince: number;
  /** All recipients that have it by now; not given, nothing changed. */
  readonly deliveredTo?: readonly string[] | undefined;
  /** True when no relay could be used, whatever the message. */
  readonly relayAway?: boolean;
}
