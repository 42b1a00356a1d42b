import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { cut } from '../../../words/graphemes.ts';
import type { Alarm } from '../alarms.ts';
import { describeError } from '../errors.ts';
import { cleanText } from '../messages/message.ts';
import { type Statement, StoreError } from '../store/database.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryError } from './delivery-error.ts';
import type { Handler } from './handler.ts';
import type { Outbox } from './outbox.ts';
import { delayAfter, LEASE, LONGEST_OPEN_TIME } from './schedule.ts';

export interface RecorderOptions {
  readonly outbox: Outbox;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly alarm: Alarm;
  readonly now: () => number;
  readonly random: () => number;
  /** Milliseconds until a failed write to the database is repeated. */
  readonly rewriteAfter: number;
  /** Aborts when the gateway has to end. */
  readonly stopped: AbortSignal;
}

/** Records the outcomes of attempts in the database, the log and the alarm. */
export class Recorder {
  readonly #options: RecorderOptions;
  #unwritten = 0;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /** Whether a write is being repeated. */
  get isBehind(): boolean {
    return this.#unwritten > 0;
  }

  /** Records a delivery as sent. `alongside` runs in the same transaction. */
  async sent(delivery: Delivery, { by }: Handler, alongside: readonly Statement[]): Promise<void> {
    const { outbox, logger, now } = this.#options;
    await this.#retryUntilWritten(() => outbox.markSent(delivery, now(), by, alongside));
    logger.info({ ...namesOf(delivery), relay: by, attempt: delivery.attempts }, 'delivered');
    await outbox.makeAllDue(now());
  }

  /** Records a failed attempt. The delivery is due at `notBefore` or later, or given up. */
  async notSent(
    delivery: Delivery,
    handler: Handler,
    error: DeliveryError,
    notBefore: number,
  ): Promise<void> {
    const { outbox, logger, alarm, now, random } = this.#options;
    const earliest = Math.min(notBefore, now() + LONGEST_OPEN_TIME);
    const lastsSince = error.isFinal ? now() : now() - handler.giveUpAfter;
    const outcome = await this.#retryUntilWritten(() =>
      outbox.giveBack(delivery, now(), {
        dueAt: Math.max(now() + delayAfter(delivery.attempts, random()), earliest),
        reason: cut(cleanText(error.message), 300),
        giveUpSince: Math.max(lastsSince, Number.MIN_SAFE_INTEGER),
        deliveredTo: [...delivery.deliveredTo, ...error.deliveredTo],
        relayAway: error.away,
      }),
    );
    const details = { ...attemptOf(delivery, error), outcome };
    logger.warn(details, 'not delivered');
    if (outcome === 'failed' && handler.alarmGivenUp) {
      alarm(handler.alarmGivenUp, details);
    } else if (error.needsPerson && handler.alarmRefused) {
      alarm(handler.alarmRefused, details);
    }
  }

  /** Records an attempt that was aborted because the gateway stops. */
  async aborted(delivery: Delivery, error: DeliveryError): Promise<void> {
    const { outbox, logger, now } = this.#options;
    await outbox.release(delivery, now());
    logger.warn({ ...attemptOf(delivery, error), outcome: 'queued' }, 'not delivered');
  }

  /** Extends the claim while the other side may still answer. */
  async extendLease(delivery: Delivery, answerWithin: number): Promise<void> {
    const { outbox, now } = this.#options;
    await this.#retryUntilWritten(() => outbox.extendLease(delivery, now() + answerWithin + LEASE));
  }

  /** Repeats a failed write, since an outcome that is not recorded before the lease ends causes a second delivery. */
  async #retryUntilWritten<Result>(write: () => Promise<Result>): Promise<Result> {
    const { alarm, rewriteAfter, stopped } = this.#options;
    this.#unwritten += 1;
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
      this.#unwritten -= 1;
    }
  }
}

/** The name of a delivery in logs: its message's id, if it has one. */
const namesOf = ({ id, messageId, kind }: Delivery) => ({ id: messageId ?? id, kind });

function attemptOf(delivery: Delivery, { code, mayHaveArrived }: DeliveryError) {
  return {
    ...namesOf(delivery),
    attempt: delivery.attempts,
    codes: [code],
    ...(mayHaveArrived && { mayArriveTwice: true }),
  };
}
