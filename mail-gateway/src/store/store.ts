import type { Fields, FileFacts, Handling, NewMessage, OtherFields, State } from '../message.ts';
import { DAY } from '../time.ts';
import type { Database } from './database.ts';
import type { DraftLinkStore } from './draft-link-store.ts';
import type { FollowUpStore, NewConfirmation } from './follow-up-store.ts';
import type { PasskeyStore } from './passkey-store.ts';
import type { SignInStore } from './sign-in-store.ts';

/** The same fields posted again within this time are one message. */
export const REPEAT_WINDOW = DAY;

/** A stored message. Times are milliseconds since 1970 (UTC), null for what has not happened. */
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
  readonly attempts: number;
  readonly failingSince: number | null;
  readonly lastError: string | null;
  readonly sentAt: number | null;
  readonly sentBy: string | null;
  /** Recipients that have the mail already, while others do not. */
  readonly deliveredTo: readonly string[];
  /** When a digest that names it was sent. */
  readonly namedAt: number | null;
  readonly handling: Handling;
  /** What the team noted about it. */
  readonly note: string;
  readonly language: string;
  /** The visitor's file; `fileOf` has its content. */
  readonly file: FileFacts | null;
}

/** A summary of a message that is withheld, has failed or waits for an answer; its texts are cut. */
export interface DigestEntry
  extends Pick<StoredMessage, 'id' | 'state' | 'reasons' | 'fields' | 'attempts' | 'receivedAt'> {
  /** The beginning of them. */
  readonly otherFields: OtherFields;
}

/** Messages that were mailed, not as possible spam, received between the two times, and not answered. */
export interface WaitingForAnswer {
  readonly since: number;
  readonly until: number;
}

/** Which messages to list: those after `after`, newest first. */
export interface Page {
  state?: State | undefined;
  /** Those that are not withheld and of which this became. */
  handling?: Handling | undefined;
  /** Words that they contain, one after the other. */
  search?: string;
  limit?: number;
  after?: Pick<StoredMessage, 'id' | 'receivedAt'> | undefined;
}

/** The messages that the admin lists together: of one handling, or those withheld. */
export type EnquiryView = Handling | 'spam';

/** A claim on a message; it is still valid while `attempts` is unchanged. */
export type Claim = Pick<StoredMessage, 'id' | 'attempts'>;

/** Where messages are kept. Every method rejects with StoreError when the database fails. */
export interface Store {
  readonly signIn: SignInStore;
  readonly draftLinks: DraftLinkStore;
  readonly passkeys: PasskeyStore;
  readonly followUps: FollowUpStore;
  /**
   * Resolves once the message and its file are durable, and its webhook queued if it has one, which
   * waits while the message is withheld: `repeated` when the same message was kept within a day.
   */
  keep(message: NewMessage, options?: { hasWebhook: boolean }): Promise<'kept' | 'repeated'>;
  /** Whether a message with this fingerprint was kept within a day. */
  has(fingerprint: string, now: number): Promise<boolean>;
  /** The waiting message that is due first, now in state `sending`; null when none is due. */
  claimNext(
    now: number,
    times: { longestDelay: number; lease: number },
  ): Promise<StoredMessage | null>;
  /** False when the claim was lost. */
  extendLease(claim: Claim, until: number): Promise<boolean>;
  /** Queues the confirmation with it, if there is one to be. False when the claim was lost. */
  markSent(
    claim: Claim,
    now: number,
    relay: string,
    confirmation?: NewConfirmation | null,
  ): Promise<boolean>;
  /**
   * The messages of a digest, or with null up to `limit` that none has named yet: those that are
   * withheld or have failed, and behind them those that wait for an answer.
   */
  digestEntries(
    digestId: string | null,
    limit: number,
    waiting: WaitingForAnswer,
  ): Promise<DigestEntry[]>;
  /** How many messages are withheld or have failed and no digest has named yet. */
  countUnnamed(): Promise<number>;
  /** Keeps a digest that names these messages; false when the one with this id exists already. */
  keepDigest(digest: { id: string; entries: readonly string[]; now: number }): Promise<boolean>;
  /** Moves a message to `queued`, or to `failed` when it has been failing since `giveUpSince` or longer. */
  giveBack(claim: Claim, now: number, again: GiveBack): Promise<'queued' | 'failed' | 'lost'>;
  /** Moves a message to `queued` and makes it due, as if it had not been tried; false when the claim was lost. */
  release(claim: Claim, now: number): Promise<boolean>;
  /** Reserves a slot of a relay's rate limit, which all processes share; resolves to its time. */
  takeRateSlot(now: number, minIntervalMs: number): Promise<number>;
  /** Moves messages to `queued` whose claim has expired, or is longer than any that is given. */
  releaseExpiredClaims(now: number, longestLease: number): Promise<number>;
  /** Makes messages due that wait because no relay could be used; resolves to how many. */
  makeAllDue(now: number): Promise<number>;
  /** Restarts, for all failing messages, the time after which they are given up. */
  restartFailing(now: number): Promise<void>;
  /** False when the message is not `queued`. */
  makeDue(id: string, now: number): Promise<boolean>;
  /** Moves a message to `queued`, its webhook too; false when it is neither `failed` nor `spam`. */
  requeue(id: string, now: number): Promise<boolean>;
  /** False when the message is not `queued`. */
  withhold(id: string, now: number): Promise<boolean>;
  nextDueTime(): Promise<number | null>;
  /** Newest first; the next page begins after the last message of this one. */
  list(page: Page): Promise<StoredMessage[]>;
  /** Up to two messages whose id begins so. */
  find(idBeginning: string): Promise<StoredMessage[]>;
  countEnquiries(): Promise<Record<EnquiryView, number>>;
  /** False when there is no such message. */
  setHandling(id: string, handling: Handling): Promise<boolean>;
  setNote(id: string, note: string): Promise<boolean>;
  counts(): Promise<Record<State, number>>;
  countWithheld(): Promise<number>;
  /** How many were received at `since` or later. */
  countSince(since: number): Promise<number>;
  /** When the oldest waiting message was received; null when none waits. */
  oldestWaiting(): Promise<number | null>;
  /**
   * Deletes messages that have been `sent` or `spam` since `before` or longer; with `namedOnly`
   * only those that a digest named by then. Resolves to how many.
   */
  deleteExpired(
    state: 'sent' | 'spam',
    before: number,
    options?: { namedOnly: boolean },
  ): Promise<number>;
  /** Deletes messages in any state; resolves to how many existed. */
  delete(ids: readonly string[]): Promise<number>;
  /** The content of a message's file; null when there is none. */
  fileOf(id: string): Promise<Uint8Array | null>;
  /** Bytes of all files together. */
  countFileBytes(): Promise<number>;
  vacuum: Database['vacuum'];
  durability: Database['durability'];
  /** Rejects when a message could not be stored now. */
  probe(now: number): Promise<void>;
  /**
   * The database's time, the last one that was noted or probed (0 for never), and for how many more
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
  /** All recipients that have it by now; default: unchanged. */
  readonly deliveredTo?: readonly string[] | undefined;
  /** Whether no relay could be used. */
  readonly relayAway?: boolean;
}
