/** What a message causes. */
export const kinds = ['mail', 'webhook', 'confirmation'] as const;
export type Kind = (typeof kinds)[number];

/** What a mail server or a receiver of webhooks got. */
export interface Delivery {
  readonly kind: Kind;
  /** The message's. */
  readonly id: string;
  /** The gateway that sent it. */
  readonly gateway: number;
  /** Whether the other side said that it has it. */
  isConfirmed: boolean;
  /** Whether another delivery of the same was under way. */
  readonly isParallel: boolean;
}

/** What is delivered of a message, as one word. */
export const keyOf = ({ kind, id }: Pick<Delivery, 'kind' | 'id'>) => `${kind} ${id}`;

/** What all mail servers and receivers of a simulation note. */
export interface Observations {
  /** In the order in which they came. */
  readonly deliveries: Delivery[];
  /** How often each manner and each fault was met. */
  readonly met: Map<string, number>;
}

/** How probable each manner is, where it is not as usual. */
export type Shares = Readonly<Record<string, number>>;
