import type { FastifyBaseLogger } from 'fastify';
import type { Alarm } from '../alarms.ts';

/** Log lines and alarms of the delivery: ids, counts and codes. */
export interface Notices {
  delivered(what: object): void;
  notDelivered(what: object): void;
  alarm: Alarm;
}

/** Notices that never throw: a log on a full disk must not stop mails. */
export function noticesTo(logger: Pick<FastifyBaseLogger, 'info' | 'warn'>, alarm: Alarm): Notices {
  return {
    delivered: neverThrowing((what: object) => logger.info(what, 'delivered')),
    notDelivered: neverThrowing((what: object) => logger.warn(what, 'not delivered')),
    alarm: neverThrowing(alarm),
  };
}

function neverThrowing<Given extends unknown[]>(notify: (...given: Given) => void) {
  return (...given: Given) => {
    try {
      notify(...given);
    } catch {
      // It cannot be reported anywhere else.
    }
  };
}
