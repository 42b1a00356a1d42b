import type { FastifyBaseLogger } from 'fastify';
import type { Alarm } from '../alarms.ts';
import { describeError, type RefusalCode } from '../errors.ts';
import type { StoreError } from '../store/database.ts';
import { HOUR, MINUTE } from '../time.ts';

/** Refusals without an accepted message in between that raise the alarm. */
const MANY = 5;

/** Refusals that a wrong setting of site or gateway causes for every visitor. */
const ofSettings = new Set<RefusalCode>([
  'KEY_MISSING',
  'KEY_WRONG',
  'SERVICE_MISSING',
  'SERVICE_WRONG',
  'TEMPLATE_MISSING',
  'TEMPLATE_WRONG',
  'ORIGIN_FOREIGN',
]);

export type RefusalWatch = ReturnType<typeof watchRefusals>;

/**
 * Detects a wrong setting because of which every message is refused. Logs refusals at most once an hour for each code,
 * with their number since the last line, and raises the alarm at most once an hour while no message is accepted. Also
 * detects a database without space for a message, which a probe of one small row may miss.
 */
export function watchRefusals({
  logger,
  alarm,
}: {
  logger: Pick<FastifyBaseLogger, 'warn'>;
  alarm: Alarm;
}) {
  const unsaid = new Map<RefusalCode, { count: number; saidAt: number }>();
  let inARow: Partial<Record<RefusalCode, number>> = {};
  let alarmedAt = Number.NEGATIVE_INFINITY;
  let fullAt = Number.NEGATIVE_INFINITY;

  return {
    refused(code: RefusalCode): void {
      if (!ofSettings.has(code)) {
        return;
      }
      const seen = unsaid.get(code) ?? { count: 0, saidAt: Number.NEGATIVE_INFINITY };
      unsaid.set(code, seen);
      seen.count += 1;
      if (performance.now() - seen.saidAt >= HOUR) {
        logger.warn({ code, count: seen.count }, 'messages refused');
        unsaid.set(code, { count: 0, saidAt: performance.now() });
      }
      inARow[code] = (inARow[code] ?? 0) + 1;
      const total = Object.values(inARow).reduce((sum, count) => sum + count, 0);
      if (total >= MANY && performance.now() - alarmedAt >= HOUR) {
        alarmedAt = performance.now();
        alarm('messages-refused', { codes: inARow });
      }
    },
    /** The database had no space for a message. */
    full(error: StoreError): void {
      fullAt = performance.now();
      alarm('store-unavailable', describeError(error));
    },
    /** Whether the database had no space for a message within the last minute, and stored none since. */
    isFull: () => performance.now() - fullAt < MINUTE,
    accepted(): void {
      inARow = {};
      fullAt = Number.NEGATIVE_INFINITY;
    },
  };
}
