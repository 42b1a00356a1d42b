import type { FastifyBaseLogger } from 'fastify';
import type { Alarm } from '../alarms.ts';
import { describeError } from '../errors.ts';
import type { Language } from '../languages/language.ts';
import { newId } from '../messages/message.ts';
import { markNamed } from '../messages/queries.ts';
import { ownerLinksOf } from '../ops/owner-links.ts';
import type { Settings } from '../settings.ts';
import type { DigestEntry, Store } from '../store/store.ts';
import { DAY, repeat, SECOND, workingDaysBefore } from '../time.ts';
import { digestSubject, digestText } from './digest-text.ts';
import type { Handler } from './handler.ts';
import type { Relay } from './relay.ts';
import type { OutboxWorker } from './worker.ts';

/** Time of the alarm for withheld messages when DIGEST_AT is empty. */
const USUAL_TIME = '07:00';

const CHECK_INTERVAL = 20 * SECOND;

/** Most messages in one digest; the next one names the others. */
const MOST_ENTRIES = 200;

/** Working days after which a digest names an unanswered message. */
const ANSWERED_WITHIN = 2;

/** The age of a message from which a digest does not name it as unanswered: the team has dealt with it elsewhere. */
const WAITING_AT_MOST = 14 * DAY;

/** Most bytes of a digest's text: EmailJS takes 50 kB in all. */
const MOST_BYTES = 45_000;

/** Day and time in a time zone, as `2026-11-21` and `07:00`. */
function localTime(now: number, timeZone: string | undefined): [day: string, time: string] {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
    .format(now)
    .split(' ');
  return [day, time];
}

/** The context of writing digests. */
export interface DigestContext {
  readonly settings: Settings;
  readonly language: Language;
  readonly store: Store;
  readonly now: () => number;
}

export interface DigestOptions extends DigestContext {
  /** Whether there is a relay that could mail a digest. */
  readonly isMailed: boolean;
  readonly worker: Pick<OutboxWorker, 'wake'>;
  readonly alarm: Alarm;
  readonly logger: Pick<FastifyBaseLogger, 'info'>;
}

function textOf(
  entries: readonly DigestEntry[],
  { settings, language, now }: DigestContext,
): string {
  const time = now();
  const links = ownerLinksOf(settings);
  return digestText(entries, {
    keepSpamDays: settings.KEEP_SPAM_DAYS,
    language,
    now: time,
    linkTo: links && ((action, id) => links.urlOf(id, action, time)),
  });
}

/** Reads the messages of a digest; with null as its id, the messages that no digest has named yet. */
function readEntries(
  digestId: string | null,
  { settings, language, now, store }: DigestContext,
): Promise<DigestEntry[]> {
  const zone = { locale: language.words.dates, timeZone: settings.TZ };
  const until = workingDaysBefore(now(), ANSWERED_WITHIN, zone);
  const since = now() - WAITING_AT_MOST;
  return store.digestEntries(digestId, MOST_ENTRIES, { since, until });
}

/**
 * Returns a function to call regularly. The first call of a day after `DIGEST_AT` makes a digest, and raises the alarm
 * for withheld and failed messages. The digest names the messages that are withheld, have failed or wait for an answer,
 * and that no digest has named yet; without such messages there is no digest. Because a digest is queued in the outbox,
 * a restart does not lose it, and there is one a day.
 */
export function createDigests(options: DigestOptions) {
  const { settings, isMailed, store, worker, alarm, logger, now } = options;
  let checkedOn = '';

  async function makeDigest(day: string): Promise<void> {
    const entries = await readEntries(null, options);
    if (entries.length === 0) {
      return;
    }
    while (Buffer.byteLength(textOf(entries, options)) > MOST_BYTES) {
      entries.splice(Math.floor(entries.length * 0.9));
    }
    const id = newId();
    const ids = entries.map((entry) => entry.id);
    if (await store.keepDigest({ id, day, entries: ids, now: now() })) {
      logger.info({ id, messages: ids.length }, 'digest');
      worker.wake();
    }
  }

  return async (): Promise<void> => {
    const [day, time] = localTime(now(), settings.TZ);
    if (day === checkedOn || time < (settings.DIGEST_AT ?? USUAL_TIME)) {
      return;
    }
    const unnamed = await store.countUnnamed();
    if (isMailed && settings.DIGEST_AT !== null) {
      await makeDigest(day);
    }
    if (unnamed > 0) {
      alarm('messages-withheld', { messages: unnamed });
    }
    checkedOn = day;
  };
}

/** Checks at once and regularly whether a digest is due, until the returned function is called. */
export function startDigests(options: DigestOptions): () => void {
  const makeDigest = createDigests(options);
  const look = () => {
    makeDigest().catch((error: unknown) => {
      options.alarm('store-unavailable', describeError(error));
    });
  };
  look();
  return repeat(look, CHECK_INTERVAL);
}

/**
 * Mails digests to the owner. The text of a digest is written when the digest is sent: messages that were erased or
 * delivered meanwhile are left out, and no text of a visitor is stored twice.
 */
export function digestMail(relay: Relay, context: DigestContext): Handler {
  const { language, now } = context;
  return {
    kind: 'digest',
    by: relay.name,
    giveUpAfter: Number.POSITIVE_INFINITY,
    alarmRefused: 'mail-refused',
    async deliver({ id, deliveredTo }, attempt) {
      const entries = await readEntries(id, context);
      if (entries.length > 0) {
        const sender = language.words.digest.sender;
        const subject = digestSubject(entries, language);
        const text = textOf(entries, context);
        await relay.deliverOwn({ id, sender, subject, text, deliveredTo }, attempt);
      }
      return [{ sql: markNamed, values: [id, now()] }];
    },
  };
}
