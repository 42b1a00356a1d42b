import type { StoredMessage } from '../store/store.ts';

/** An attempt at a delivery, for the handler and its relay. */
export interface Attempt {
  /** Aborts when the attempt takes too long, or when the gateway has to stop. */
  readonly signal: AbortSignal;
  /** To be called when the mail is written; `answerWithin` is in milliseconds. */
  written(answerWithin: number): void;
}

/** A visitor's message on its way to the owner. */
export type OutgoingMessage = StoredMessage & {
  /** The content of the attached file. */
  readonly attachment?: Uint8Array;
};

/** A mail of the gateway's own. */
export interface OwnMail {
  /** Every attempt has the same id. */
  readonly id: string;
  /** The sender's name instead of a visitor's. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  /** The recipient; the owner when absent. */
  readonly to?: readonly string[];
  /** Recipients that have the mail already. */
  readonly deliveredTo: readonly string[];
}

/** A service that accepts mails. After the attempt's signal aborts, it rejects and sends nothing more. */
export interface Relay {
  readonly name: 'smtp' | 'emailjs';
  /**
   * Resolves when every recipient has the message, apart from those in `message.deliveredTo`.
   *
   * @throws DeliveryError and nothing else.
   */
  deliver(message: OutgoingMessage, attempt?: Attempt): Promise<void>;
  /** Delivers a mail of the gateway's own, as `deliver` does a message. */
  deliverOwn(mail: OwnMail, attempt?: Attempt): Promise<void>;
  /** Resolves to a sentence when the relay would accept a mail now; rejects with DeliveryError. */
  check(): Promise<string>;
  close(): void;
}
