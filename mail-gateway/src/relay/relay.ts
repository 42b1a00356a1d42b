import type { StoredMessage } from '../store/store.ts';

/** One attempt to hand a message on, as the relay sees it. */
export interface Attempt {
  /** Aborts when the relay takes too long, or when the gateway has to stop. */
  readonly signal: AbortSignal;
  /** To be called when the whole message is written and may be answered in so many milliseconds. */
  written(answerWithin: number): void;
}

/** A way to hand a message on. */
export interface Relay {
  readonly name: string;
  /** The other side takes one message in so many milliseconds, from all processes together. */
  readonly minIntervalMs?: number;
  /**
   * Resolves when every recipient who is not among `message.deliveredTo` has the message. When the
   * attempt's signal aborts it rejects, and nothing of the message may go out any more.
   * @throws RelayError, always.
   */
  deliver(message: StoredMessage, attempt?: Attempt): Promise<void>;
  /** Resolves to a sentence when the other side would take a message now; rejects with RelayError. */
  check(): Promise<string>;
  close(): void;
}

/** What is known of a fault beside its reason; what is not said is not so. */
export interface RelayErrorDetails {
  /** Waiting alone will not mend it: a wrong password, a refused address or message. */
  readonly needsPerson?: boolean;
  /** Any other message would have fared alike: no connection, no login, no answer. */
  readonly away?: boolean;
  /** All of the message was written, and no answer came: the next attempt may double it. */
  readonly mayHaveArrived?: boolean;
  /** Recipients that have the message nevertheless. */
  readonly deliveredTo?: readonly string[];
}

/**
 * The other side did not take the message. `code` is for logs and holds nothing a visitor wrote;
 * the message may quote the other side and is kept with the row only.
 */
export class RelayError extends Error {
  readonly code: string;
  readonly needsPerson: boolean;
  readonly away: boolean;
  readonly mayHaveArrived: boolean;
  readonly deliveredTo: readonly string[];

  constructor(reason: string, code: string, details: RelayErrorDetails = {}) {
    super(reason);
    this.code = code;
    this.needsPerson = details.needsPerson ?? false;
    this.away = details.away ?? false;
    this.mayHaveArrived = details.mayHaveArrived ?? false;
    this.deliveredTo = details.deliveredTo ?? [];
  }
}
