/** The kinds of deliveries. */
export type Kind = 'sign-in' | 'digest' | 'owner-mail' | 'confirmation' | 'webhook';

/** The kinds of deliveries of a message other than the owner's mail. */
export const followUpKinds = ['confirmation', 'webhook'] as const satisfies readonly Kind[];
export type FollowUpKind = (typeof followUpKinds)[number];

/** `queued` waits until it is due; `held` waits until the owner releases its message. */
export type DeliveryState = 'queued' | 'sending' | 'sent' | 'failed' | 'held';

/** A row of the outbox. Times are milliseconds since 1970 (UTC). */
export interface Delivery {
  /** The same in every attempt, so that the other side recognises the delivery. */
  readonly id: string;
  readonly kind: Kind;
  /** Null for a delivery without a message. */
  readonly messageId: string | null;
  readonly state: DeliveryState;
  readonly stateSince: number;
  readonly dueAt: number;
  readonly attempts: number;
  readonly lastError: string | null;
  /** Recipients that have the mail already, while others do not. */
  readonly deliveredTo: readonly string[];
}

/** A delivery that follows a message. */
export type FollowUp = Delivery & { readonly kind: FollowUpKind };

/** A claim on a delivery; it is still valid while `attempts` is unchanged. */
export type Claim = Pick<Delivery, 'id' | 'attempts'>;
