import type { FiguresStore } from '../figures/figures-store.ts';
import type {
  Fields,
  FileFacts,
  Handling,
  NewMessage,
  OtherFields,
  State,
} from '../messages/message.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { DraftLinkStore } from '../sign-in/draft-link-store.ts';
import type { PasskeyStore } from '../sign-in/passkey-store.ts';
import type { PeopleStore } from '../sign-in/people-store.ts';
import type { SignInStore } from '../sign-in/sign-in-store.ts';
import { DAY } from '../time.ts';
import type { Database } from './database.ts';

/** The same fields posted again within this time are one message. */
export const REPEAT_WINDOW = DAY;

/**
 * A stored message with the state of its mail to the owner. Times are milliseconds since 1970 (UTC), null for events
 * that have not happened.
 */
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
  /** The time at which a digest that names it was sent. */
  readonly namedAt: number | null;
  readonly handling: Handling;
  /** The team's note. */
  readonly note: string;
  readonly language: string;
  /** The visitor's file; `fileOf` has its content. */
  readonly file: FileFacts | null;
}

/** A summary of a message that is withheld, has failed or waits for an answer; its texts are cut. */
export interface DigestEntry
  extends Pick<StoredMessage, 'id' | 'state' | 'reasons' | 'fields' | 'attempts' | 'receivedAt'> {
  /** The beginning of the other fields. */
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
  /** The handling; messages that are withheld have none. */
  handling?: Handling | undefined;
  /** Consecutive words in the texts of the messages. */
  search?: string;
  limit?: number;
  after?: Pick<StoredMessage, 'id' | 'receivedAt'> | undefined;
}

/** The lists of the admin: one for each handling, and one for withheld messages. */
export type EnquiryView = Handling | 'spam';

/** The messages of visitors. Every method rejects with StoreError when the database fails. */
export interface Messages {
  /**
   * Resolves once the message and its file are durable and its mail to the owner, and its webhook if it has one, are
   * queued; both are held while the message is withheld. Resolves to `repeated` if the same message was stored within a
   * day.
   */
  keep(message: NewMessage, options?: { hasWebhook: boolean }): Promise<'kept' | 'repeated'>;
  /** Whether a message with this fingerprint was stored within a day. */
  has(fingerprint: string, now: number): Promise<boolean>;
  /** The message with this id. */
  message(id: string): Promise<StoredMessage | null>;
  /** Newest first; the next page begins after the last message of this one. */
  list(page: Page): Promise<StoredMessage[]>;
  /** Up to two messages whose id begins with this text. */
  find(idBeginning: string): Promise<StoredMessage[]>;
  /** Queues the mail of a message, its webhook too; false when it is neither `failed` nor `spam`. */
  requeue(id: string, now: number): Promise<boolean>;
  /** Withholds a message; false when it is not `queued`. */
  withhold(id: string, now: number): Promise<boolean>;
  /** Makes the mail of a message due; false when it is not `queued`. */
  makeDue(id: string, now: number): Promise<boolean>;
  /** False when there is no such message. */
  setHandling(id: string, handling: Handling): Promise<boolean>;
  /** False when there is no such message. */
  setNote(id: string, note: string): Promise<boolean>;
  countEnquiries(): Promise<Record<EnquiryView, number>>;
  /** The number of enquiries that nobody has marked as answered or archived, up to `most`. */
  countUnanswered(most: number): Promise<number>;
  /** The number of enquiries by the page of their form, received from `since` until before `until`; the largest first. */
  countByPage(since: number, until: number): Promise<{ name: string; count: number }[]>;
  counts(): Promise<Record<State, number>>;
  countWithheld(): Promise<number>;
  /** The number of messages received at `since` or later. */
  countSince(since: number): Promise<number>;
  /** The time at which the oldest waiting message was received; null without waiting messages. */
  oldestWaiting(): Promise<number | null>;
  /**
   * The messages of a digest; with null, up to `limit` messages that no digest has named yet. Withheld and failed
   * messages come first, messages that wait for an answer after them.
   */
  digestEntries(
    digestId: string | null,
    limit: number,
    waiting: WaitingForAnswer,
  ): Promise<DigestEntry[]>;
  /** The number of withheld and failed messages that no digest has named yet. */
  countUnnamed(): Promise<number>;
  /** Queues the digest of a day that names these messages; false if the day has one already. */
  keepDigest(digest: NewDigest): Promise<boolean>;
  /**
   * Deletes messages that have been `sent` or `spam` since `before` or longer; with `namedOnly`
   * only those that a digest named by then. Resolves to their number.
   */
  deleteExpired(
    state: 'sent' | 'spam',
    before: number,
    options?: { namedOnly: boolean },
  ): Promise<number>;
  /** Deletes messages in any state, with all their deliveries; resolves to the number that existed. */
  delete(ids: readonly string[]): Promise<number>;
  /** The content of a message's file; null when there is none. */
  fileOf(id: string): Promise<Uint8Array | null>;
  /** Bytes of all files together. */
  countFileBytes(): Promise<number>;
}

/** A digest and the messages that it names. */
export interface NewDigest {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly entries: readonly string[];
  readonly now: number;
}

/** All stores in one database. Every method rejects with StoreError when the database fails. */
export interface Store extends Messages {
  readonly outbox: Outbox;
  readonly signIn: SignInStore;
  readonly draftLinks: DraftLinkStore;
  readonly passkeys: PasskeyStore;
  readonly figures: FiguresStore;
  readonly people: PeopleStore;
  vacuum: Database['vacuum'];
  durability: Database['durability'];
  /** Rejects when a message could not be stored now. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
}
