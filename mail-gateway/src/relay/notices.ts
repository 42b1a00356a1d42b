import type { FastifyBaseLogger } from 'fastify';
import type { Alarm } from '../ops/alarm.ts';

/** What delivery says in the log and to a person: ids, counts and codes. */
export interface Notices {
  delivered(what: object): void;
  notDelivered(what: object): void;
  alarm: Alarm;
}

/** Notices that never throw: on a full disk nothing can be logged, and mails go out all the same. */
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
      // There is nowhere left to say it.
    }
  };
}
