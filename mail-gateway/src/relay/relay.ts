import type { StoredMessage } from '../store/store.ts';

/** One attempt to hand a message on, as the relay sees it. */
export interface Attempt {
  /** Aborts when the relay takes too long, or when the gateway has to stop. */
  readonly signal: AbortSignal;
  /** To be called when the whole message is written; `answerWithin` is in milliseconds. */
  written(answerWithin: number): void;
}

/** A message on its way; with `recipients` it goes to them instead of the owner. */
export type OutgoingMessage = StoredMessage & {
  readonly recipients?: readonly string[];
  /** The content of its file, where that is attached. */
  readonly attachment?: Uint8Array;
};

/** A service that takes messages. */
export interface Relay {
  readonly name: string;
  /** Milliseconds between two messages, of all processes together. */
  readonly minIntervalMs?: number;
  /**
   * Resolves when every recipient has the message who is not in `message.deliveredTo`. After the
   * attempt's signal aborts, it rejects and sends nothing more.
   * @throws RelayError and nothing else.
   */
  deliver(message: OutgoingMessage, attempt?: Attempt): Promise<void>;
  /** Resolves to a sentence when the relay would take a message now; rejects with RelayError. */
  check(): Promise<string>;
  close(): void;
}

/** Optional details of a failure. Every flag defaults to false. */
export interface RelayErrorDetails {
  /** Waiting will not solve it: a wrong password, a refused address or message. */
  readonly needsPerson?: boolean;
  /** Any other message would have failed too: no connection, no login, no answer. */
  readonly away?: boolean;
  /** The return path of this mail was refused for good; that of others may be taken. */
  readonly refusesSender?: boolean;
  /** The message was written, but not answered: the next attempt may send it twice. */
  readonly mayHaveArrived?: boolean;
  /** Recipients that have the message. */
  readonly deliveredTo?: readonly string[];
}

/**
 * A relay did not take a message. `code` is safe to log; the error's message may quote the other
 * side and is stored with the row only.
 */
export class RelayError extends Error {
  readonly code: string;
  readonly needsPerson: boolean;
  readonly away: boolean;
  readonly refusesSender: boolean;
  readonly mayHaveArrived: boolean;
  readonly deliveredTo: readonly string[];

  constructor(reason: string, code: string, details: RelayErrorDetails = {}) {
    super(reason);
    this.code = code;
    this.needsPerson = details.needsPerson ?? false;
    this.away = details.away ?? false;
    this.refusesSender = details.refusesSender ?? false;
    this.mayHaveArrived = details.mayHaveArrived ?? false;
    this.deliveredTo = details.deliveredTo ?? [];
  }
}
