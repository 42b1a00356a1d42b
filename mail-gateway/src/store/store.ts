import { type Fields, fieldNames, type NewMessage, type State } from '../message.ts';
import type { Database, Row, Statement } from './database.ts';
import * as queries from './queries.ts';
import { versions } from './schema.ts';

/** Five fields posted again within this time are the same message, in milliseconds. */
export const REPEAT_WINDOW = 24 * 60 * 60 * 1000;

/** A kept message. Times are milliseconds since 1970 (UTC), null when it has not happened. */
export interface StoredMessage {
  readonly id: string;
  readonly state: State;
  readonly fields: Fields;
  readonly page: string;
  readonly doubts: string;
  readonly receivedAt: number;
  readonly stateSince: number;
  readonly dueAt: number;
  readonly attempts: number;
  readonly failingSince: number | null;
  readonly lastError: string | null;
  readonly sentAt: number | null;
  readonly sentBy: string | null;
}

/** A claimed message: `id` and `attempts` together prove that the claim is still held. */
export type Claim = Pick<StoredMessage, 'id' | 'attempts'>;

/** Where messages are kept. Every method rejects with StoreError when the database does not do it. */
export interface Store {
  /** Resolves once the message is durable: `repeated` when the same one was kept within a day. */
  keep(message: NewMessage): Promise<'kept' | 'repeated'>;
  /** The waiting message that is due first, now in state `sending`; null when none is due. */
  claimNext(
    now: number,
    times: { longestDelay: number; lease: number },
  ): Promise<StoredMessage | null>;
  /** False when the claim was lost meanwhile. */
  markSent(claim: Claim, now: number, relay: string): Promise<boolean>;
  /** Back to `queued`, or on to `failed` when it has been failing since `giveUpSince` or longer. */
  giveBack(claim: Claim, now: number, again: GiveBack): Promise<'queued' | 'failed' | 'lost'>;
  releaseExpiredClaims(now: number, lease: number): Promise<number>;
  makeAllDue(now: number): Promise<number>;
  /** False when the message is neither `failed` nor `spam`. */
  requeue(id: string, now: number): Promise<boolean>;
  nextDueTime(): Promise<number | null>;
  /** Newest first; the next page begins after the last message of this one. */
  list(options: {
    state?: State | undefined;
    limit: number;
    after?: StoredMessage | undefined;
  }): Promise<StoredMessage[]>;
  /** Messages whose id begins so; two means that the beginning is not enough. */
  find(idBeginning: string): Promise<StoredMessage[]>;
  counts(): Promise<Record<State, number>>;
  /** Rejects when a message could not be kept now. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
}

export interface GiveBack {
  readonly dueAt: number;
  readonly reason: string;
  readonly giveUpSince: number;
}

/** The store on a database whose schema it first brings to the newest version. */
export async function openStoreOn(database: Database): Promise<Store> {
  await database.upgrade(versions);
  return storeOn(database);
}

/** The store on a database that has its schema already. */
export function storeOn(database: Database): Store {
  const one = async (sql: string, values: Statement['values']) =>
    (await database.write({ sql, values }))[0] ?? [];

  return {
    async keep(message) {
      const { id, fingerprint, state, fields, page, doubts, receivedAt } = message;
      const texts = fieldNames.map((name) => fields[name]);
      const [, kept = []] = await database.write(
        {
          sql: queries.releaseOldFingerprint,
          values: [fingerprint, receivedAt - REPEAT_WINDOW, receivedAt + REPEAT_WINDOW],
        },
        {
          sql: queries.keepMessage,
          values: [id, fingerprint, state, ...texts, page, doubts, receivedAt],
        },
      );
      return kept.length > 0 ? 'kept' : 'repeated';
    },
    async claimNext(now, { longestDelay, lease }) {
      const [row] = await one(queries.claimNextMessage, [now, now + longestDelay, now + lease]);
      return row ? messageOf(row) : null;
    },
    async markSent({ id, attempts }, now, relay) {
      return (await one(queries.markSent, [id, attempts, now, relay])).length > 0;
    },
    async giveBack({ id, attempts }, now, { dueAt, reason, giveUpSince }) {
      const [back = [], failed = []] = await database.write(
        { sql: queries.giveBack, values: [id, attempts, now, dueAt, reason] },
        { sql: queries.giveUp, values: [id, now, giveUpSince] },
      );
      if (failed.length > 0) {
        return 'failed';
      }
      return back.length > 0 ? 'queued' : 'lost';
    },
    async releaseExpiredClaims(now, lease) {
      return (await one(queries.releaseExpiredClaims, [now, now + lease])).length;
    },
    async makeAllDue(now) {
      return (await one(queries.makeAllDue, [now])).length;
    },
    async requeue(id, now) {
      return (await one(queries.requeueMessage, [id, now])).length > 0;
    },
    async nextDueTime() {
      const [row] = await database.read({ sql: queries.nextDueTime, values: [] });
      return row?.['at'] == null ? null : Number(row['at']);
    },
    async list({ state = '', limit, after }) {
      const values = [after?.receivedAt ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', state, limit];
      return (await database.read({ sql: queries.listMessages, values })).map(messageOf);
    },
    async find(idBeginning) {
      const rows = await database.read({ sql: queries.findMessages, values: [idBeginning] });
      return rows.map(messageOf);
    },
    async counts() {
      const counts = { queued: 0, sending: 0, sent: 0, failed: 0, spam: 0 };
      const rows = await database.read({ sql: queries.countByState, values: [] });
      return Object.assign(
        counts,
        Object.fromEntries(rows.map((row) => [row['state'], Number(row['count'])])),
      );
    },
    async probe(now) {
      await one(queries.probe, [now]);
    },
    close: () => database.close(),
  };
}

function messageOf(row: Row): StoredMessage {
  const text = (column: string) => String(row[column] ?? '');
  const optionalNumber = (column: string) => (row[column] == null ? null : Number(row[column]));
  const optionalText = (column: string) => (row[column] == null ? null : String(row[column]));
  return {
    id: text('id'),
    state: text('state') as State,
    fields: Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Fields,
    page: text('page'),
    doubts: text('doubts'),
    receivedAt: Number(row['received_at']),
    stateSince: Number(row['state_since']),
    dueAt: Number(row['due_at']),
    attempts: Number(row['attempts']),
    failingSince: optionalNumber('failing_since'),
    lastError: optionalText('last_error'),
    sentAt: optionalNumber('sent_at'),
    sentBy: optionalText('sent_by'),
  };
}
