import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Alarm } from './alarm.ts';
import { describeError } from './errors.ts';
import { deleteExpired } from './retention.ts';
import type { Settings } from './settings.ts';
import { placeOf } from './store/open.ts';
import type { Store } from './store/store.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** Time between two looks, in milliseconds. */
const EVERY = 5 * MINUTE;

/** From this share on the disk counts as nearly full. */
const NEARLY_FULL = 0.8;

export interface HousekeepingOptions {
  readonly settings: Settings;
  readonly store: Store;
  readonly alarm: Alarm;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly now?: () => number;
}

/**
 * What is to be done every few minutes: delete what was kept long enough, and call a person when
 * messages wait or have failed, the database cannot be used or the disk is nearly full.
 */
export async function keepHouse(options: HousekeepingOptions): Promise<void> {
  const { settings, store, alarm, logger, now = Date.now } = options;
  try {
    await store.probe(now());
    const deleted = await deleteExpired(store, settings, now());
    if (deleted.sent + deleted.spam > 0) {
      logger.info(deleted, 'deleted what was kept long enough');
    }
    const { failed } = await store.counts();
    if (failed > 0) {
      alarm('message-failed', { failed });
    }
    const oldest = await store.oldestWaiting();
    const isMailed = settings.SMTP_URL !== null || settings.EMAILJS_SERVICE_ID !== '';
    if (isMailed && oldest !== null && now() - oldest > HOUR) {
      alarm('waiting-long', { minutes: Math.round((now() - oldest) / 60_000) });
    }
  } catch (error) {
    alarm('store-unavailable', describeError(error));
  }
  if (settings.DATABASE_URL.startsWith('file:')) {
    const { blocks, bavail } = await statfs(path.dirname(placeOf(settings.DATABASE_URL)));
    const used = 1 - bavail / blocks;
    if (used >= NEARLY_FULL) {
      alarm('disk-nearly-full', { percent: Math.round(used * 100) });
    }
  }
}

/** Keeps house at once and then every few minutes, until the returned function is called. */
export function startHousekeeping(options: HousekeepingOptions): () => void {
  const work = () => {
    keepHouse(options).catch((error: unknown) => {
      options.logger.error(describeError(error), 'housekeeping failed');
    });
  };
  work();
  const timer = setInterval(work, EVERY);
  return () => clearInterval(timer);
}
