/** Optional details of a failure. Every flag defaults to false. */
export interface DeliveryErrorDetails {
  /** Needs a person, because waiting does not help: a wrong password, a refused address or message. */
  readonly needsPerson?: boolean;
  /** Any other mail would have failed too: no connection, no login, no answer. */
  readonly away?: boolean;
  /** Another attempt would be useless, or might deliver a second time. */
  readonly isFinal?: boolean;
  /** The server refused the return path of this mail for good; it may take another one. */
  readonly refusesSender?: boolean;
  /** The mail was written, but not answered: the next attempt may send a second one. */
  readonly mayHaveArrived?: boolean;
  /** Recipients that have the mail. */
  readonly deliveredTo?: readonly string[];
}

/**
 * The other side did not accept a delivery. `code` is safe to log; the error's message may quote the other side and is
 * stored with the delivery only.
 */
export class DeliveryError extends Error {
  readonly code: string;
  readonly needsPerson: boolean;
  readonly away: boolean;
  readonly isFinal: boolean;
  readonly refusesSender: boolean;
  readonly mayHaveArrived: boolean;
  readonly deliveredTo: readonly string[];

  constructor(reason: string, code: string, details: DeliveryErrorDetails = {}) {
    super(reason);
    this.code = code;
    this.needsPerson = details.needsPerson ?? false;
    this.away = details.away ?? false;
    this.isFinal = details.isFinal ?? false;
    this.refusesSender = details.refusesSender ?? false;
    this.mayHaveArrived = details.mayHaveArrived ?? false;
    this.deliveredTo = details.deliveredTo ?? [];
  }
}
