import type { AlarmName } from '../alarms.ts';
import type { Statement } from '../store/database.ts';
import type { Delivery, Kind } from './delivery.ts';
import type { Attempt } from './relay.ts';

/** How one kind of delivery is made. */
export interface Handler {
  readonly kind: Kind;
  /** What takes it, for metrics and records: a relay's name, or the kind. */
  readonly by: string;
  /** Milliseconds of failing after which it is given up. */
  readonly giveUpAfter: number;
  /** Raised when it is given up. */
  readonly alarmGivenUp?: AlarmName;
  /** Raised when the other side refuses it in a way that waiting does not change. */
  readonly alarmRefused?: AlarmName;
  /**
   * Delivers, or does nothing where there is nothing to deliver any more. Resolves to statements that
   * run in the transaction that records the delivery as sent.
   * @throws DeliveryError, or StoreError when the database cannot be read.
   */
  deliver(delivery: Delivery, attempt: Attempt): Promise<readonly Statement[]>;
}
