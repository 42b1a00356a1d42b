import type { FastifyBaseLogger } from 'fastify';
import type { Alarm } from '../alarms.ts';
import { describeError } from '../errors.ts';
import { MINUTE } from '../time.ts';
import { type AttemptCounter, Attempts } from './attempt.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { Delivery, Kind } from './delivery.ts';
import { Lane, type LaneOptions } from './lane.ts';
import type { Outbox } from './outbox.ts';
import { Recorder } from './recorder.ts';
import { LEASE } from './schedule.ts';

/** Milliseconds after which an attempt is aborted if nothing is written. */
const DEADLINE = 2 * MINUTE;

/** Milliseconds after which an answer is slow, and the next delivery no longer waits for it. */
const SLOW_AFTER = 5000;

/** Milliseconds between two polls of the outbox, which other processes write to as well. */
const LONGEST_POLL_INTERVAL = 15_000;

export interface WorkerOptions {
  readonly outbox: Outbox;
  /** The lanes of deliveries; kinds without a lane wait. */
  readonly lanes: readonly LaneOptions[];
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly alarm: Alarm;
  readonly metrics?: AttemptCounter;
  readonly now?: () => number;
  readonly random?: () => number;
  /** Milliseconds after which an attempt is aborted if nothing is written. */
  readonly deadline?: number;
  /** Milliseconds after which an answer is slow, and other deliveries no longer wait for it. */
  readonly slowAfter?: number;
  /** Milliseconds until a failed write to the database is repeated. */
  readonly rewriteAfter?: number;
}

/** Makes the due deliveries of the outbox, a few at a time in each lane. */
export class OutboxWorker {
  readonly #outbox: Outbox;
  readonly #lanes: readonly Lane[];
  readonly #alarm: Alarm;
  readonly #now: () => number;
  readonly #recorder: Recorder;
  readonly #attempts: Attempts;
  readonly #stopper = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #isStarted = false;
  #isWoken = false;
  #isStopping = false;

  constructor({ outbox, lanes, alarm, ...options }: WorkerOptions) {
    const { now = Date.now, random = Math.random } = options;
    const stopped = this.#stopper.signal;
    this.#outbox = outbox;
    this.#alarm = alarm;
    this.#now = now;
    this.#lanes = lanes.map((lane) => new Lane(lane, () => new CircuitBreaker(now, random)));
    this.#recorder = new Recorder({
      outbox,
      logger: options.logger,
      alarm,
      now,
      random,
      stopped,
      rewriteAfter: options.rewriteAfter ?? 1000,
    });
    this.#attempts = new Attempts({
      recorder: this.#recorder,
      alarm,
      metrics: options.metrics,
      deadline: options.deadline ?? DEADLINE,
      slowAfter: options.slowAfter ?? SLOW_AFTER,
      stopped,
    });
  }

  /** Whether a lane delivers this kind. */
  delivers(kind: Kind): boolean {
    return this.#lanes.some(({ kinds }) => kinds.includes(kind));
  }

  /** Polls now and regularly from then on; called at the start and after each queued delivery. */
  wake(): void {
    if (this.#isStopping || this.#lanes.length === 0) {
      return;
    }
    this.#isStarted = true;
    if (this.#polling) {
      this.#isWoken = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#polling = this.#poll();
  }

  /** Makes all due deliveries; resolves when none is due. */
  async drain(): Promise<void> {
    await this.#beginDue();
    while (this.#underWay.length > 0) {
      await Promise.race(this.#underWay);
      await this.#beginDue();
    }
  }

  /** Waits up to `timeoutMs` milliseconds for the attempts under way, then aborts them. */
  async stop(timeoutMs = 5000): Promise<void> {
    if (this.#isStopping) {
      return;
    }
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const limit = setTimeout(() => this.#stopper.abort(), timeoutMs);
    await this.#polling;
    await Promise.all(this.#underWay);
    clearTimeout(limit);
    this.#stopper.abort();
    for (const { relay } of this.#lanes) {
      relay?.close();
    }
  }

  get #underWay(): Promise<void>[] {
    return this.#lanes.flatMap((lane) => lane.underWay);
  }

  /** Polls once and sets the timer for the next time; never rejects. */
  async #poll(): Promise<void> {
    let delay = LONGEST_POLL_INTERVAL;
    try {
      await this.#beginDue();
      delay = await this.#untilNextPoll();
    } catch (error) {
      this.#alarm('store-unavailable', describeError(error));
    }
    this.#polling = undefined;
    if (!this.#isStopping) {
      this.#timer = setTimeout(() => this.wake(), this.#isWoken ? 0 : delay);
      this.#isWoken = false;
    }
  }

  /** Begins attempts at due deliveries, as far as the lanes allow. */
  async #beginDue(): Promise<void> {
    if (!this.#recorder.isBehind) {
      await this.#outbox.releaseExpiredClaims(this.#now());
    }
    for (const lane of this.#lanes) {
      while (!this.#isStopping && lane.isFree) {
        const leave = lane.breaker?.enter() ?? (() => {});
        const delivery = await this.#claimNext(lane).catch((error: unknown) => {
          leave();
          throw error;
        });
        if (!delivery) {
          leave();
          break;
        }
        this.#begin(delivery, lane, leave);
      }
    }
  }

  #claimNext({ kinds }: Lane): Promise<Delivery | null> {
    const now = this.#now();
    return this.#outbox.claimNext(kinds, now, now + LEASE);
  }

  #begin(delivery: Delivery, lane: Lane, leave: () => void): void {
    const handler = lane.handlers.find(({ kind }) => kind === delivery.kind);
    if (!handler) {
      throw new Error(`No handler delivers ${delivery.kind}.`);
    }
    lane.track(
      (onSlow) => this.#attempts.make({ delivery, handler, lane, leave, onSlow }),
      () => this.#isStarted && this.wake(),
    );
  }

  /** The milliseconds until the next poll. An attempt that ends earlier wakes the worker. */
  async #untilNextPoll(): Promise<number> {
    const free = this.#lanes.filter(({ isFree }) => isFree).flatMap(({ kinds }) => kinds);
    const due = (await this.#outbox.nextDueTime(free)) ?? Number.POSITIVE_INFINITY;
    const next = Math.min(due, ...this.#lanes.map(({ freeAt }) => freeAt));
    return Math.min(Math.max(next - this.#now(), 100), LONGEST_POLL_INTERVAL);
  }
}
