import type { FastifyBaseLogger } from 'fastify';
import { describeError } from './errors.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What needs a person, by name; docs/operating-the-gateway.md says what to do about each. */
export const alarms = {
  'mail-refused': 'A mail server refuses our messages: a wrong password, address or message.',
  'message-failed': 'A message could not be handed on for five days and waits for the owner.',
  'waiting-long': 'A message has been waiting for an hour to be handed on.',
  'store-unavailable': 'The database cannot be used: messages are not accepted.',
  'disk-nearly-full': 'The disk of the database is nearly full.',
} as const;

export type AlarmName = keyof typeof alarms;

/** Tells a person. `details` hold ids, counts and codes, never what a visitor wrote. */
export type Alarm = (name: AlarmName, details?: Readonly<Record<string, unknown>>) => void;

export interface AlarmOptions {
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Where each alarm is posted as JSON `{ text, alarm, … }`; null posts nowhere. */
  readonly webhook: string | null;
  readonly now?: () => number;
  readonly post?: (address: string, body: string) => Promise<unknown>;
}

/**
 * An alarm that writes a log line each time, and posts to the webhook at most once an hour for the
 * same thing, at most once a day when that has gone on for a day.
 */
export function createAlarm({
  logger,
  webhook,
  now = Date.now,
  post = postJson,
}: AlarmOptions): Alarm {
  const told = new Map<AlarmName, { since: number; last: number }>();

  return (name, details = {}) => {
    logger.error({ alarm: name, ...details }, alarms[name]);
    if (webhook === null) {
      return;
    }
    const time = now();
    const before = told.get(name);
    const goesOn = before !== undefined && time - before.last < 2 * DAY;
    const since = goesOn ? before.since : time;
    const pause = time - since < DAY ? HOUR : DAY;
    if (goesOn && time - before.last < pause) {
      return;
    }
    told.set(name, { since, last: time });
    post(webhook, JSON.stringify({ text: alarms[name], alarm: name, ...details })).catch(
      (error: unknown) => {
        logger.warn(describeError(error), 'the webhook for alarms cannot be reached');
      },
    );
  };
}

async function postJson(address: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(address, { method: 'POST', headers, body, signal });
  if (!response.ok) {
    throw new Error(`the webhook answered ${response.status}`);
  }
}
