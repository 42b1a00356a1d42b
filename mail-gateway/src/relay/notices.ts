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
    delivered: unfailing((what: object) => logger.info(what, 'delivered')),
    notDelivered: unfailing((what: object) => logger.warn(what, 'not delivered')),
    alarm: unfailing(alarm),
  };
}

function unfailing<Given extends unknown[]>(say: (...given: Given) => void) {
  return (...given: Given) => {
    try {
      say(...given);
    } catch {
      // There is nowhere left to say it.
    }
  };
}
