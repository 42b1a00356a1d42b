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
 * Notices when a wrong setting has every message refused: logs refusals at most once an hour for
 * each code, with their number since the last line, and raises the alarm at most once an hour while
 * no message is accepted. Also notices when the database had no room for a message, which a probe of
 * one small row may not.
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
    /** A message found no room in the database. */
    full(error: StoreError): void {
      fullAt = performance.now();
      alarm('store-unavailable', describeError(error));
    },
    /** Whether a message found no room within the last minute, and none was kept since. */
    isFull: () => performance.now() - fullAt < MINUTE,
    accepted(): void {
      inARow = {};
      fullAt = Number.NEGATIVE_INFINITY;
    },
  };
}
