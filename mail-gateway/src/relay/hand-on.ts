import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '../errors.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Notices } from './notices.ts';
import type { Recorder } from './record.ts';
import { type Relay, RelayError } from './relay.ts';

/** After so many attempts in a row, about a quarter of an hour, a relay that is away is news. */
const DOWN_AFTER = 4;

/** A relay notices by itself that its answer is late; one that drips is broken off so much later. */
const GRACE = 1000;

export interface HandOnOptions {
  readonly store: Pick<Store, 'takeRateSlot'>;
  readonly relays: readonly Relay[];
  readonly breaker: CircuitBreaker;
  readonly recorder: Recorder;
  readonly notices: Notices;
  readonly metrics?: Pick<Metrics, 'attempted'> | undefined;
  readonly now: () => number;
  /** Longest time in milliseconds until a message is written. */
  readonly deadline: number;
  /** Milliseconds after which an answer takes long. */
  readonly slowAfter: number;
  /** Aborts when the gateway cannot wait any longer. */
  readonly stopped: AbortSignal;
}

/**
 * Asks the relays to take one claimed message, and has it recorded; calls `onSlow` when all is
 * written and the answer takes long. Never rejects.
 */
export type HandOn = (message: StoredMessage, onSlow: () => void) => Promise<void>;

export function createHandOn(options: HandOnOptions): HandOn {
  const { store, relays, breaker, recorder, notices, metrics, now, stopped } = options;
  const { deadline, slowAfter } = options;

  return async (message, onSlow) => {
    try {
      await tryRelays(message, onSlow);
    } catch (error) {
      // It stays `sending` until its lease ends.
      notices.alarm('store-unavailable', describeError(error));
    }
  };

  async function tryRelays(message: StoredMessage, onSlow: () => void): Promise<void> {
    // Only the first relay knows of recipients: the next would give it to some of them twice.
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

  /** Resolves to why the relay did not take the message, or did not take it for everybody. */
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
    // Of what needs a person, mail-refused tells.
    if (failures >= DOWN_AFTER && !error.needsPerson) {
      notices.alarm('relay-down', { relay: relay.name, codes: [error.code], attempts: failures });
    }
  }

  /** Has the relay deliver the message, and breaks it off when it is late or the gateway stops. */
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

  /** Waits until a relay may be asked that takes one message every so often from all processes. */
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
