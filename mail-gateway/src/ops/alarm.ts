import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../errors.ts';
import { LONGEST_DELAY } from '../relay/schedule.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What needs a person, by name; docs/operating-the-gateway.md says what to do about each. */
export const alarms = {
  'mail-refused': 'A mail server refuses our messages: a wrong password, address or message.',
  'message-failed': 'A message could not be handed on for five days and waits for the owner.',
  'relay-down': 'A way to send mail has not been usable for a quarter of an hour.',
  'waiting-long': 'A message has been waiting for an hour to be handed on.',
  'messages-withheld': 'Messages were withheld or could not be mailed since the last digest.',
  'messages-refused': 'Every message is refused: the settings of site and gateway do not agree.',
  'no-relay': 'Messages have been waiting for a day, and nothing is set to mail them.',
  'store-unavailable': 'The database cannot be used: messages are not accepted.',
  'clock-jumped': 'The clock jumped, or the gateway was off for more than a day.',
  'disk-nearly-full': 'The disk of the database is nearly full.',
} as const;

export type AlarmName = keyof typeof alarms;

/**
 * After so long without being called the trouble is over, and the next call is new trouble.
 * Maintenance looks every few minutes; a refused mail and a relay are tried again after the
 * longest delay.
 */
const quietAfter = (name: AlarmName) =>
  name === 'mail-refused' || name === 'relay-down' ? LONGEST_DELAY + HOUR : 30 * MINUTE;

/** Trouble that goes on; times are those of the alarm's clock. */
interface Trouble {
  since: number;
  last: number;
  notified: number;
  /** True when one more message has failed since a person was notified. */
  isNew: boolean;
  posting: boolean;
}

/** Tells a person. `details` hold ids, counts and codes, never what a visitor wrote. */
export type Alarm = (name: AlarmName, details?: Readonly<Record<string, unknown>>) => void;

export interface AlarmOptions {
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Where each alarm is posted as JSON `{ text, alarm, … }`; null posts nowhere. */
  readonly webhook: string | null;
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number;
  readonly post?: (address: string, body: string) => Promise<unknown>;
}

/**
 * An alarm that writes a log line each time, and posts to the webhook at most once an hour for the
 * same thing, at most once a day when that has gone on for a day and nothing new has failed. A post
 * that fails does not count: the next call tries again.
 */
export function createAlarm({
  logger,
  webhook,
  now = () => performance.now(),
  post = postJson,
}: AlarmOptions): Alarm {
  const troubles = new Map<AlarmName, Trouble>();

  return (name, details = {}) => {
    logger.error({ alarm: name, ...details }, alarms[name]);
    if (webhook === null) {
      return;
    }
    const time = now();
    const trouble = troubles.get(name) ?? {
      since: time,
      last: time,
      notified: Number.NEGATIVE_INFINITY,
      isNew: false,
      posting: false,
    };
    troubles.set(name, trouble);
    if (time - trouble.last > quietAfter(name)) {
      trouble.since = time;
    }
    trouble.last = time;
    trouble.isNew ||= name === 'message-failed' && 'id' in details;
    const interval = trouble.isNew || time - trouble.since < DAY ? HOUR : DAY;
    if (trouble.posting || time - trouble.notified < interval) {
      return;
    }
    trouble.posting = true;
    trouble.isNew = false;
    post(webhook, JSON.stringify({ text: alarms[name], alarm: name, ...details }))
      .then(
        () => {
          trouble.notified = time;
        },
        (error: unknown) => {
          trouble.isNew = true;
          logger.warn(describeError(error), 'the webhook for alarms cannot be reached');
        },
      )
      .finally(() => {
        trouble.posting = false;
      });
  };
}

async function postJson(address: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(10_000);
  const redirect = 'error';
  const response = await fetch(address, { method: 'POST', headers, body, signal, redirect });
  if (!response.ok) {
    throw new Error(`the webhook answered ${response.status}`);
  }
}
