import type { AlarmName } from '../alarms.ts';
import type { Statement } from '../store/database.ts';
import type { Delivery, Kind } from './delivery.ts';
import type { Attempt } from './relay.ts';

/** The handler of one kind of delivery. */
export interface Handler {
  readonly kind: Kind;
  /** The receiver's name for metrics and records: the relay, or the kind. */
  readonly by: string;
  /** Milliseconds of failing after which a delivery is given up. */
  readonly giveUpAfter: number;
  /** The alarm for a delivery that is given up. */
  readonly alarmGivenUp?: AlarmName;
  /** The alarm for a refusal that waiting does not change. */
  readonly alarmRefused?: AlarmName;
  /**
   * Delivers, or does nothing if there is nothing to deliver any more.
   *
   * @returns statements for the transaction that records the delivery as sent
   * @throws DeliveryError, or StoreError when the database cannot be read
   */
  deliver(delivery: Delivery, attempt: Attempt): Promise<readonly Statement[]>;
}
