import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Alarm } from '../alarm.ts';
import { describeError } from '../errors.ts';
import { cleanText } from '../message.ts';
import type { Metrics } from '../metrics.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { createPauses } from './pauses.ts';
import { type Relay, RelayError } from './relay.ts';
import { delayAfter, GIVE_UP_AFTER, LONGEST_DELAY } from './schedule.ts';

/** A claim runs out after this time in milliseconds, longer than any attempt may take. */
export const LEASE = 5 * 60 * 1000;

/** The deadline when none is given, in milliseconds. */
const DEADLINE = 2 * 60 * 1000;

/** Longest time between two looks at the store, for what other processes put there. */
const LONGEST_SLEEP = 15_000;

export interface DeliveryOptions {
  readonly store: Store;
  /** Tried in this order until one takes the message; none means that messages wait. */
  readonly relays: readonly Relay[];
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly alarm: Alarm;
  readonly metrics?: Pick<Metrics, 'attempted'>;
  readonly now?: () => number;
  readonly random?: () => number;
  /** Longest time one relay may take for one message, in milliseconds; then it is broken off. */
  readonly deadline?: number;
}

/** Hands waiting messages on, one after another, until each is taken. */
export interface Delivery {
  /** Delivers everything that is due and resolves when nothing is. */
  drain(): Promise<void>;
  /** Begins to look for due messages by itself. */
  start(): void;
  /** Says that a message came in. */
  wake(): void;
  /** Ends: waits up to `patience` milliseconds for the attempt under way, then gives it back. */
  stop(patience?: number): Promise<void>;
}

export function createDelivery(options: DeliveryOptions): Delivery {
  const { store, relays, logger, alarm, metrics, now = Date.now, random = Math.random } = options;
  const { deadline = DEADLINE } = options;
  const pauses = createPauses(now, random);
  let timer: NodeJS.Timeout | undefined;
  let draining: Promise<void> | undefined;
  let underWay: AbortController | undefined;
  let woken = false;
  let stopping = false;
  let outOfPatience = false;

  async function drain(): Promise<void> {
    await store.releaseExpiredClaims(now(), LEASE);
    while (!stopping && pauses.over(relays) <= now()) {
      const message = await store.claimNext(now(), { longestDelay: LONGEST_DELAY, lease: LEASE });
      if (!message) {
        return;
      }
      await attempt(message);
    }
  }

  async function attempt(message: StoredMessage): Promise<void> {
    // Only the first relay knows of recipients: the next would give it to some of them twice.
    const able = message.deliveredTo.length > 0 ? relays.slice(0, 1) : relays;
    const faults: RelayError[] = [];
    for (const relay of able.filter(mayBeAsked)) {
      const fault = await handOn(message, relay);
      if (!fault) {
        await store.markSent(message, now(), relay.name);
        await store.makeAllDue(now());
        const what = { id: message.id, relay: relay.name, attempt: message.attempts };
        tell(() => logger.info(what, 'delivered'));
        return;
      }
      faults.push(fault);
      if (fault.deliveredTo.length > 0) {
        break;
      }
      if (outOfPatience) {
        await store.release(message, now());
        return;
      }
    }
    await postpone(message, faults, pauses.over(able));
  }

  const mayBeAsked = (relay: Relay) => pauses.over([relay]) <= now();

  /** Resolves to why the relay did not take the message, or did not take it for everybody. */
  async function handOn(message: StoredMessage, relay: Relay): Promise<RelayError | undefined> {
    try {
      await deliverInTime(relay, message);
      metrics?.attempted(relay.name, 'taken');
      pauses.end(relay);
      return undefined;
    } catch (error) {
      if (!(error instanceof RelayError)) {
        throw error;
      }
      metrics?.attempted(relay.name, 'not-taken');
      if (error.away) {
        pauses.begin(relay);
      } else {
        pauses.end(relay);
      }
      return error;
    }
  }

  /** Has the message wait for its next attempt, and says so: `faults` is empty when none was made. */
  async function postpone(
    message: StoredMessage,
    faults: readonly RelayError[],
    notBefore: number,
  ): Promise<void> {
    const reasons = faults.map((fault) => cleanText(fault.message.slice(0, 300)));
    const outcome = await store.giveBack(message, now(), {
      dueAt: Math.max(now() + delayAfter(message.attempts, random()), notBefore),
      reason: reasons.join(' | ') || message.lastError || '',
      giveUpSince: now() - GIVE_UP_AFTER,
      deliveredTo: [...message.deliveredTo, ...faults.flatMap((fault) => fault.deliveredTo)],
    });
    const codes = faults.map((fault) => fault.code);
    const what = { id: message.id, attempt: message.attempts, codes, outcome };
    tell(() => logger.warn(what, 'not delivered'));
    if (outcome === 'failed') {
      tell(() => alarm('message-failed', what));
    } else if (faults.some((fault) => fault.needsPerson)) {
      tell(() => alarm('mail-refused', what));
    }
  }

  /** Has the relay deliver the message, and breaks it off at the deadline or when stopping. */
  async function deliverInTime(relay: Relay, message: StoredMessage): Promise<void> {
    const attempt = new AbortController();
    const { promise: brokenOff, reject } = Promise.withResolvers<never>();
    attempt.signal.addEventListener('abort', () => {
      reject(new RelayError('The relay took too long.', 'deadline', { away: true }));
    });
    underWay = attempt;
    const limit = setTimeout(() => attempt.abort(), outOfPatience ? 0 : deadline);
    try {
      await Promise.race([deliverInTurn(relay, message, attempt.signal), brokenOff]);
    } finally {
      clearTimeout(limit);
      underWay = undefined;
    }
  }

  async function deliverInTurn(relay: Relay, message: StoredMessage, signal: AbortSignal) {
    if (relay.pace !== undefined) {
      const turn = await store.takeTurn(now(), relay.pace);
      await wait(Math.max(turn - now(), 0), undefined, { signal });
    }
    await relay.deliver(message, signal);
  }

  /** Looks once and sleeps until the next time; never rejects, for nobody waits for it. */
  async function look(): Promise<void> {
    let sleep = LONGEST_SLEEP;
    try {
      await drain();
      const due = (await store.nextDueTime()) ?? Number.POSITIVE_INFINITY;
      sleep = Math.min(Math.max(due, pauses.over(relays)) - now(), sleep);
      sleep = Math.max(sleep, 100);
    } catch (error) {
      tell(() => alarm('store-unavailable', describeError(error)));
    }
    draining = undefined;
    if (!stopping) {
      timer = setTimeout(wake, woken ? 0 : sleep);
      woken = false;
    }
  }

  function wake(): void {
    if (stopping || relays.length === 0) {
      return;
    }
    if (draining) {
      woken = true;
      return;
    }
    clearTimeout(timer);
    draining = look();
  }

  return {
    drain,
    wake,
    start: wake,
    async stop(patience = 5000) {
      if (stopping) {
        return;
      }
      stopping = true;
      clearTimeout(timer);
      const limit = setTimeout(() => {
        outOfPatience = true;
        underWay?.abort();
      }, patience);
      await draining;
      clearTimeout(limit);
      for (const relay of relays) {
        relay.close();
      }
    },
  };
}

/** Logs or calls a person. That cannot be done on a full disk, and mails go out all the same. */
function tell(say: () => void): void {
  try {
    say();
  } catch {
    // There is nowhere left to say it.
  }
}
