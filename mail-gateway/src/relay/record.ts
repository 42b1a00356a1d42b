import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '../errors.ts';
import { cleanText } from '../message.ts';
import { StoreError } from '../store/database.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import type { Notices } from './notices.ts';
import type { Relay, RelayError } from './relay.ts';
import { delayAfter, GIVE_UP_AFTER, LONGEST_OPEN_TIME } from './schedule.ts';

/** Milliseconds until a claim expires: longer than an attempt may take to write. */
export const LEASE = 5 * 60 * 1000;

export interface RecordOptions {
  readonly store: Store;
  readonly notices: Notices;
  readonly now: () => number;
  readonly random: () => number;
  /** While true, no message is given up. */
  readonly suspect: () => boolean;
  /** Milliseconds until a failed write is repeated. */
  readonly rewriteAfter: number;
  /** Aborts when the gateway has to end. */
  readonly stopped: AbortSignal;
}

/** Records the outcome of attempts. */
export interface Recorder {
  sent(message: StoredMessage, relay: Relay): Promise<void>;
  /** No relay took it; `errors` is empty when none could be used. Due at `notBefore` or later. */
  notSent(message: StoredMessage, errors: readonly RelayError[], notBefore: number): Promise<void>;
  /** The attempt was aborted because the gateway stops. */
  aborted(message: StoredMessage, errors: readonly RelayError[]): Promise<void>;
  /** Extends the claim while the other side may still answer. */
  extendLease(message: StoredMessage, answerWithin: number): Promise<void>;
  /** Whether a write is being repeated. */
  isBehind(): boolean;
}

export function createRecorder(options: RecordOptions): Recorder {
  const { store, notices, now, random, suspect, rewriteAfter, stopped } = options;
  let unwritten = 0;

  /** Repeats a failed write: a message that is not recorded before its lease ends is sent twice. */
  async function retryUntilWritten<Result>(write: () => Promise<Result>): Promise<Result> {
    unwritten += 1;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await write();
        } catch (error) {
          if (!(error instanceof StoreError)) {
            throw error;
          }
          if (attempt === 1) {
            notices.alarm('store-unavailable', describeError(error));
          }
          await wait(rewriteAfter, undefined, { signal: stopped });
        }
      }
    } finally {
      unwritten -= 1;
    }
  }

  return {
    async sent(message, relay) {
      await retryUntilWritten(() => store.markSent(message, now(), relay.name));
      notices.delivered({ id: message.id, relay: relay.name, attempt: message.attempts });
      await store.makeAllDue(now());
    },
    async notSent(message, errors, notBefore) {
      const reasons = errors.map((error) => cleanText(error.message.slice(0, 300)));
      const earliest = Math.min(notBefore, now() + LONGEST_OPEN_TIME);
      const outcome = await retryUntilWritten(() =>
        store.giveBack(message, now(), {
          dueAt: Math.max(now() + delayAfter(message.attempts, random()), earliest),
          reason: reasons.join(' | ') || message.lastError || '',
          giveUpSince: suspect() ? Number.MIN_SAFE_INTEGER : now() - GIVE_UP_AFTER,
          deliveredTo: [...message.deliveredTo, ...errors.flatMap((error) => error.deliveredTo)],
          relayAway: errors.every((error) => error.away),
        }),
      );
      const what = { ...attemptOf(message, errors), outcome };
      notices.notDelivered(what);
      if (outcome === 'failed') {
        notices.alarm('message-failed', what);
      } else if (errors.some((error) => error.needsPerson)) {
        notices.alarm('mail-refused', what);
      }
    },
    async aborted(message, errors) {
      await store.release(message, now());
      notices.notDelivered({ ...attemptOf(message, errors), outcome: 'queued' });
    },
    async extendLease(message, answerWithin) {
      await retryUntilWritten(() => store.extendLease(message, now() + answerWithin + LEASE));
    },
    isBehind: () => unwritten > 0,
  };
}

function attemptOf({ id, attempts: attempt }: StoredMessage, errors: readonly RelayError[]) {
  const codes = errors.map((error) => error.code);
  const mayArriveTwice = errors.some((error) => error.mayHaveArrived);
  return { id, attempt, codes, ...(mayArriveTwice && { mayArriveTwice }) };
}
