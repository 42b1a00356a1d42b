import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { buildApp } from './app.ts';
import { contactFormOf } from './contact-form.ts';
import { storeViews } from './figures/store-views.ts';
import { ViewCounter } from './figures/view-counter.ts';
import { type Listening, listen } from './http/server/listen.ts';
import { languageOf } from './languages/language.ts';
import { createAlarm } from './ops/alarm.ts';
import { createLogDestination } from './ops/log.ts';
import { startMaintenance } from './ops/maintenance.ts';
import { createMetrics } from './ops/metrics.ts';
import { watchRefusals } from './ops/refusals.ts';
import { startDigests } from './outbox/digest.ts';
import { lanesOf } from './outbox/lanes.ts';
import { OutboxWorker } from './outbox/worker.ts';
import { isRelayed, readSettings, type Settings, SettingsError } from './settings.ts';
import { StoreError } from './store/database.ts';
import { locationOf, openStore } from './store/open.ts';

/** Milliseconds after SIGTERM until open requests are cut off, and until the process exits. */
const REQUEST_TIMEOUT = 7000;
const EXIT_TIMEOUT = 9500;

/** Milliseconds between two attempts to reach a database. */
const STORE_RETRY = 5000;

// An output that cannot be written, as on a full disk, must not end the gateway.
process.stdout.on('error', () => {});

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const logger = pino({ name: 'mail-gateway' }, createLogDestination());
  const store = await openStore(settings.DATABASE_URL, { mayBeAway: true });
  const alarm = createAlarm({ logger, webhook: settings.ALARM_WEBHOOK_URL });
  const now = Date.now;
  const language = languageOf(settings);
  const isMailed = isRelayed(settings);
  const metrics = createMetrics(store, now);
  const refusals = watchRefusals({ logger, alarm });
  const form = contactFormOf({ settings, logger });
  const stopFollowing = await form.follow();
  const lanes = await lanesOf({ settings, language, store, form, alarm, now });
  const worker = new OutboxWorker({ outbox: store.outbox, lanes, logger, alarm, metrics, now });
  const views = settings.FIGURES === 'on' ? new ViewCounter() : undefined;
  const app = await buildApp({
    settings,
    language,
    store,
    worker,
    logger,
    form,
    views,
    metrics,
    refusals,
    now,
  });
  const storeLastViews = views && storeViews(views, store);
  let listening: Listening | undefined;
  let stopWork: (() => void)[] = [stopFollowing];
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!closing) {
        closing = true;
        void stop();
      }
    });
  }

  listening = await listen(app, settings);
  worker.wake();
  void onceAnswered(async () => {
    // A restart may have solved the problem for which mails wait, and their next attempts may be hours away.
    await store.outbox.makeAllDue(now());
    worker.wake();
  });
  void onceAnswered(() => store.people.keepOnly(settings.ADMIN_EMAILS, now()));
  stopWork = [
    ...stopWork,
    startMaintenance({ settings, store, worker, alarm, logger, now }),
    startDigests({ settings, language, isMailed, store, worker, alarm, logger, now }),
  ];
  printStart(settings, listening.port, isMailed);

  async function stop(): Promise<void> {
    setTimeout(() => app.server.closeAllConnections(), REQUEST_TIMEOUT).unref();
    setTimeout(() => process.exit(1), EXIT_TIMEOUT).unref();
    for (const end of stopWork) {
      end();
    }
    await Promise.allSettled([listening?.close(), app.close(), worker.stop()]);
    await storeLastViews?.();
    const [closed] = await Promise.allSettled([store.close()]);
    process.exit(closed.status === 'fulfilled' ? 0 : 1);
  }
}

/** Calls a function as soon as the database answers. */
async function onceAnswered(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch {
      // The worker raises the alarm for this already.
      await wait(STORE_RETRY, undefined, { ref: false });
    }
  }
}

/** Prints the address of the site, the database of messages, and the command that reads them. */
function printStart(settings: Settings, port: number, relayed: boolean): void {
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
  const shown = ['0.0.0.0', '::'].includes(settings.HOST) ? 'localhost' : host;
  const url = `http://${shown}:${port}${settings.BASE_PATH}`;
  const mailed = relayed
    ? 'and handed on by mail.'
    : 'and not mailed: neither SMTP_URL nor EMAILJS_… is set.';
  const served = settings.SITE_DIR
    ? `The site is at ${url}`
    : `The gateway is at ${url}, without a site.`;
  const lines = [
    settings.SITE_URL
      ? `The site is at ${settings.SITE_URL}${settings.BASE_PATH}, its gateway at ${url}`
      : served,
    `Messages are kept in ${locationOf(settings.DATABASE_URL)} ${mailed}`,
    'Read them with: npm run inbox -- list',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function sentenceOf(error: unknown): string {
  if (error instanceof SettingsError) {
    return error.message;
  }
  if (error instanceof StoreError) {
    return `Cannot start: messages cannot be kept. ${error.message}`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? error.port : '';
    return `Cannot start: port ${port} is in use already. Set PORT to another one, or stop what uses it.`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EACCES' && 'port' in error) {
    return `Cannot start: this user may not listen on port ${error.port}. Set PORT to one from 1024 on.`;
  }
  return `Cannot start: ${error instanceof Error ? error.message : error}`;
}
