import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Alarm } from '../alarms.ts';
import { describeError } from '../errors.ts';
import { MEGABYTE } from '../files/sent-file.ts';
import type { Kind } from '../outbox/delivery.ts';
import type { OutboxWorker } from '../outbox/worker.ts';
import { isRelayed, type Settings } from '../settings.ts';
import { locationOf } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { DAY, dayIn, HOUR, MINUTE, repeat } from '../time.ts';
import { deleteExpired } from './retention.ts';

const ROUND_INTERVAL = 5 * MINUTE;

/** The time for which a sent digest or sign-in mail stays in the outbox. */
const OWN_MAILS_KEPT_FOR = 30 * DAY;

/** The used fraction of the disk, or of the space for files, that counts as nearly full. */
const NEARLY_FULL = 0.8;

export interface MaintenanceOptions {
  readonly settings: Settings;
  readonly store: Store;
  readonly worker: Pick<OutboxWorker, 'delivers'>;
  readonly alarm: Alarm;
  readonly logger: Pick<FastifyBaseLogger, 'info'>;
  readonly now: () => number;
}

/**
 * Deletes what has expired, ends what nothing delivers, and raises alarms when messages wait or have failed, the
 * database cannot be used, or disk or files are nearly full.
 */
export class Maintenance {
  readonly #options: MaintenanceOptions;
  /** True at the start too: an earlier process may have left deleted text in the log. */
  #needsVacuum = true;

  constructor(options: MaintenanceOptions) {
    this.#options = options;
  }

  /** Does everything once. Never rejects. */
  async round(): Promise<void> {
    const { settings, store, alarm, now } = this.#options;
    try {
      await store.probe(now());
      await this.#deleteOld();
      await this.#giveUpUndeliverable();
      await this.#checkMessages();
      await this.#checkFiles();
    } catch (error) {
      alarm('store-unavailable', describeError(error));
    }
    if (settings.DATABASE_URL.startsWith('file:')) {
      await this.#checkDisk();
    }
  }

  async #deleteOld(): Promise<void> {
    const { settings, store, logger, now } = this.#options;
    await store.signIn.deleteExpired(now());
    await store.passkeys.deleteExpired(now());
    await store.draftLinks.deleteExpired(now());
    await store.outbox.deleteSent(now() - OWN_MAILS_KEPT_FOR);
    await store.figures.forget(dayIn(settings.TZ)(now() - HOUR));
    const deleted = await deleteExpired(store, settings, now());
    if (deleted.sent + deleted.spam > 0) {
      this.#needsVacuum = true;
      logger.info(deleted, 'deleted what was kept long enough');
    }
    if (this.#needsVacuum) {
      this.#needsVacuum = (await store.vacuum()) !== null;
    }
  }

  /** Ends deliveries of a setting or a feature that is gone. */
  async #giveUpUndeliverable(): Promise<void> {
    const { store, worker, logger, now } = this.#options;
    const delivers = (kind: Kind) => worker.delivers(kind);
    const deliveries = await store.outbox.giveUpUndeliverable(delivers, now());
    if (deliveries > 0) {
      logger.info({ deliveries }, 'gave up what nothing delivers');
    }
  }

  async #checkMessages(): Promise<void> {
    const { settings, store, alarm, now } = this.#options;
    const { failed } = await store.counts();
    if (failed > 0) {
      alarm('message-failed', { failed });
    }
    const waited = now() - ((await store.oldestWaiting()) ?? now());
    const relayed = isRelayed(settings);
    if (waited > (relayed ? HOUR : DAY)) {
      alarm(relayed ? 'waiting-long' : 'no-relay', { minutes: Math.round(waited / MINUTE) });
    }
  }

  async #checkFiles(): Promise<void> {
    const { settings, store, alarm } = this.#options;
    const megabytes = (await store.countFileBytes()) / MEGABYTE;
    if (megabytes > settings.FILES_MEGABYTES * NEARLY_FULL) {
      alarm('files-nearly-full', { megabytes: Math.round(megabytes) });
    }
  }

  async #checkDisk(): Promise<void> {
    const { settings, alarm } = this.#options;
    const folder = path.dirname(locationOf(settings.DATABASE_URL));
    const disk = await statfs(folder).catch(() => null);
    const used = disk ? 1 - disk.bavail / disk.blocks : 0;
    if (used >= NEARLY_FULL) {
      alarm('disk-nearly-full', { percent: Math.round(used * 100) });
    }
  }
}

/** Runs a round at once and then every few minutes, until the returned function is called. */
export function startMaintenance(options: MaintenanceOptions): () => void {
  const maintenance = new Maintenance(options);
  const round = () => maintenance.round();
  void round();
  return repeat(round, ROUND_INTERVAL);
}
