import { setTimeout as wait } from 'node:timers/promises';
import type { Alarm } from '../alarms.ts';
import { describeError } from '../errors.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { SECOND } from '../time.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Recorder } from './record.ts';
import { type Relay, RelayError } from './relay.ts';

/** Consecutive failures of a relay that raise the alarm: about a quarter of an hour. */
const DOWN_AFTER = 4;

/** Time beyond a relay's own timeout until an answer that drips in is aborted. */
const GRACE = SECOND;

/** Counts whether a relay took a message. */
export interface AttemptCounter {
  attempted(relay: string, outcome: 'taken' | 'not-taken'): void;
}

export interface DeliverMessageOptions {
  readonly store: Pick<Store, 'takeRateSlot'>;
  readonly relays: readonly Relay[];
  readonly breaker: CircuitBreaker;
  readonly recorder: Recorder;
  readonly alarm: Alarm;
  readonly metrics?: AttemptCounter | undefined;
  readonly now: () => number;
  /** Milliseconds within which a message must be written. */
  readonly deadline: number;
  readonly slowAfter: number;
  /** Aborts when the gateway has to end. */
  readonly stopped: AbortSignal;
}

/**
 * Tries the relays for one claimed message and records the outcome; calls `onSlow` when the message
 * is written and the answer is slow. Never rejects.
 */
export type DeliverMessage = (message: StoredMessage, onSlow: () => void) => Promise<void>;

export function createDeliverMessage(options: DeliverMessageOptions): DeliverMessage {
  const { store, relays, breaker, recorder, alarm, metrics, now, stopped } = options;
  const { deadline, slowAfter } = options;

  return async (message, onSlow) => {
    try {
      await tryRelays(message, onSlow);
    } catch (error) {
      // The message stays `sending` until its lease ends.
      alarm('store-unavailable', describeError(error));
    }
  };

  async function tryRelays(message: StoredMessage, onSlow: () => void): Promise<void> {
    // Only the first relay can leave recipients out: the next would send to some of them twice.
    const able = message.deliveredTo.length > 0 ? relays.slice(0, 1) : relays;
    const errors: RelayError[] = [];
    for (const relay of able) {
      const release = breaker.enter(relay);
      if (!release) {
        continue;
      }
      const error = await ask(relay, message, onSlow).finally(release);
      if (!error) {
        await recorder.sent(message, relay);
        return;
      }
      errors.push(error);
      if (error.deliveredTo.length > 0) {
        break;
      }
      if (stopped.aborted) {
        await recorder.aborted(message, errors);
        return;
      }
    }
    await recorder.notSent(message, errors, breaker.until(able));
  }

  /** Resolves to why the relay did not take the message, or not for every recipient. */
  async function ask(relay: Relay, message: StoredMessage, onSlow: () => void) {
    try {
      await deliverInTime(relay, message, onSlow);
      metrics?.attempted(relay.name, 'taken');
      breaker.close(relay);
      return undefined;
    } catch (error) {
      if (!(error instanceof RelayError)) {
        throw error;
      }
      metrics?.attempted(relay.name, 'not-taken');
      noteError(relay, error);
      return error;
    }
  }

  function noteError(relay: Relay, error: RelayError): void {
    if (!error.away) {
      breaker.close(relay);
      return;
    }
    const failures = breaker.open(relay);
    // For what needs a person, the alarm is mail-refused.
    if (failures >= DOWN_AFTER && !error.needsPerson) {
      alarm('relay-down', { relay: relay.name, codes: [error.code], attempts: failures });
    }
  }

  /** Lets the relay deliver the message; aborts when it is late or the gateway stops. */
  async function deliverInTime(relay: Relay, message: StoredMessage, onSlow: () => void) {
    const late = new AbortController();
    const signal = AbortSignal.any([late.signal, stopped]);
    let limit = setTimeout(() => late.abort(), deadline);
    let slow: NodeJS.Timeout | undefined;
    const written = (answerWithin: number) => {
      clearTimeout(limit);
      limit = setTimeout(() => late.abort(), answerWithin + GRACE);
      breaker.close(relay);
      recorder.extendLease(message, answerWithin).catch(() => {});
      slow = setTimeout(onSlow, slowAfter);
    };
    try {
      await rateSlot(relay, signal);
      await relay.deliver(message, { signal, written });
    } finally {
      clearTimeout(limit);
      clearTimeout(slow);
    }
  }

  /** Waits for the rate limit of a relay, which all processes share. */
  async function rateSlot({ minIntervalMs }: Relay, signal: AbortSignal): Promise<void> {
    if (minIntervalMs === undefined) {
      return;
    }
    const slot = await store.takeRateSlot(now(), minIntervalMs);
    await wait(Math.max(slot - now(), 0), undefined, { signal }).catch(() => {
      throw new RelayError('Too many messages wait for this relay.', 'deadline', { away: true });
    });
  }
}
