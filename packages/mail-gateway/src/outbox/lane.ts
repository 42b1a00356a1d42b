import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Kind } from './delivery.ts';
import type { Handler } from './handler.ts';
import type { Relay } from './relay.ts';

/** Deliveries with limits of their own, so that they do not wait for other lanes. */
export interface LaneOptions {
  /** The handlers of the lane; deliveries of an earlier handler come first. */
  readonly handlers: readonly Handler[];
  /** The most attempts under way whose answers are not slow. */
  readonly atOnce: number;
  /** The most attempts under way in all. */
  readonly atOnceWithSlow: number;
  /** The relay of all handlers. While it cannot be used, the lane pauses. */
  readonly relay?: Relay;
}

/** The limits of a lane whose deliveries go one after the other. */
export const ONE_BY_ONE = { atOnce: 1, atOnceWithSlow: 1 };

/** The attempts of a lane that are under way, and whether one more may begin. */
export class Lane {
  readonly handlers: readonly Handler[];
  readonly kinds: readonly Kind[];
  readonly relay: Relay | undefined;
  /** Undefined without a relay. */
  readonly breaker: CircuitBreaker | undefined;
  readonly #limits: Pick<LaneOptions, 'atOnce' | 'atOnceWithSlow'>;
  readonly #underWay = new Map<Promise<void>, { isSlow: boolean }>();

  constructor({ handlers, relay, ...limits }: LaneOptions, createBreaker: () => CircuitBreaker) {
    this.handlers = handlers;
    this.kinds = handlers.map(({ kind }) => kind);
    this.relay = relay;
    this.breaker = relay && createBreaker();
    this.#limits = limits;
  }

  /** Attempts that have not ended. */
  get underWay(): readonly Promise<void>[] {
    return [...this.#underWay.keys()];
  }

  get #hasCapacity(): boolean {
    const fast = [...this.#underWay.values()].filter(({ isSlow }) => !isSlow).length;
    const { atOnce, atOnceWithSlow } = this.#limits;
    return fast < atOnce && this.#underWay.size < atOnceWithSlow;
  }

  /** Whether an attempt may begin. */
  get isFree(): boolean {
    return this.#hasCapacity && (this.breaker?.isFree ?? true);
  }

  /** The end of the relay's pause, if the lane waits for nothing else; infinity otherwise. */
  get freeAt(): number {
    return this.#hasCapacity && this.breaker?.isOpen
      ? this.breaker.until
      : Number.POSITIVE_INFINITY;
  }

  /** Counts an attempt while it is under way; `onFree` is called when another one may begin. */
  track(attempt: (onSlow: () => void) => Promise<void>, onFree: () => void): void {
    const state = { isSlow: false };
    const onSlow = () => {
      state.isSlow = true;
      onFree();
    };
    const ended = attempt(onSlow).then(() => {
      this.#underWay.delete(ended);
      onFree();
    });
    this.#underWay.set(ended, state);
  }
}
