/** A mail that a mail server got. */
export interface Delivery {
  /** The message's. */
  readonly id: string;
  /** The gateway that sent it. */
  readonly gateway: number;
  /** Whether the mail server said that it has it. */
  isConfirmed: boolean;
}

/** What all mail servers of a simulation note. */
export interface Observations {
  /** In the order in which they came. */
  readonly deliveries: Delivery[];
  /** How often each manner and each fault was met. */
  readonly met: Map<string, number>;
}

/** How probable each manner is, where it is not as usual. */
export type Shares = Readonly<Record<string, number>>;
