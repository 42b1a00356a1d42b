import { LONGEST_OPEN_TIME, openTimeAfter } from './schedule.ts';

/**
 * The circuit breaker of a relay: closed (used for each mail), open (not used until a time), or
 * half-open (used by one attempt at a time, until its result is known), as it is at the start.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  readonly #random: () => number;
  /** Null when closed. */
  #failures: number | null = 0;
  #until = 0;
  /** The attempt under way while half-open. */
  #probe: object | null = null;

  constructor(now: () => number, random: () => number) {
    this.#now = now;
    this.#random = random;
  }

  /** The end of the open state; in the past unless open. */
  get until(): number {
    // A later time was written by a wrong clock.
    return this.#until > this.#now() + LONGEST_OPEN_TIME ? 0 : this.#until;
  }

  get isOpen(): boolean {
    return this.until > this.#now();
  }

  /** Whether an attempt may begin. */
  get isFree(): boolean {
    return !this.isOpen && this.#probe === null;
  }

  /** Begins an attempt, if it is free; returns the function that ends it. */
  enter(): () => void {
    const probe = {};
    if (this.#failures !== null) {
      this.#probe = probe;
    }
    return () => {
      this.#probe = this.#probe === probe ? null : this.#probe;
    };
  }

  /** Records that the relay could not be used; returns the number of consecutive failures. */
  open(): number {
    // Simultaneous failures count once.
    if (!this.isOpen) {
      this.#failures = (this.#failures ?? 0) + 1;
      this.#until = this.#now() + openTimeAfter(this.#failures, this.#random());
    }
    this.#probe = null;
    return this.#failures ?? 0;
  }

  /** Records that the relay could be used. */
  close(): void {
    this.#failures = null;
    this.#until = 0;
    this.#probe = null;
  }
}
