import type { StoredMessage } from '../store/store.ts';

/** One attempt to deliver, as the handler and its relay see it. */
export interface Attempt {
  /** Aborts when the attempt takes too long, or when the gateway has to stop. */
  readonly signal: AbortSignal;
  /** To be called when all is written; `answerWithin` is in milliseconds. */
  written(answerWithin: number): void;
}

/** A visitor's message on its way to the owner. */
export type OutgoingMessage = StoredMessage & {
  /** The content of its file, where that is attached. */
  readonly attachment?: Uint8Array;
};

/** A mail of the gateway's own. */
export interface OwnMail {
  /** The same in every attempt. */
  readonly id: string;
  /** The name in the place of a visitor's. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  /** Who gets it; the owner when absent. */
  readonly to?: readonly string[];
  /** Recipients that have it already. */
  readonly deliveredTo: readonly string[];
}

/** A service that takes mails. After the attempt's signal aborts, it rejects and sends nothing more. */
export interface Relay {
  readonly name: 'smtp' | 'emailjs';
  /**
   * Resolves when every recipient has the message who is not in `message.deliveredTo`.
   * @throws DeliveryError and nothing else.
   */
  deliver(message: OutgoingMessage, attempt?: Attempt): Promise<void>;
  /** The same for a mail of the gateway's own. */
  deliverOwn(mail: OwnMail, attempt?: Attempt): Promise<void>;
  /** Resolves to a sentence when the relay would take a mail now; rejects with DeliveryError. */
  check(): Promise<string>;
  close(): void;
}
