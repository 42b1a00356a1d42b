import type { Alarm } from '../alarms.ts';
import { describeError } from '../errors.ts';
import { type Statement, StoreError } from '../store/database.ts';
import { SECOND } from '../time.ts';
import type { Delivery } from './delivery.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Handler } from './handler.ts';
import type { Lane } from './lane.ts';
import type { Recorder } from './recorder.ts';

/** Consecutive failures of a relay that raise the alarm: about a quarter of an hour. */
const DOWN_AFTER = 4;

/** Time beyond the other side's own timeout until an answer that drips in is aborted. */
const GRACE = SECOND;

/** Counts whether the other side accepted a delivery. */
export interface AttemptCounter {
  attempted(by: string, outcome: 'taken' | 'not-taken'): void;
}

export interface AttemptOptions {
  readonly recorder: Recorder;
  readonly alarm: Alarm;
  readonly metrics?: AttemptCounter | undefined;
  /** Milliseconds within which the whole request must be written. */
  readonly deadline: number;
  /** Milliseconds after which an answer is slow, and other deliveries no longer wait for it. */
  readonly slowAfter: number;
  /** Aborts when the gateway has to end. */
  readonly stopped: AbortSignal;
}

/** One attempt at a claimed delivery. */
export interface AttemptSubject {
  readonly delivery: Delivery;
  readonly handler: Handler;
  readonly lane: Lane;
  /** Ends the attempt for the lane's circuit breaker; to be called when the answer is known. */
  readonly leave: () => void;
  /** To be called when the request is written and the answer is slow. */
  readonly onSlow: () => void;
}

/** Makes attempts at claimed deliveries and has their outcomes recorded. */
export class Attempts {
  readonly #options: AttemptOptions;

  constructor(options: AttemptOptions) {
    this.#options = options;
  }

  /** Makes one attempt. Never rejects. */
  async make(subject: AttemptSubject): Promise<void> {
    try {
      await this.#deliverAndRecord(subject);
    } catch (error) {
      // The delivery stays `sending` until its lease ends.
      this.#options.alarm('store-unavailable', describeError(error));
    }
  }

  async #deliverAndRecord(subject: AttemptSubject): Promise<void> {
    const { delivery, handler, lane, leave } = subject;
    const { recorder, metrics, stopped } = this.#options;
    const outcome = await this.#deliverInTime(subject).catch(deliveryError).finally(leave);
    if (!(outcome instanceof DeliveryError)) {
      metrics?.attempted(handler.by, 'taken');
      lane.breaker?.close();
      await recorder.sent(delivery, handler, outcome);
      return;
    }
    metrics?.attempted(handler.by, 'not-taken');
    this.#noteRelay(lane, outcome);
    const isDone = outcome.isFinal || outcome.deliveredTo.length > 0;
    if (stopped.aborted && !isDone) {
      await recorder.aborted(delivery, outcome);
      return;
    }
    await recorder.notSent(delivery, handler, outcome, lane.breaker?.until ?? 0);
  }

  /** Lets the handler deliver; aborts when it is late or the gateway stops. */
  async #deliverInTime(subject: AttemptSubject): Promise<readonly Statement[]> {
    const { delivery, handler, lane, onSlow } = subject;
    const { recorder, deadline, slowAfter, stopped } = this.#options;
    const late = new AbortController();
    const signal = AbortSignal.any([late.signal, stopped]);
    let limit = setTimeout(() => late.abort(), deadline);
    let slow: NodeJS.Timeout | undefined;
    const written = (answerWithin: number) => {
      clearTimeout(limit);
      limit = setTimeout(() => late.abort(), answerWithin + GRACE);
      lane.breaker?.close();
      recorder.extendLease(delivery, answerWithin).catch(() => {});
      slow = setTimeout(onSlow, slowAfter);
    };
    try {
      return await handler.deliver(delivery, { signal, written });
    } finally {
      clearTimeout(limit);
      clearTimeout(slow);
    }
  }

  /** Tells the circuit breaker whether the lane's relay could be used. */
  #noteRelay({ breaker, relay }: Lane, error: DeliveryError): void {
    if (!error.away) {
      breaker?.close();
      return;
    }
    const failures = breaker?.open() ?? 0;
    // A failure that needs a person raises the handler's own alarm.
    if (failures >= DOWN_AFTER && !error.needsPerson) {
      this.#options.alarm('relay-down', {
        relay: relay?.name,
        codes: [error.code],
        attempts: failures,
      });
    }
  }
}

/** An error of a handler as the outcome of its attempt. */
function deliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) {
    return error;
  }
  if (error instanceof StoreError) {
    return new DeliveryError(`The database cannot be read: ${error.message}`, 'store');
  }
  throw error;
}
