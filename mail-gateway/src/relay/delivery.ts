import type { FastifyBaseLogger } from 'fastify';
import type { Alarm } from '../alarms.ts';
import { describeError } from '../errors.ts';
import type { NewConfirmation } from '../store/follow-up-store.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { MINUTE } from '../time.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type AttemptCounter, createDeliverMessage } from './deliver-message.ts';
import { createRecorder, LEASE } from './record.ts';
import type { Relay } from './relay.ts';
import { LONGEST_DELAY } from './schedule.ts';

const DEADLINE = 2 * MINUTE;

/** Longer than any extended lease. */
const LONGEST_LEASE = 4 * LEASE;

/** Most messages under way; Microsoft 365 takes three connections from one sender. */
const AT_ONCE = 3;

/** The same including slow answers; Postfix takes 50 connections from one client. */
const AT_ONCE_WITH_SLOW = 50;

/** Milliseconds after which an answer is slow, and the next message no longer waits for it. */
const SLOW_AFTER = 5000;

/** Milliseconds between two polls of the store, which other processes write to as well. */
const LONGEST_POLL_INTERVAL = 15_000;

export interface DeliveryOptions {
  readonly store: Store;
  /** Tried in this order until one takes the message; none means that messages wait. */
  readonly relays: readonly Relay[];
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly alarm: Alarm;
  readonly metrics?: AttemptCounter;
  /** The confirmation that is queued with the outcome when a message was sent; must not throw. */
  readonly confirmationOf?: (message: StoredMessage) => NewConfirmation | null;
  /** Called when a confirmation may have been queued; neither throws nor is waited for. */
  readonly onConfirmation?: () => void;
  readonly now?: () => number;
  /** True while the clock may be wrong: then no message is given up. */
  readonly suspect?: () => boolean;
  readonly random?: () => number;
  /** Milliseconds after which an attempt is aborted if the message is not written. */
  readonly deadline?: number;
  /** Milliseconds after which others no longer wait for the answer to a written message. */
  readonly slowAfter?: number;
  /** Milliseconds until a failed write to the database is repeated. */
  readonly rewriteAfter?: number;
}

export type Delivery = ReturnType<typeof createDelivery>;

/** Delivers waiting messages, a few at a time. */
export function createDelivery(options: DeliveryOptions) {
  const { store, relays, now = Date.now, random = Math.random } = options;
  const { suspect = () => false, deadline = DEADLINE, rewriteAfter = 1000 } = options;
  const { slowAfter = SLOW_AFTER } = options;
  const stopper = new AbortController();
  const stopped = stopper.signal;
  const breaker = createCircuitBreaker(now, random);
  const context = { ...options, now, random, suspect, breaker, stopped };
  const recorder = createRecorder({ ...context, rewriteAfter });
  const deliverMessage = createDeliverMessage({ ...context, recorder, deadline, slowAfter });
  const underWay = new Map<Promise<void>, { isSlow: boolean }>();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let started = false;
  let woken = false;
  let stopping = false;

  function hasCapacity(): boolean {
    const fast = [...underWay.values()].filter(({ isSlow }) => !isSlow);
    return fast.length < AT_ONCE && underWay.size < AT_ONCE_WITH_SLOW;
  }

  /** Begins attempts for due messages, as far as capacity and relays allow. */
  async function beginDue(): Promise<void> {
    if (!recorder.isBehind()) {
      await store.releaseExpiredClaims(now(), LONGEST_LEASE);
    }
    while (!stopping && hasCapacity() && breaker.admits(relays)) {
      const message = await store.claimNext(now(), { longestDelay: LONGEST_DELAY, lease: LEASE });
      if (!message) {
        return;
      }
      begin(message);
    }
  }

  function begin(message: StoredMessage): void {
    const state = { isSlow: false };
    const onSlow = () => {
      state.isSlow = true;
      wakeIfStarted();
    };
    const ended = deliverMessage(message, onSlow).then(() => {
      underWay.delete(ended);
      wakeIfStarted();
    });
    underWay.set(ended, state);
  }

  /** Delivers everything that is due and resolves when nothing is. */
  async function drain(): Promise<void> {
    await beginDue();
    while (underWay.size > 0) {
      await Promise.race(underWay.keys());
      await beginDue();
    }
  }

  /** Polls once and sets the timer for the next time; never rejects. */
  async function poll(): Promise<void> {
    let delay = LONGEST_POLL_INTERVAL;
    try {
      await beginDue();
      delay = await untilNextPoll();
    } catch (error) {
      options.alarm('store-unavailable', describeError(error));
    }
    polling = undefined;
    if (!stopping) {
      timer = setTimeout(wake, woken ? 0 : delay);
      woken = false;
    }
  }

  /** In milliseconds; an attempt that ends earlier wakes the delivery. */
  async function untilNextPoll(): Promise<number> {
    let next = breaker.until(relays);
    if (hasCapacity() && breaker.admits(relays)) {
      next = (await store.nextDueTime()) ?? Number.POSITIVE_INFINITY;
    } else if (next <= now()) {
      return LONGEST_POLL_INTERVAL;
    }
    return Math.min(Math.max(next - now(), 100), LONGEST_POLL_INTERVAL);
  }

  /** Polls at once and from then on regularly: at the start, and because a message came in. */
  function wake(): void {
    if (stopping || relays.length === 0) {
      return;
    }
    started = true;
    if (polling) {
      woken = true;
      return;
    }
    clearTimeout(timer);
    polling = poll();
  }

  function wakeIfStarted(): void {
    if (started) {
      wake();
    }
  }

  return {
    drain,
    wake,
    /** Waits up to `timeoutMs` milliseconds for the attempts under way, then aborts them. */
    async stop(timeoutMs = 5000): Promise<void> {
      if (stopping) {
        return;
      }
      stopping = true;
      clearTimeout(timer);
      const limit = setTimeout(() => stopper.abort(), timeoutMs);
      await polling;
      await Promise.all(underWay.keys());
      clearTimeout(limit);
      stopper.abort();
      for (const relay of relays) {
        relay.close();
      }
    },
  };
}
