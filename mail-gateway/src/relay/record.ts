import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { cut } from '../../../words/graphemes.ts';
import type { Alarm } from '../alarms.ts';
import { describeError } from '../errors.ts';
import { cleanText } from '../message.ts';
import { StoreError } from '../store/database.ts';
import type { NewConfirmation } from '../store/follow-up-store.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { MINUTE } from '../time.ts';
import type { Relay, RelayError } from './relay.ts';
import { delayAfter, GIVE_UP_AFTER, LONGEST_OPEN_TIME } from './schedule.ts';

/** Milliseconds until a claim expires: longer than an attempt may take to write. */
export const LEASE = 5 * MINUTE;

export interface RecordOptions {
  readonly store: Store;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly alarm: Alarm;
  readonly now: () => number;
  readonly random: () => number;
  readonly suspect: () => boolean;
  readonly rewriteAfter: number;
  readonly confirmationOf?: ((message: StoredMessage) => NewConfirmation | null) | undefined;
  readonly onConfirmation?: (() => void) | undefined;
  /** Aborts when the gateway has to end. */
  readonly stopped: AbortSignal;
}

export type Recorder = ReturnType<typeof createRecorder>;

export function createRecorder(options: RecordOptions) {
  const { store, logger, alarm, now, random, suspect, rewriteAfter, stopped } = options;
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
            alarm('store-unavailable', describeError(error));
          }
          await wait(rewriteAfter, undefined, { signal: stopped });
        }
      }
    } finally {
      unwritten -= 1;
    }
  }

  return {
    async sent(message: StoredMessage, relay: Relay): Promise<void> {
      const confirmation = options.confirmationOf?.(message) ?? null;
      await retryUntilWritten(() => store.markSent(message, now(), relay.name, confirmation));
      const { id, attempts: attempt } = message;
      logger.info({ id, relay: relay.name, attempt }, 'delivered');
      if (confirmation) {
        options.onConfirmation?.();
      }
      await store.makeAllDue(now());
    },
    /** No relay took it; `errors` is empty when none could be used. Due at `notBefore` or later. */
    async notSent(
      message: StoredMessage,
      errors: readonly RelayError[],
      notBefore: number,
    ): Promise<void> {
      const reasons = errors.map((error) => cut(cleanText(error.message), 300));
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
      logger.warn(what, 'not delivered');
      if (outcome === 'failed') {
        alarm('message-failed', what);
      } else if (errors.some((error) => error.needsPerson)) {
        alarm('mail-refused', what);
      }
    },
    /** The attempt was aborted because the gateway stops. */
    async aborted(message: StoredMessage, errors: readonly RelayError[]): Promise<void> {
      await store.release(message, now());
      logger.warn({ ...attemptOf(message, errors), outcome: 'queued' }, 'not delivered');
    },
    /** Extends the claim while the other side may still answer. */
    async extendLease(message: StoredMessage, answerWithin: number): Promise<void> {
      await retryUntilWritten(() => store.extendLease(message, now() + answerWithin + LEASE));
    },
    /** Whether a write is being repeated. */
    isBehind: () => unwritten > 0,
  };
}

function attemptOf({ id, attempts: attempt }: StoredMessage, errors: readonly RelayError[]) {
  const codes = errors.map((error) => error.code);
  const mayArriveTwice = errors.some((error) => error.mayHaveArrived);
  return { id, attempt, codes, ...(mayArriveTwice && { mayArriveTwice }) };
}
