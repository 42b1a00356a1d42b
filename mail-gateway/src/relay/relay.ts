import type { StoredMessage } from '../store/store.ts';

/** A way to hand a message on. `deliver` resolves when the other side has taken it. */
export interface Relay {
  readonly name: string;
  /** @throws RelayError, always. */
  deliver(message: StoredMessage): Promise<void>;
  /** Resolves to a sentence when the other side would take a message now; rejects with RelayError. */
  check(): Promise<string>;
  close(): void;
}

/**
 * The other side did not take the message. `code` is for logs and holds nothing a visitor wrote;
 * the message may quote the other side and is kept with the row only.
 */
export class RelayError extends Error {
  readonly code: string;
  /** True when waiting alone will not mend it: a wrong password, a refused address or message. */
  readonly needsPerson: boolean;

  constructor(reason: string, code: string, needsPerson: boolean) {
    super(reason);
    this.code = code;
    this.needsPerson = needsPerson;
  }
}
