/** A mail that a mail server received. */
export interface Delivery {
  /** The id of the message. */
  readonly id: string;
  /** The index of the gateway that sent the mail. */
  readonly gateway: number;
  /** Whether the mail server confirmed the mail. */
  isConfirmed: boolean;
}

/** The notes of all mail servers of a simulation. */
export interface Observations {
  /** The received mails, oldest first. */
  readonly deliveries: Delivery[];
  /** How often each manner and each fault occurred, by its name. */
  readonly met: Map<string, number>;
}

/** Other probabilities for some manners or faults, by their names. */
export type Shares = Readonly<Record<string, number>>;
