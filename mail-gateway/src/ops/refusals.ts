import type { FastifyBaseLogger } from 'fastify';
import type { RefusalCode } from '../errors.ts';
import type { Alarm } from './alarm.ts';

const HOUR = 60 * 60 * 1000;

/** Refusals in a row, with no message accepted in between, from which a person is told. */
const MANY = 5;

/** Answers that a wrong setting of site or gateway gives to every visitor. */
const ofSettings = new Set<RefusalCode>([
  'KEY_MISSING',
  'KEY_WRONG',
  'SERVICE_MISSING',
  'SERVICE_WRONG',
  'TEMPLATE_MISSING',
  'TEMPLATE_WRONG',
  'ORIGIN_FOREIGN',
]);

/** Notices when a wrong setting has every message refused. */
export interface RefusalWatch {
  refused(code: RefusalCode): void;
  accepted(): void;
}

/**
 * Writes a line for the first refusal of each code in an hour, with how many there were since the
 * last line, and calls the alarm once an hour while nothing but refusals comes in.
 * @param now milliseconds of a monotonic clock.
 */
export function watchRefusals({
  logger,
  alarm,
  now = () => performance.now(),
}: {
  logger: Pick<FastifyBaseLogger, 'warn'>;
  alarm: Alarm;
  now?: () => number;
}): RefusalWatch {
  const unsaid = new Map<RefusalCode, { count: number; saidAt: number }>();
  let inARow: Partial<Record<RefusalCode, number>> = {};
  let alarmedAt = Number.NEGATIVE_INFINITY;

  return {
    refused(code) {
      if (!ofSettings.has(code)) {
        return;
      }
      const seen = unsaid.get(code) ?? { count: 0, saidAt: Number.NEGATIVE_INFINITY };
      unsaid.set(code, seen);
      seen.count += 1;
      if (now() - seen.saidAt >= HOUR) {
        logger.warn({ code, count: seen.count }, 'messages refused');
        unsaid.set(code, { count: 0, saidAt: now() });
      }
      inARow[code] = (inARow[code] ?? 0) + 1;
      const total = Object.values(inARow).reduce((sum, count) => sum + count, 0);
      if (total >= MANY && now() - alarmedAt >= HOUR) {
        alarmedAt = now();
        alarm('messages-refused', { codes: inARow });
      }
    },
    accepted() {
      inARow = {};
    },
  };
}
